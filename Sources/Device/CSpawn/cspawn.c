#define _GNU_SOURCE
#include "cspawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

static int set_actions(posix_spawn_file_actions_t *actions, const char *directory, int output) {
    int failure = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!failure) failure = posix_spawn_file_actions_adddup2(actions, output, 1);
    if (!failure) failure = posix_spawn_file_actions_adddup2(actions, output, 2);
    if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(actions, 3);
    if (!failure) failure = posix_spawn_file_actions_addchdir_np(actions, directory);
    return failure;
}

static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int failure = posix_spawnattr_setsigmask(attributes, &none);
    if (!failure) failure = posix_spawnattr_setsigdefault(attributes, &all);
    if (!failure) failure = posix_spawnattr_setpgroup(attributes, 0);
    if (!failure) {
        short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
        failure = posix_spawnattr_setflags(attributes, flags);
    }
    return failure;
}

int cspawn_start(
    pid_t *process,
    const char *executable,
    char *const arguments[],
    char *const environment[],
    const char *directory,
    int output) {
    posix_spawn_file_actions_t actions;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure) return failure;
    posix_spawnattr_t attributes;
    failure = posix_spawnattr_init(&attributes);
    if (!failure) {
        failure = set_actions(&actions, directory, output);
        if (!failure) failure = set_attributes(&attributes);
        if (!failure) failure = posix_spawn(process, executable, &actions, &attributes, arguments, environment);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}
