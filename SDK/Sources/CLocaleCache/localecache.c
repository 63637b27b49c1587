#define _GNU_SOURCE
#include "localecache.h"

#include <stdint.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

// LocaleCache.cache, a value of two objects: the locales by name, and the current one; each a buffer whose value stands behind
// the object's header of two words. Where Foundation is linked in it has its own name, in the bundle's shared runtime one that
// the Builder gives it (`SharedRuntime`), in the toolchain's own library none.
extern const uintptr_t linked_cache[2] __asm__("$s20FoundationEssentials11LocaleCacheV5cacheACvpZ") __attribute__((weak));
extern const uintptr_t shared_cache[2] __asm__("carillon_locale_cache") __attribute__((weak));

enum { header = 2 * sizeof(uintptr_t), words = 2, parts = 2 };

// An object's memory is read by the kernel: what only looks like an object's address is no reason to end.
static bool holds(uintptr_t object, const void *current) {
    if (object < header || object % sizeof(uintptr_t) != 0) return false;
    uintptr_t value[words];
    struct iovec here = {value, sizeof value}, there = {(void *)(object + header), sizeof value};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == sizeof value && memcmp(value, current, sizeof value) == 0;
}

bool locale_cache_replace(const void *current, const void *wanted) {
    const uintptr_t *cache = linked_cache ? linked_cache : shared_cache;
    for (int i = 0; cache && i < parts; i++) {
        if (!holds(cache[i], current)) continue;
        memcpy((void *)(cache[i] + header), wanted, words * sizeof(uintptr_t));
        return true;
    }
    return false;
}
