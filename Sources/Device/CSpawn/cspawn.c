#define _GNU_SOURCE
#include "cspawn.h"
#include "confinement.h"
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int set_limit(int resource, uint64_t value) {
    if (value == 0) return 0;
    // The soft limit's signal says which one it was; a second more passes before the hard one kills.
    struct rlimit limit = {.rlim_cur = value, .rlim_max = resource == RLIMIT_CPU ? value + 1 : value};
    return setrlimit(resource, &limit);
}

static int set_limits(const struct cspawn_launch *launch) {
    // A limit without a resource sets nothing; a core file would be a copy of the author's memory on disk.
    struct rlimit none = {.rlim_cur = 0, .rlim_max = 0};
    if (setrlimit(RLIMIT_CORE, &none)) return -1;
    if (set_limit(RLIMIT_DATA, launch->data_bytes)) return -1;
    if (set_limit(RLIMIT_CPU, launch->cpu_seconds)) return -1;
    if (set_limit(RLIMIT_FSIZE, launch->file_bytes)) return -1;
    return set_limit(RLIMIT_NOFILE, launch->open_files);
}

static void set_default_signals(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        if (number != SIGKILL && number != SIGSTOP) sigaction(number, &standard, NULL);
    }
    // A file that is too large is an error of the call that writes. Its signal would end the process on some threads
    // and wait on others, since Dispatch's have signals blocked.
    struct sigaction ignored = {.sa_handler = SIG_IGN};
    sigaction(SIGXFSZ, &ignored, NULL);
}

/// The program to come has no capability, also when the device runs as root: with them it could read other processes'
/// environment, which Landlock leaves to whoever may watch performance. Who has none may not give them up, either.
static void give_up_capabilities(void) {
    for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) {}
}

/// The process's own part of the confinement: what it may learn of itself, then the rules, then the filter of calls.
static int confine(const struct cspawn_launch *launch) {
    // Its descendants stay its own, also when whoever started them has ended.
    if (prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)) return errno;
    give_up_capabilities();
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
    if (launch->confinement >= 0) {
        int failure = confinement_allow_processes(launch->confinement);
        if (failure) return failure;
        if (syscall(SYS_landlock_restrict_self, launch->confinement, 0)) return errno;
    }
    return 0;
}

/// Everything between vfork and exec: system calls only, and no memory of the parent's is changed.
static int become(const struct cspawn_launch *launch) {
    set_default_signals();
    // A session of its own: no terminal, and a process group that it cannot leave.
    if (setsid() < 0) return errno;
    // 0 is whoever writes it. Where that is refused, the process group has to do.
    if (launch->control_group >= 0 && write(launch->control_group, "0", 1) != 1) errno = 0;
    int input = launch->input >= 0 ? launch->input : open("/dev/null", O_RDONLY);
    if (input < 0 || dup2(input, 0) < 0) return errno;
    if (dup2(launch->output, 1) < 0 || dup2(launch->output, 2) < 0) return errno;
    if (chdir(launch->directory)) return errno;
    if (set_limits(launch)) return errno;
    if (launch->is_confined) {
        int failure = confine(launch);
        if (failure) return failure;
    }
    unsigned first_closed = 3;
    if (launch->link >= 0) {
        if (launch->link == 3 ? fcntl(3, F_SETFD, 0) : dup2(launch->link, 3) < 0) return errno;
        first_closed = 4;
    }
    if (close_range(first_closed, ~0U, CLOSE_RANGE_CLOEXEC)) return errno;
    if (launch->is_confined) {
        int failure = cspawn_filter(launch->may_use_network, cspawn_confinement_version() >= 6);
        if (failure) return failure;
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(launch->executable, launch->arguments, launch->environment);
    return errno;
}

int cspawn_start(struct cspawn_started *started, const struct cspawn_launch *launch) {
    // The child shares this memory until it has become another program: no handler may run in it.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    volatile int failure = 0;
    pid_t child = vfork();
    if (child == 0) {
        failure = become(launch);
        _exit(127);
    }
    if (child < 0) failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failure == 0) {
        int ended = (int)syscall(SYS_pidfd_open, child, 0);
        if (ended >= 0) {
            *started = (struct cspawn_started){.process = child, .ended = ended};
            return 0;
        }
        // Nobody would hear of its end.
        failure = errno;
        kill(-child, SIGKILL);
    }
    if (child > 0) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    return failure;
}
