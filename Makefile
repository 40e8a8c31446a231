# SPDX-License-Identifier: MIT
#
# Everything is built into build/; `make help` lists what there is to make.
# `make CC=clang BUILD=build/clang` builds with another compiler beside it,
# `make V=1` shows the commands.

BUILD  ?= build
CFLAGS ?= -O2 -g
PREFIX ?= /usr/local
DOMAIN ?= cat
SECONDS ?= 60
SEED   ?= 1
COUNT  ?= 100
JOBS   ?= 1
FILES  ?= $(wildcard runtime/*.h runtime/*/*.c runtime/*/*.h)

WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual \
            -Wmissing-prototypes
POSIX    := -D_POSIX_C_SOURCE=200809L

# Debian's names of what is needed besides gcc and make: see tests/install.
RUN_NEEDS   := libc6-dev libyaml-dev libjansson-dev
TEST_NEEDS  := $(RUN_NEEDS) libcunit1-dev g++ pkg-config cmake ninja-build
SANITIZE_NEEDS := $(TEST_NEEDS) clang libclang-rt-dev
FUZZ_NEEDS  := $(RUN_NEEDS) clang libclang-rt-dev
SIZE_NEEDS  := $(RUN_NEEDS) python3
PICTURE_NEEDS := $(RUN_NEEDS) graphviz chromium node-d3
MACHINES    := gcc-arm-none-eabi gcc-riscv64-unknown-elf gcc-avr
# Their C libraries and emulators, other machines that run programs of this one, and other hosts.
EMULATORS    = avr-libc gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user qemu-system-arm \
               qemu-system-misc simavr gcc-$(shell gcc -dumpversion)-multilib musl-tools clang python3

DOMAINS   := $(patsubst domains/%/main.c,%,$(wildcard domains/*/main.c))
FORMATTED := $(wildcard $(foreach folder,gen gen/* runtime runtime/* domains domains/* tests \
                          $(addprefix tests/,support language runtime models competition bench faults fuzz hosts images size),\
                          $(folder)/*.c $(folder)/*.h))

comma   := ,
objects  = $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard $(1)))
GEN     := $(call objects,gen/*.c gen/*/*.c) $(BUILD)/obj/gen/base/embedded.o
RUNTIME := $(call objects,runtime/*/*.c)
PARTS   := $(call objects,domains/*/*.c generated/*/*.c)
# What the demos share, and the menu of them.
DEMO    := $(call objects,domains/*.c)
TESTS   := $(call objects,tests/*.c $(addprefix tests/,$(addsuffix /*.c,support language runtime models competition)))
BENCH   := $(call objects,tests/bench/*.c tests/support/orchard.c tests/support/search_room.c \
             tests/models/scaling.c tests/models/scaling_write.c tests/models/long_walks.c)
FUZZ    := $(call objects,tests/fuzz/*.c)
# The villagers and teams that are measured, without the domains' mains and what they show.
CROWD   := $(call objects,generated/village/*.c $(addprefix domains/village/,village_tasks.c villager.c)\
             generated/orchard/*.c domains/orchard/orchard_tasks.c)
# The compiler as a library, for the programs that have a main of their own; the tests link
# the runtime with its assertions.
COMPILER := $(filter-out %/gen/main.o,$(GEN))
ASSERTING := $(patsubst runtime/%.c,$(BUILD)/obj/asserting/%.o,$(wildcard runtime/*/*.c))

PROGRAMS := $(addprefix $(BUILD)/,goapgen $(DOMAINS) menu $(if $(TESTS),tests) \
                                  $(if $(BENCH),bench))

MAKEFLAGS += --no-print-directory $(if $(V),,--silent)

# The tests run programs of this build, and compile what they generate.
export BUILD CC CXX CFLAGS

# These run make again, after installing what is missing. Two of them at once
# would build the same files twice; the makes that they run work in parallel.
ifneq ($(filter run test bare machines bench competition check sanitize fuzz mutate size pictures,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# What they build is built on all cores, unless make was told how many to use.
ALL_CORES = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(shell nproc))

.PHONY: all help run test bare machines bench competition everything generated format check \
        sanitize fuzz mutate size pictures install uninstall clean
.DELETE_ON_ERROR:
.SECONDEXPANSION:

all: $(BUILD)/goapgen $(addprefix $(BUILD)/,$(DOMAINS) menu) ## build goapgen and the domains (the default)

help: ## list the targets
	awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ------------------------------------------------------------------- running

# A domain that is named is run; otherwise a menu offers all, and runs build/cat where there is no
# terminal.
run: ## install what is missing, build, choose a demo and run it (DOMAIN=name runs that one)
	$(if $(filter $(DOMAIN),$(DOMAINS)),,\
	    echo "make: there is no domain '$(DOMAIN)'; DOMAIN is one of: $(DOMAINS)" >&2; exit 2)
	tests/install $(RUN_NEEDS)
	$(MAKE) $(ALL_CORES) all
	$(if $(filter file,$(origin DOMAIN)),$(BUILD)/menu domains/README.md,$(BUILD)/$(DOMAIN))

test: ## install what is missing, build, run the tests
	tests/install $(TEST_NEEDS)
	$(MAKE) $(ALL_CORES) all $(BUILD)/tests
	$(BUILD)/tests

# The trials of README's promises: see tests/bare.
bare: ## run and test on fresh Debians 12 and 13: as root, as a user with sudo, without terminals
	for debian in bookworm trixie; do for as in root user; do for terminals in '' none; do \
	    echo "$$debian, as $$as, terminals: $${terminals:-all}"; \
	    DEBIAN=$$debian AS=$$as TERMINALS=$$terminals tests/bare sh -c 'make run && make test' || exit 1; \
	done; done; done

# SUITES are what a fresh machine skips for want of other machines' compilers and emulators.
SUITES := builds flash freestanding machines size hosts
machines: ## install other machines' compilers and emulators, try the runtime and goapgen on them
	tests/install $(TEST_NEEDS) $(MACHINES) $(EMULATORS)
	$(MAKE) $(ALL_CORES) all $(BUILD)/tests
	$(BUILD)/tests $(SUITES)
	$(MAKE) size SIZE=--check

bench: ## install what is missing, build, run the benchmarks
	tests/install $(RUN_NEEDS)
	$(MAKE) all $(BUILD)/bench
	$(BUILD)/bench

competition: ## install what is missing, build, plan large problems of the competitions
	tests/install $(TEST_NEEDS)
	$(MAKE) all $(BUILD)/tests
	COMPETITION=large $(BUILD)/tests competition

# GENERATE=--check compares instead of writing. All domains are gone through,
# so that one run shows everything that is wrong. Stubs may stand in all files of a
# domain; a NAME_tasks.c that is not there is made. The article's cat is shipped as the article has
# it, with what goapgen says against it.
FORGIVEN := $(addprefix -W no-,shadowed-method starved-task saturating-effect)

generated: $(BUILD)/goapgen ## write generated/ anew from domains/
	status=0; for yaml in domains/*/*.yaml; do \
	    folder=$$(basename $$(dirname $$yaml)) && name=$$(basename $$yaml .yaml) && \
	    mkdir -p generated/$$folder && \
	    $(BUILD)/goapgen $(GENERATE) -o generated/$$folder \
	        -t domains/$$folder/$${name}_tasks.c \
	        $$(ls domains/$$folder/*.c | grep -v _tasks.c | sed 's/^/-t /') \
	        $$([ $$name != article_cat ] || echo '$(FORGIVEN)') \
	        $$yaml || status=1; \
	done; exit $$status

# ------------------------------------------------------------------ checking

# Each version of clang-format has a format of its own.
KNOW_FORMAT := { clang-format --version | grep -q 'version 14\.' || \
    { echo "The format is that of clang-format 14; here is: $$(clang-format --version)" >&2; false; }; }

format: ## format the sources with clang-format 14
	tests/install clang-format
	$(KNOW_FORMAT)
	clang-format -i $(FORMATTED)

# One build shows clang's warnings and is that of `make sanitize`; gcc's show in every other build.
# The tests themselves are not optimized, as compiling them takes longer than running them.
SANITIZED := CC=clang CXX=clang++ BUILD=$(BUILD)/sanitize TEST_CFLAGS=-O0 \
    CFLAGS='-O1 -gline-tables-only -Werror -fsanitize=address,undefined -fno-sanitize-recover=all'

check: ## what CI checks beside the tests: format, clang's warnings, layers, shape, generated/
	tests/install $(SANITIZE_NEEDS) clang-format
	if $(KNOW_FORMAT); then clang-format --dry-run -Werror $(FORMATTED); \
	else echo 'It is not checked.' >&2; fi
	tests/shape
	$(MAKE) $(ALL_CORES) $(SANITIZED) everything
	tests/layers $(BUILD)/sanitize/obj
	$(MAKE) $(SANITIZED) generated GENERATE=--check

sanitize: ## run the tests under clang's sanitizers of addresses and undefined behaviour
	tests/install $(SANITIZE_NEEDS)
	$(MAKE) $(SANITIZED) test

FUZZ_FLAGS := -O2 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all

fuzz: ## feed made-up domains to all commands, for SECONDS=60
	tests/install $(FUZZ_NEEDS)
	$(MAKE) CC=clang BUILD=$(BUILD)/fuzz CFLAGS='$(FUZZ_FLAGS)' \
	    $(BUILD)/fuzz/goapgen $(BUILD)/fuzz/fuzzer
	tests/fuzz/run $(BUILD)/fuzz $(SECONDS)

# FILES are of gen/ or of runtime/. The suites come from a build of their own, without -g, so that
# the same code is the same object.
mutate: ## put COUNT=100 faults, drawn by SEED=1, into FILES, list those no test notices
	tests/install $(TEST_NEEDS) python3
	$(MAKE) BUILD=$(BUILD)/mutate CFLAGS=-O1 all $(BUILD)/mutate/tests
	python3 tests/mutate/mutate.py $(BUILD)/mutate $(SEED) $(COUNT) $(JOBS) $(FILES)

# SIZE=--check compares instead of writing, on the machines whose compilers are here.
size: ## measure what the runtime takes on small machines, write runtime/SIZE.md
	tests/install $(SIZE_NEEDS) $(if $(SIZE),,$(MACHINES))
	$(MAKE) $(BUILD)/goapgen
	python3 tests/size/size.py $(BUILD) $(SIZE)

# The documents show the commands; a test looks that the pictures are what these draw.
pictures: ## install what is missing, draw the pictures of the documents anew
	tests/install $(PICTURE_NEEDS)
	$(MAKE) $(BUILD)/goapgen
	sed -n 's|^    build/\(goapgen graph .* >domains/[a-z/]*\.svg\)$$|$(BUILD)/\1|p' domains/*/*.md | sh -ex
	$(BUILD)/goapgen run domains/village/village.yaml --agents 3 --time 60m \
	    --record $(BUILD)/village.record >/dev/null
	$(BUILD)/goapgen view domains/village/village.yaml $(BUILD)/village.record \
	    -o $(BUILD)/village.html
	chromium --headless --no-sandbox --disable-gpu --window-size=1200,680 \
	    --screenshot=domains/village/record.png \
	    'file://$(abspath $(BUILD))/village.html#from=1000000&to=2500000&agent=3&time=1500000'

everything: $(PROGRAMS) $(FUZZ) ## build all programs, the tests and benchmarks too

# ------------------------------------------------------------------ building

$(BUILD)/obj/gen/%.o:     FLAGS = $(POSIX) -Igen -Iruntime
$(BUILD)/obj/runtime/%.o: FLAGS = -ffreestanding -Iruntime
$(BUILD)/obj/asserting/%.o: FLAGS = -ffreestanding -Iruntime -include tests/support/assertion.h
$(BUILD)/obj/tests/%.o:   FLAGS = $(POSIX) -Igen -Iruntime -Itests $(TEST_CFLAGS)
$(BUILD)/obj/tests/fuzz/%.o: FLAGS = $(POSIX) -Igen -Iruntime $(TEST_CFLAGS)
$(BUILD)/obj/tests/bench/villagers.o $(BUILD)/obj/tests/bench/records.o: \
    FLAGS = $(POSIX) -Iruntime -Igenerated/village -Idomains/village
$(BUILD)/obj/tests/bench/crews.o $(BUILD)/obj/tests/bench/ticks.o: \
    FLAGS = $(POSIX) -Iruntime -Igenerated/orchard
$(DEMO):                  FLAGS = -Iruntime
$(PARTS):                 FLAGS = -Iruntime -Igenerated/$(notdir $(<D))

define compile
	mkdir -p $(@D)
	@echo '  CC    $<'
	$(CC) -std=c99 $(WARNINGS) $(CPPFLAGS) $(CFLAGS) $(FLAGS) -MMD -MP -c -o $@ $<
endef

$(BUILD)/obj/%.o: %.c Makefile
	$(compile)

$(BUILD)/obj/asserting/%.o: runtime/%.c Makefile
	$(compile)

# Files that lie in the program: each is an array of bytes, named after it.
EMBEDDED := $(addprefix gen/view/page/,page.html page.css record.js page.js) \
            $(addprefix gen/emit/,header.template source.template) gen/commands/schema.json
$(BUILD)/embedded.c: $(EMBEDDED) Makefile
	mkdir -p $(@D)
	{ echo '#include "base/embedded.h"'; for file in $(EMBEDDED); do \
	    echo "const char $$(basename $$file | tr . _)[] = {"; \
	    od -An -v -to1 $$file | sed "s/ *\\([0-7][0-7]*\\)/'\\\\\\1',/g"; \
	    echo '0};'; done; } >$@

$(BUILD)/obj/gen/base/embedded.o: $(BUILD)/embedded.c
	$(compile)

# Teams are a library of their own, which rests on the other one.
TEAM      := $(call objects,runtime/team/*.c)
LIBRARY   := $(BUILD)/libgoapgen_team.a $(BUILD)/libgoapgen.a
$(BUILD)/libgoapgen_team.a: $(TEAM)
$(BUILD)/libgoapgen.a: $(filter-out $(TEAM),$(RUNTIME))
$(LIBRARY):
	@echo '  AR    $@'
	rm -f $@ && $(AR) rcs $@ $^

$(BUILD)/goapgen: $(GEN) $(LIBRARY)
$(BUILD)/tests: $(TESTS) $(COMPILER) $(ASSERTING)
$(BUILD)/bench: $(BENCH) $(CROWD) $(COMPILER) $(LIBRARY)
$(addprefix $(BUILD)/,$(DOMAINS)): $(BUILD)/%: \
    $$(call objects,domains/$$*/*.c generated/$$*/*.c) $(filter-out %/menu.o,$(DEMO)) \
    $(LIBRARY)
$(BUILD)/menu: $(filter-out %/demo.o,$(DEMO))

# The fuzzer's functions take the place of the program's: see tests/fuzz/fuzz.h.
WRAPPED := source_read source_read_or_report source_read_piped_or_report folders_make \
           output_write output_is_current output_same_file realpath stat lstat \
           gg_search_begin gg_search_run gg_plan_make gg_decompose planning_check_plan

$(BUILD)/fuzzer: $(FUZZ) $(COMPILER) $(LIBRARY)
$(BUILD)/fuzzer: LDFLAGS += -fsanitize=fuzzer $(addprefix -Wl$(comma)--wrap=,$(WRAPPED))
$(BUILD)/goapgen $(BUILD)/bench $(BUILD)/fuzzer: LIBRARIES = -lyaml -ljansson
$(BUILD)/tests:                  LIBRARIES = -lcunit -lyaml -ljansson

$(PROGRAMS) $(BUILD)/fuzzer:
	@echo '  LINK  $@'
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBRARIES) $(LDLIBS)

-include $(patsubst %.o,%.d,$(GEN) $(RUNTIME) $(ASSERTING) $(PARTS) $(DEMO) $(TESTS) $(BENCH) $(FUZZ))

# ---------------------------------------------------------------- installing

HEADERS   := $(notdir $(wildcard runtime/gg*.h))
INSTALLED := bin/goapgen lib/libgoapgen.a lib/libgoapgen_team.a lib/pkgconfig/goapgen.pc \
             $(addprefix include/goapgen/,$(HEADERS)) \
             share/man/man1/goapgen.1 share/doc/goapgen/LANGUAGE.md
VERSION    = $(shell sed -n 's/.*version_text.*"goapgen \([0-9.]*\).*/\1/p' gen/commands/options.c)

# In quotes, so that a space in it does not make two folders of one.
INSTALL_TO := "$(DESTDIR)$(PREFIX)"

install: $(BUILD)/goapgen $(LIBRARY) ## install to PREFIX (/usr/local), under DESTDIR
	for folder in $(sort $(dir $(INSTALLED))); do install -d $(INSTALL_TO)/$$folder; done
	install -m 755 $(BUILD)/goapgen $(INSTALL_TO)/bin
	install -m 644 $(LIBRARY) $(INSTALL_TO)/lib
	install -m 644 $(addprefix runtime/,$(HEADERS)) $(INSTALL_TO)/include/goapgen
	install -m 644 gen/goapgen.1 $(INSTALL_TO)/share/man/man1
	install -m 644 gen/LANGUAGE.md $(INSTALL_TO)/share/doc/goapgen
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' runtime/goapgen.pc.in \
	    >$(INSTALL_TO)/lib/pkgconfig/goapgen.pc
	chmod 644 $(INSTALL_TO)/lib/pkgconfig/goapgen.pc

# Folders that others may use stay, and so do these two where there is anything else in them.
uninstall: ## remove what install has put there, with the same PREFIX and DESTDIR
	cd $(INSTALL_TO) && rm -f $(INSTALLED)
	cd $(INSTALL_TO) && for folder in include/goapgen share/doc/goapgen; do \
	    rmdir $$folder 2>/dev/null || true; done

clean: ## remove build/
	rm -rf $(BUILD)
