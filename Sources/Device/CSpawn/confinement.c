#define _GNU_SOURCE
#include "confinement.h"
#include "cspawn.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock's interface as the kernel documents it (userspace-api/landlock): older headers lack parts of it.
struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

struct below_path {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

enum { rule_below_path = 1, flag_version = 1 };

enum : uint64_t {
    execute = 1 << 0,
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    // Removing, making and linking of every kind of file: bits 4 to 13.
    change_folders = ((1 << 14) - 1) & ~((1 << 4) - 1),
    truncate_file = 1 << 14,
    connect_tcp = 1 << 1,
    abstract_sockets_and_signals = 3,
};

int cspawn_confinement_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, flag_version);
    return version > 0 ? (int)version : 0;
}

static uint64_t file_rights(int version) {
    uint64_t rights = execute | write_file | read_file | read_folder | change_folders;
    if (version < 2) rights &= ~(uint64_t)(1 << 13);
    if (version >= 3) rights |= truncate_file;
    return rights;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return 0;
    struct stat status;
    uint64_t of_files = execute | write_file | read_file | truncate_file;
    if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= of_files;
    struct below_path rule = {.allowed = rights, .parent = place};
    int failure = syscall(SYS_landlock_add_rule, ruleset, rule_below_path, &rule, 0) ? errno : 0;
    close(place);
    return failure;
}

int cspawn_confinement(const char *const *readable, const char *const *writable, int may_connect) {
    int version = cspawn_confinement_version();
    if (version == 0) return -ENOSYS;
    uint64_t all = file_rights(version);
    struct ruleset rules = {.files = all};
    size_t size = sizeof(rules.files);
    if (version >= 4) {
        size += sizeof(rules.network);
        if (!may_connect) rules.network = connect_tcp;
    }
    if (version >= 6) {
        size += sizeof(rules.scopes);
        rules.scopes = abstract_sockets_and_signals;
    }
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
    if (ruleset < 0) return -errno;
    int failure = 0;
    for (; *readable && !failure; readable++) failure = allow(ruleset, *readable, execute | read_file | read_folder);
    for (; *writable && !failure; writable++) failure = allow(ruleset, *writable, all);
    if (!failure) return ruleset;
    close(ruleset);
    return -failure;
}

int confinement_allow_processes(int ruleset) {
    return allow(ruleset, "/proc", read_file | read_folder);
}
