#!/usr/bin/env bash
# Fuzzes one entry point of Tests/FuzzTests with libFuzzer, under the address sanitizer and, what is written in C, the
# undefined-behaviour sanitizer (Swift traps by itself): fuzz.sh NAME [libFuzzer's options].
# The names are those of FuzzTarget; what was found stays in .build/fuzz/NAME. Until Ctrl-C, or -runs=N, or -max_total_time=N.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?the name of an entry point, such as push; see Tests/FuzzTests/FuzzTarget.swift}
shift
if [[ $name == http2 ]]; then
    echo "the HTTP/2 engine stands on packages, which are not built with sanitizers: CARILLON_FUZZ=1000000 swift test --filter FuzzTests" >&2
    exit 64
fi
modules=.build/fuzz/modules
mkdir -p "$modules/CUntrustedFiles" ".build/fuzz/$name"
printf 'module CUntrustedFiles { header "%s" export * }\n' \
    "$PWD/Sources/Base/CUntrustedFiles/include/untrusted_files.h" >"$modules/CUntrustedFiles/module.modulemap"

compile() {
    local module=$1
    shift
    echo "compiling $module"
    swiftc -O -wmo -enable-testing -module-name "$module" -swift-version 6 -package-name carillon -parse-as-library \
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
        -sanitize=fuzzer,address -I "$modules" -emit-module -emit-module-path "$modules/$module.swiftmodule" \
        -emit-object -o "$modules/$module.o" "$@"
}
part() { find Sources -name "$1"; }

# The modules that read what others sent, and those files of larger ones that do.
fuzzer=".build/fuzz/fuzzer"
if [[ ! -x $fuzzer || -n $(find Sources Tests/FuzzTests -newer "$fuzzer" -name '*.swift' -print -quit) ]]; then
    # What is undefined traps: swiftc links no runtime that would tell of it.
    clang -O -g -fsanitize=address,undefined -fsanitize-trap=undefined -c Sources/Base/CUntrustedFiles/untrusted_files.c \
        -I Sources/Base/CUntrustedFiles/include -o "$modules/CUntrustedFiles.o"
    for folder in Base/UntrustedFiles Wire/WireCoding Wire/NotificationModel Wire/ProviderAPI Wire/Lint Wire/ViewLink Wire/AppLink \
        Wire/CourierLink Device/DeviceCore; do
        mapfile -t sources < <(find "Sources/$folder" -name '*.swift')
        compile "$(basename "$folder")" "${sources[@]}"
    done
    compile DeviceBundles "$(part StringsFile.swift)" "$(part PluralTables.swift)" "$(part StringTables.swift)"
    compile Screen "$(part ByteRange.swift)"
    compile Fuzzing Tests/FuzzTests/FuzzTarget.swift Tests/FuzzTests/UntrustedPaths.swift Tests/FuzzTests/LibFuzzer/*.swift
    swiftc -use-ld=lld -sanitize=fuzzer,address -o "$fuzzer" "$modules"/*.o
fi

case $name in
    link) seeds=Tests/WireTests/Goldens/app/2 ;;
    courier) seeds=Tests/WireTests/Goldens/courier/3 ;;
    scan | lint) seeds=Tests/FuzzTests/Corpus/push ;;
    *) seeds=Tests/FuzzTests/Corpus/$name ;;
esac
# Foundation's reader of property lists keeps small pieces for ever.
ASAN_OPTIONS=detect_leaks=0 CARILLON_FUZZ_TARGET=$name exec "$fuzzer" -max_len=8192 -timeout=10 -rss_limit_mb=2048 -artifact_prefix=".build/fuzz/$name/" \
    "$@" ".build/fuzz/$name" "$seeds"
