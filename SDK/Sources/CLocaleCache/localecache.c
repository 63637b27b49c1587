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

// An image's memory, from its first part to its last.
struct range {
    uintptr_t start, size;
};

// More images than these are not looked for: their addresses are read by the kernel, which takes longer and finds as much.
enum { most = 64 };

struct search {
    // Foundation's: that of the image that this function is in.
    uintptr_t base, function;
    const void *current, *wanted;
    struct range images[most];
    int count;
    bool is_replaced;
};

static int note_image(struct dl_phdr_info *image, size_t size, void *context) {
    struct search *search = context;
    uintptr_t start = UINTPTR_MAX, end = 0;
    for (int i = 0; i < image->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &image->dlpi_phdr[i];
        if (part->p_type != PT_LOAD) continue;
        uintptr_t from = image->dlpi_addr + part->p_vaddr;
        if (from < start) start = from;
        if (from + part->p_memsz > end) end = from + part->p_memsz;
    }
    if (start >= end || search->count == most) return 0;
    struct range range = {start, end - start};
    // What an image holds leads mostly into itself. `dladdr` would tell it, too, and look through all its names for that.
    if (search->function - start < range.size) {
        search->base = image->dlpi_addr;
        search->images[search->count++] = search->images[0];
        search->images[0] = range;
    } else {
        search->images[search->count++] = range;
    }
    return 0;
}

// Both objects of the cache lie on the heap, which no image covers: of a megabyte some hundred words are such addresses.
static bool may_be_object(const struct search *search, uintptr_t address) {
    if (address < 4096 || address % (2 * sizeof(uintptr_t)) != 0) return false;
    for (int i = 0; i < search->count; i++) {
        if (address - search->images[i].start < search->images[i].size) return false;
    }
    return true;
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
            if (!may_be_object(search, cache[0]) || !may_be_object(search, cache[1])) continue;
            search->is_replaced = replace_in(cache, search->current, search->wanted);
        }
    }
    return 1;
}

bool locale_cache_replace(const void *current, const void *wanted) {
    if (locale_cache) return replace_in(locale_cache, current, wanted);
    struct search search = {.function = (uintptr_t)dlsym(RTLD_DEFAULT, getter), .current = current, .wanted = wanted};
    if (!search.function) return false;
    dl_iterate_phdr(note_image, &search);
    if (!search.base) return false;
    dl_iterate_phdr(replace_in_image, &search);
    return search.is_replaced;
}
