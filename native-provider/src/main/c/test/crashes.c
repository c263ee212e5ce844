/* A library that ends the process that loads it, or that asks it for its name. */
#include "ndktck.h"

static int *volatile nowhere;

static void crash(void)
{
    *nowhere = 0;
}

#ifdef CRASHES_WHEN_LOADED
__attribute__((constructor)) static void loaded(void)
{
    crash();
}
#endif

NDKTCK_EXPORT NTSTATUS ndk_tck_open(const NDKTCK_OPEN_REQUEST *request, NDKTCK_OPEN_RESULT *result)
{
    (void)request;
    (void)result;
    crash();
    return STATUS_SUCCESS;
}
