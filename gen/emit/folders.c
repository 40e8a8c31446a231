/* SPDX-License-Identifier: MIT */
/* Makes the folder that files go to, and takes it back: see folders.h. */
#define _XOPEN_SOURCE 700
#include "emit/folders.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Makes one folder. If something is there already, writing into it tells whether it is a
 * folder. */
static bool make_folder(struct pool *pool, const char *path, struct folders *made, char **error)
{
    struct stat status;
    if (stat(path, &status) == 0)
        return true;
    if (mkdir(path, 0777) != 0) {
        if (errno == EEXIST) /* somebody else was faster */
            return true;
        *error = pool_format(pool, "cannot make the folder '%s': %s; nothing written", path,
                             strerror(errno));
        return false;
    }
    POOL_ADD(pool, made->paths, made->count) = path;
    return true;
}

bool folders_make(struct pool *pool, const char *path, struct folders *made, char **error)
{
    if (!path || !*path)
        return true;
    for (const char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/'))
        if (!make_folder(pool, pool_copy_text(pool, path, (size_t)(slash - path)), made, error))
            return false;
    return make_folder(pool, path, made, error);
}

void folders_unmake(const struct folders *made)
{
    for (size_t i = made->count; i-- > 0;)
        (void)rmdir(made->paths[i]);
}
