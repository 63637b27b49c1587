// Tells the thread sanitizer of the slow ways of Swift's Mutex, which lie in the library Synchronization that is not compiled for it:
// who waited for a lock comes behind who held it. Loaded before that library by Scripts/races.sh.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*Lock)(uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void (*Unlock)(__attribute__((swift_context)) void *mutex);

static Lock library_lock;
static Unlock library_unlock;

__attribute__((constructor)) static void find(void) {
    library_lock = (Lock)dlsym(RTLD_NEXT, LOCK);
    library_unlock = (Unlock)dlsym(RTLD_NEXT, UNLOCK);
}

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) {
    library_lock(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
    if (__tsan_release) __tsan_release(mutex);
    library_unlock(mutex);
}
