#include "cspawn.h"

#include <sys/xattr.h>

int cspawn_is_delegated(const char *folder) {
    const char *marks[] = {"user.delegate", "trusted.delegate"};
    for (int index = 0; index < 2; index++) {
        char value = 0;
        if (getxattr(folder, marks[index], &value, 1) == 1 && value == '1') return 1;
    }
    return 0;
}
