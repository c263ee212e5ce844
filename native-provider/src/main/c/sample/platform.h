/* What the sample needs of the platform: one monitor with two conditions, and threads.
 * platform_posix.c is the only file that knows POSIX; another platform brings a file of its own. */
#ifndef SAMPLE_PLATFORM_H
#define SAMPLE_PLATFORM_H

#include <stdint.h>

enum platform_condition { PLATFORM_WORK, PLATFORM_IDLE };

struct platform_monitor;
struct platform_thread;

/* NULL where there is no memory. */
struct platform_monitor *platform_monitor_new(void);
void platform_monitor_free(struct platform_monitor *monitor);
void platform_enter(struct platform_monitor *monitor);
void platform_leave(struct platform_monitor *monitor);
/* Leaves the monitor, waits, and enters it again; may wake for no reason. */
void platform_wait(struct platform_monitor *monitor, enum platform_condition condition);
void platform_wake_one(struct platform_monitor *monitor, enum platform_condition condition);
void platform_wake_all(struct platform_monitor *monitor, enum platform_condition condition);

/* NULL where there is none to be had. */
struct platform_thread *platform_thread_start(void (*body)(void *argument), void *argument);
/* Waits for the end of the thread's body. */
void platform_thread_join(struct platform_thread *thread);

#endif
