#!/usr/bin/env bash
# Fuzzes one entry point of Tests/FuzzTests with libFuzzer, under the address sanitizer and, what is written in C, the
# undefined-behaviour sanitizer (Swift traps by itself): fuzz.sh NAME [libFuzzer's options].
# The names are those of FuzzTarget; what was found stays in .build/fuzz/NAME. Until Ctrl-C, or -runs=N, or -max_total_time=N.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?the name of an entry point, such as push; see Tests/FuzzTests/FuzzTarget.swift}
shift
modules=.build/fuzz/modules
mkdir -p "$modules/CUntrustedFiles" ".build/fuzz/$name"
printf 'module CUntrustedFiles { header "%s" export * }\n' \
    "$PWD/Sources/Base/CUntrustedFiles/include/untrusted_files.h" >"$modules/CUntrustedFiles/module.modulemap"

# The HTTP/2 engine stands on packages: they are taken as the ordinary build made them, without sanitizers.
built=.build/debug
packages=(NIOCore NIOConcurrencyHelpers _NIOBase64 _NIODataStructures Atomics _AtomicsShims DequeModule InternalCollectionsUtilities
    Crypto CryptoBoringWrapper CCryptoBoringSSL CCryptoBoringSSLShims CXKCP CXKCPShims CNIOAtomics CNIODarwin CNIOFreeBSD CNIOLinux
    CNIOOpenBSD CNIOPosix CNIOWASI CNIOWindows)
use_packages() {
    swift build --target GatewayHTTP2
    local package map
    for package in "${packages[@]}"; do
        for map in "$built/$package.build/module.modulemap" .build/checkouts/*/Sources/"$package"/include/module.modulemap; do
            if [[ -f $map ]]; then from_packages+=(-Xcc "-fmodule-map-file=$map"); fi
        done
        for map in .build/checkouts/*/Sources/"$package"/include; do
            if [[ -d $map ]]; then from_packages+=(-Xcc "-I$map"); fi
        done
    done
    from_packages+=(-I "$built/Modules" -I Sources/Base/CNGHTTP2)
    # Only what is needed of them is linked.
    rm -f "$modules/packages.a"
    for package in "${packages[@]}"; do
        if [[ -d $built/$package.build ]]; then find "$built/$package.build" -name '*.o' -exec ar qc "$modules/packages.a" {} +; fi
    done
    ranlib "$modules/packages.a"
}

from_packages=()
compile() {
    local module=$1
    shift
    echo "compiling $module"
    swiftc -O -wmo -enable-testing -module-name "$module" -swift-version 6 -package-name carillon -parse-as-library \
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
        -sanitize=fuzzer,address -I "$modules" "${from_packages[@]}" -emit-module -emit-module-path "$modules/$module.swiftmodule" \
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
    use_packages
    mapfile -t sources < <(find Sources/Gateway/GatewayCore -name '*.swift')
    compile GatewayCore "${sources[@]}"
    compile GatewayHTTP2 Sources/Gateway/GatewayHTTP2/Engine/*.swift
    compile Fuzzing Tests/FuzzTests/FuzzTarget*.swift Tests/FuzzTests/UntrustedPaths.swift Tests/FuzzTests/LibFuzzer/*.swift
    swiftc -use-ld=lld -sanitize=fuzzer,address -o "$fuzzer" "$modules"/*.o "$modules/packages.a"
fi

case $name in
    link) seeds=Tests/WireTests/Goldens/app/2 ;;
    courier) seeds=Tests/WireTests/Goldens/courier/3 ;;
    scan | lint) seeds=Tests/FuzzTests/Corpus/push ;;
    *) seeds=Tests/FuzzTests/Corpus/$name ;;
esac
# A payload has 4 kB at most, and of paths the first 512 bytes are looked at.
case $name in
    paths) longest=512 ;;
    push | lint) longest=4096 ;;
    *) longest=8192 ;;
esac
# The folder that the entry point `paths` furnishes again and again lies in memory.
if [[ -d /dev/shm ]]; then export TMPDIR=/dev/shm; fi
# Foundation keeps 232 bytes of each property list that it refuses for ever: ten million are 2 GB, with no input to blame. Where each
# piece of memory was taken is not noted, for speed: what was found is tried again with ASAN_OPTIONS=detect_leaks=0. libFuzzer tells
# of a crash; Swift's own report would wait for it.
ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:malloc_context_size=0} SWIFT_BACKTRACE=enable=no CARILLON_FUZZ_TARGET=$name \
    exec "$fuzzer" -max_len=$longest -timeout=10 -rss_limit_mb=4096 -malloc_limit_mb=2048 -artifact_prefix=".build/fuzz/$name/" \
    "$@" ".build/fuzz/$name" "$seeds"
