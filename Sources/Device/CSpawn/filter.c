#define _GNU_SOURCE
#include "filter.h"

#include "cspawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Landlock cannot hold: a filter of system calls (seccomp(2)). It is made on the stack of the child between vfork and
// exec, and uses no memory of the parent's.

#if defined(__x86_64__)
enum { architecture = (int)AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { architecture = (int)AUDIT_ARCH_AARCH64 };
#else
#error "the filter does not know this architecture's system calls"
#endif

enum { most_instructions = 320 };

struct filter {
    struct sock_filter code[most_instructions];
    unsigned short count;
};

static void add(struct filter *filter, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (filter->count == most_instructions) return;
    filter->code[filter->count++] = (struct sock_filter){.code = code, .jt = if_true, .jf = if_false, .k = value};
}

static void answer(struct filter *filter, int failure) {
    add(filter, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (uint32_t)failure, 0, 0);
}

static void allow(struct filter *filter) { add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0); }

/// Half of an argument; both architectures have the lower half first.
static void load_argument(struct filter *filter, int number, int upper) {
    uint32_t place = (uint32_t)(offsetof(struct seccomp_data, args) + (size_t)number * 8 + (upper ? 4 : 0));
    add(filter, BPF_LD | BPF_W | BPF_ABS, place, 0, 0);
}

static void load_call(struct filter *filter) {
    add(filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
}

/// The call is answered with the error instead of being made; 0 is success without anything done.
static void refuse(struct filter *filter, long call, int failure) {
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
    answer(filter, failure);
}

/// The call is made only when its argument is one of a list, or, with `refused`, only when it is none of it.
static void check(
    struct filter *filter, long call, int argument, const uint32_t *list, unsigned char length, int refused, int failure
) {
    // Load, a comparison for each, two answers: every way ends here.
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, (uint8_t)(length + 3));
    load_argument(filter, argument, 0);
    for (unsigned char index = 0; index < length; index++) {
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, list[index], (uint8_t)(length - index), 0);
    }
    if (refused) allow(filter);
    else answer(filter, failure);
    if (refused) answer(filter, failure);
    else allow(filter);
}

/// Calls that change the machine, look into other processes, or lead out of the sandbox.
static const short refused_calls[] = {
    SYS_ptrace, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd,
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
    SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
    SYS_keyctl, SYS_add_key, SYS_request_key,
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_fanotify_init,
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_syslog, SYS_acct, SYS_quotactl, SYS_swapon, SYS_swapoff,
    SYS_reboot, SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    // A session of its own would be beyond the reach of whoever ends the process group.
    SYS_setsid,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

/// Calls that do as if: nothing of it is the author's to set, and code that sets it may go on. Landlock holds none of them
/// to the container.
static const short pretended_calls[] = {
    SYS_setpgid, SYS_fchmodat, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown,
#endif
};

/// Before version 6 Landlock does not hold signals: then they go to the process itself and to its group alone.
static void keep_signals(struct filter *filter, uint32_t process) {
    const uint32_t own[] = {process, 0};
    check(filter, SYS_kill, 0, own, 2, 0, EPERM);
    check(filter, SYS_tgkill, 0, own, 1, 0, EPERM);
    check(filter, SYS_rt_sigqueueinfo, 0, own, 1, 0, EPERM);
    check(filter, SYS_rt_tgsigqueueinfo, 0, own, 1, 0, EPERM);
    refuse(filter, SYS_tkill, EPERM);
    refuse(filter, SYS_pidfd_send_signal, EPERM);
    // The signal of a file that is ready can be sent to anybody.
    const uint32_t owners[] = {F_SETOWN, 15 /* F_SETOWN_EX */};
    check(filter, SYS_fcntl, 1, owners, 2, 1, EPERM);
}

int cspawn_filter(int may_use_network, int keeps_signals) {
    struct filter filter;
    filter.count = 0;
    add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)architecture, 1, 0);
    add(&filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
    load_call(&filter);
#ifdef __x86_64__
    // The calls of the x32 interface have other numbers.
    add(&filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    answer(&filter, ENOSYS);
#endif
    for (size_t index = 0; index < sizeof(refused_calls) / sizeof(*refused_calls); index++) {
        refuse(&filter, refused_calls[index], EPERM);
    }
    for (size_t index = 0; index < sizeof(pretended_calls) / sizeof(*pretended_calls); index++) {
        refuse(&filter, pretended_calls[index], 0);
    }
    // Its flags are in memory, where a filter cannot look; everybody falls back to clone(2).
    refuse(&filter, 435 /* clone3 */, ENOSYS);
    refuse(&filter, 452 /* fchmodat2 */, 0);

    // Of Unix sockets there is the link alone, which the process is given; pairs are its own.
    const uint32_t families[] = {AF_INET, AF_INET6, AF_NETLINK};
    check(&filter, SYS_socket, 0, families, may_use_network ? 3 : 0, 0, EACCES);
    const uint32_t terminals[] = {TIOCSTI, 0x541C /* TIOCLINUX */, TIOCSETD, TIOCSCTTY};
    check(&filter, SYS_ioctl, 1, terminals, 4, 1, EPERM);
    const uint32_t attributes[] = {PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_MM};
    check(&filter, SYS_prctl, 0, attributes, 3, 1, EPERM);
    if (!keeps_signals) keep_signals(&filter, (uint32_t)getpid());

    // New namespaces come by clone's flags.
    const uint32_t namespaces =
        CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4);
    load_argument(&filter, 0, 0);
    add(&filter, BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1);
    answer(&filter, EPERM);
    allow(&filter);
    allow(&filter);
    if (filter.count == most_instructions) return E2BIG;

    struct sock_fprog program = {.len = filter.count, .filter = filter.code};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) ? errno : 0;
}

int cspawn_can_filter(void) {
    // Asks whether the action is known; without the call, or without filters, it is an error.
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}
