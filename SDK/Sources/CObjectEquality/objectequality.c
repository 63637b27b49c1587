#include "objectequality.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The beginning of CFRuntimeClass, as CFRuntime.h of the toolchain has it.
typedef struct {
    long version;
    const char *name;
    void *init;
    void *copy;
    void *finalize;
    unsigned char (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
} runtime_class;

extern const runtime_class *_CFRuntimeGetClassWithTypeID(unsigned long type);

bool object_equality_ask(unsigned char (*equal)(const void *, const void *), unsigned long (*hash)(const void *)) {
    runtime_class *none = (runtime_class *)_CFRuntimeGetClassWithTypeID(0);
    if (!none || !none->name || strcmp(none->name, "Not A Type") != 0) return false;
    // It lies where only the loader writes.
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)none / page * page;
    size_t length = (uintptr_t)none + sizeof *none - start;
    if (mprotect((void *)start, length, PROT_READ | PROT_WRITE) != 0) return false;
    none->equal = equal;
    none->hash = hash;
    mprotect((void *)start, length, PROT_READ);
    return true;
}
