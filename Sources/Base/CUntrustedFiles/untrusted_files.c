#define _GNU_SOURCE
#include "untrusted_files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    always = O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
    // Folders that are open at once while one is removed; what lies deeper is moved up first.
    most_depth = 64,
};

// The kernel's interface (openat2(2)): older headers lack it.
struct how {
    uint64_t flags;
    uint64_t mode;
    uint64_t resolve;
};
enum { no_magic_links = 0x02, no_symlinks = 0x04, beneath = 0x08 };
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

int untrusted_open_stepwise(int folder, const char *name, int flags, mode_t mode) {
    if (*name == '/') return -EXDEV;
    int current = folder;
    for (;;) {
        while (*name == '/') name++;
        size_t length = strcspn(name, "/");
        char part[NAME_MAX + 1];
        if (length > NAME_MAX) {
            if (current != folder) close(current);
            return -ENAMETOOLONG;
        }
        memcpy(part, length ? name : ".", length ? length : 1);
        part[length ? length : 1] = 0;
        name += length;
        int isLast = name[strspn(name, "/")] == 0;
        int failure = strcmp(part, "..") ? 0 : EXDEV;
        int next = -1;
        if (!failure) {
            int wanted = isLast ? flags : O_PATH | O_DIRECTORY;
            next = openat(current, part, wanted | O_NOFOLLOW | always, isLast ? mode : 0);
            if (next < 0) failure = errno;
            // A link in the middle is no folder.
            struct stat status;
            if (failure == ENOTDIR && fstatat(current, part, &status, AT_SYMLINK_NOFOLLOW) == 0
                && S_ISLNK(status.st_mode)) {
                failure = ELOOP;
            }
        }
        if (current != folder) close(current);
        if (failure) return -failure;
        if (isLast) return next;
        current = next;
    }
}

int untrusted_open(int folder, const char *name, int flags, mode_t mode) {
    struct how how = {
        .flags = (uint64_t)(unsigned)(flags | O_NOFOLLOW | always),
        .mode = flags & O_CREAT ? mode : 0,
        .resolve = no_magic_links | no_symlinks | beneath,
    };
    // A name that is moved about while it is looked up has to be looked up again (openat2(2): EAGAIN).
    for (int attempt = 0; attempt < 64; attempt++) {
        long found = syscall(SYS_openat2, folder, name, &how, sizeof(how));
        if (found >= 0) return (int)found;
        if (errno == ENOSYS || errno == EPERM) return untrusted_open_stepwise(folder, name, flags, mode);
        if (errno != EAGAIN && errno != EINTR) return -errno;
    }
    return -EAGAIN;
}

int untrusted_copy(int from, int to, uint64_t bytes) {
    off_t position = 0;
    while (bytes > 0) {
        size_t piece = bytes > 1 << 30 ? 1 << 30 : (size_t)bytes;
        ssize_t count = copy_file_range(from, &position, to, NULL, piece, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            // Not between these disks: through a buffer.
            char buffer[65536];
            count = pread(from, buffer, piece < sizeof(buffer) ? piece : sizeof(buffer), position);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return errno;
            for (ssize_t done = 0; done < count;) {
                ssize_t written = write(to, buffer + done, (size_t)(count - done));
                if (written < 0 && errno == EINTR) continue;
                if (written < 0) return errno;
                done += written;
            }
            position += count;
        }
        if (count == 0) return EIO;
        bytes -= (uint64_t)count;
    }
    return 0;
}

int untrusted_list(int folder, untrusted_entry entry, void *context) {
    int own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (own < 0) return errno;
    DIR *listing = fdopendir(own);
    if (!listing) {
        int failure = errno;
        close(own);
        return failure;
    }
    int result = 0;
    struct dirent *found;
    while (!result && (errno = 0, found = readdir(listing))) {
        if (!strcmp(found->d_name, ".") || !strcmp(found->d_name, "..")) continue;
        result = entry(context, found->d_name, found->d_type);
    }
    if (!result && errno) result = errno;
    closedir(listing);
    return result;
}

/// What is being removed.
struct removal {
    /// The folder that the removal began in, where what lies too deep is moved.
    int top;
    /// Numbers the names of what is moved there.
    unsigned moved;
};

struct removal_step {
    struct removal *whole;
    int folder;
    int depth;
};

static int remove_entry(struct removal *whole, int folder, const char *name, int depth);

static int remove_child(void *context, const char *name, unsigned char kind) {
    (void)kind;
    struct removal_step *step = context;
    return remove_entry(step->whole, step->folder, name, step->depth);
}

static int remove_entry(struct removal *whole, int folder, const char *name, int depth) {
    if (unlinkat(folder, name, 0) == 0 || errno == ENOENT) return 0;
    if (errno != EISDIR && errno != EPERM) return errno;
    if (depth >= most_depth) {
        char place[48];
        int failure;
        // A name that somebody has put there is passed over.
        do {
            snprintf(place, sizeof(place), ".removed-%u", whole->moved++);
            failure = renameat(folder, name, whole->top, place) ? errno : 0;
        } while ((failure == EEXIST || failure == ENOTEMPTY || failure == ENOTDIR) && whole->moved < 1 << 20);
        return failure == ENOENT ? 0 : failure;
    }
    int own = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    // A folder that nobody may look into is its owner's to open.
    if (own < 0 && errno == EACCES && fchmodat(folder, name, 0700, AT_SYMLINK_NOFOLLOW) == 0) {
        own = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    }
    if (own < 0) return errno == ENOENT ? 0 : errno;
    struct stat status;
    if (fstat(own, &status) == 0 && (status.st_mode & 0700) != 0700) fchmod(own, 0700);
    struct removal_step step = {.whole = whole, .folder = own, .depth = depth + 1};
    int failure = untrusted_list(own, remove_child, &step);
    close(own);
    if (failure) return failure;
    if (unlinkat(folder, name, AT_REMOVEDIR) == 0 || errno == ENOENT) return 0;
    // Something was put in meanwhile, or what lay too deep waits for the next round.
    return errno == ENOTEMPTY ? EAGAIN : errno;
}

int untrusted_remove(int folder, const char *name) {
    if (!*name || !strcmp(name, ".") || !strcmp(name, "..") || strchr(name, '/')) return EINVAL;
    struct stat status;
    int isFolder = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode);
    if (!isFolder) return unlinkat(folder, name, 0) == 0 || errno == ENOENT ? 0 : errno;
    int top = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (top < 0 && errno == EACCES && fchmodat(folder, name, 0700, AT_SYMLINK_NOFOLLOW) == 0) {
        top = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    }
    if (top < 0) return errno == ENOENT ? 0 : errno;
    if ((status.st_mode & 0700) != 0700) fchmod(top, 0700);
    struct removal whole = {.top = top};
    int failure = 0;
    // Each round takes another `most_depth` folders off; somebody who writes on meanwhile does not hold us for ever.
    for (int round = 0; round < 4096; round++) {
        struct removal_step step = {.whole = &whole, .folder = top, .depth = 0};
        failure = untrusted_list(top, remove_child, &step);
        if (failure && failure != EAGAIN) break;
        if (unlinkat(folder, name, AT_REMOVEDIR) == 0 || errno == ENOENT) {
            failure = 0;
            break;
        }
        failure = errno;
        if (failure != ENOTEMPTY) break;
    }
    close(top);
    return failure;
}
