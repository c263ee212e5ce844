// The header compiles as C++17, and what it exports has the linkage of C.
#include "ndktck.h"

int main()
{
    NTSTATUS (*open)(const NDKTCK_OPEN_REQUEST *, NDKTCK_OPEN_RESULT *) = nullptr;
    return open == nullptr && NDKTCK_INTERFACE_VERSION == 1 ? 0 : 1;
}
