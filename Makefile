# Two commands are all there is to know: `make run` and `make test`. Each does its own set-up.
SHELL := /usr/bin/env bash
.DEFAULT_GOAL := help

.PHONY: help
help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## Start everything, send the sample pushes, show the page's address; ONCE=1 exits when they are shown
	@Scripts/run.sh $(if $(ONCE),--once)

.PHONY: test
test: ## Run every check and test; ONLY=name runs the Swift and Python tests of that name
	@Scripts/test.sh $(ONLY)

.PHONY: check
check: ## Lint and unit tests, for after a small edit
	@Scripts/check.sh

.PHONY: install
install: build ## Put carillon into ~/.local/bin
	@Scripts/install.sh

.PHONY: deb
deb: build ## Make a Debian package of a release build, in .build-release/packages
	@Scripts/package.sh deb

.PHONY: tarball
tarball: build ## Make a relocatable tarball of the same
	@Scripts/package.sh tarball

.PHONY: build
build: setup ## Build the command, the SDK and nothing else
	@Scripts/build.sh

.PHONY: setup
setup: ## Install what is missing from Debian
	@Scripts/setup.sh

.PHONY: lint
lint: ## Check formatting, documentation comments and that imports point down
	@Scripts/setup.sh --tests
	@Scripts/lint.sh

.PHONY: docs
docs: build ## Write every library's reference to .build/documentation
	@Scripts/docs.sh

.PHONY: bench
bench: build ## Measure the hot paths
	@Scripts/bench.sh

.PHONY: clean
clean: ## Forget everything that was built
	rm -rf .build .build-release SDK/.build SDK/.build-dynamic Benchmarks/.build .venv Tests/Artifacts
