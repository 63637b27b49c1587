#define _GNU_SOURCE
#include "localecache.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

// LocaleCache.cache, a value of two objects: the locales by name, and the current one; each a buffer whose value stands behind
// the object's header of two words. Only where Foundation is linked in can it be named: the shared library keeps it to itself.
extern const uintptr_t locale_cache[2] __asm__("$s20FoundationEssentials11LocaleCacheV5cacheACvpZ") __attribute__((weak));

// What the shared library gives away: the getter of Locale.current.
static const char getter[] = "$s20FoundationEssentials6LocaleV7currentACvgZ";

enum { header = 2 * sizeof(uintptr_t), words = 2, parts = 2 };

// An object's memory is read by the kernel: what only looks like an object's address is no reason to end.
static bool holds(uintptr_t object, const void *current) {
    if (object < header || object % sizeof(uintptr_t) != 0) return false;
    uintptr_t value[words];
    struct iovec here = {value, sizeof value}, there = {(void *)(object + header), sizeof value};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == sizeof value && memcmp(value, current, sizeof value) == 0;
}

static bool replace_in(const uintptr_t cache[parts], const void *current, const void *wanted) {
    for (int i = 0; i < parts; i++) {
        if (!holds(cache[i], current)) continue;
        memcpy((void *)(cache[i] + header), wanted, words * sizeof(uintptr_t));
        return true;
    }
    return false;
}

struct search {
    uintptr_t base;
    const void *current, *wanted;
    bool is_replaced;
};

// Both objects of the cache lie on the heap, which no image covers: of a megabyte some hundred words are such addresses.
static int is_inside(struct dl_phdr_info *image, size_t size, void *address) {
    for (int i = 0; i < image->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &image->dlpi_phdr[i];
        if (part->p_type == PT_LOAD && *(uintptr_t *)address - image->dlpi_addr - part->p_vaddr < part->p_memsz) return 1;
    }
    return 0;
}

static bool may_be_object(uintptr_t address) {
    return address >= 4096 && address % (2 * sizeof(uintptr_t)) == 0 && !dl_iterate_phdr(is_inside, &address);
}

static int replace_in_image(struct dl_phdr_info *image, size_t size, void *context) {
    struct search *search = context;
    if (image->dlpi_addr != search->base) return 0;
    for (int i = 0; i < image->dlpi_phnum && !search->is_replaced; i++) {
        const ElfW(Phdr) *part = &image->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
        const uintptr_t *data = (const uintptr_t *)(image->dlpi_addr + part->p_vaddr);
        // From the end: what is made when it is first asked for lies behind what the file brings.
        for (size_t word = part->p_memsz / sizeof(uintptr_t); word >= parts && !search->is_replaced; word--) {
            const uintptr_t *cache = data + word - parts;
            if (!may_be_object(cache[0]) || !may_be_object(cache[1])) continue;
            search->is_replaced = replace_in(cache, search->current, search->wanted);
        }
    }
    return 1;
}

bool locale_cache_replace(const void *current, const void *wanted) {
    if (locale_cache) return replace_in(locale_cache, current, wanted);
    Dl_info found;
    const void *function = dlsym(RTLD_DEFAULT, getter);
    if (!function || !dladdr(function, &found)) return false;
    struct search search = {(uintptr_t)found.dli_fbase, current, wanted, false};
    dl_iterate_phdr(replace_in_image, &search);
    return search.is_replaced;
}
