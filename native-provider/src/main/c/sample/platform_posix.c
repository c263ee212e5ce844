#include "platform.h"

#include <pthread.h>
#include <stdlib.h>

struct platform_monitor {
    pthread_mutex_t mutex;
    pthread_cond_t conditions[2];
};

struct platform_thread {
    pthread_t id;
    void (*body)(void *argument);
    void *argument;
};

struct platform_monitor *platform_monitor_new(void)
{
    struct platform_monitor *monitor = malloc(sizeof *monitor);
    if (monitor != NULL) {
        pthread_mutex_init(&monitor->mutex, NULL);
        pthread_cond_init(&monitor->conditions[PLATFORM_WORK], NULL);
        pthread_cond_init(&monitor->conditions[PLATFORM_IDLE], NULL);
    }
    return monitor;
}

void platform_monitor_free(struct platform_monitor *monitor)
{
    pthread_cond_destroy(&monitor->conditions[PLATFORM_IDLE]);
    pthread_cond_destroy(&monitor->conditions[PLATFORM_WORK]);
    pthread_mutex_destroy(&monitor->mutex);
    free(monitor);
}

void platform_enter(struct platform_monitor *monitor)
{
    pthread_mutex_lock(&monitor->mutex);
}

void platform_leave(struct platform_monitor *monitor)
{
    pthread_mutex_unlock(&monitor->mutex);
}

void platform_wait(struct platform_monitor *monitor, enum platform_condition condition)
{
    pthread_cond_wait(&monitor->conditions[condition], &monitor->mutex);
}

void platform_wake_one(struct platform_monitor *monitor, enum platform_condition condition)
{
    pthread_cond_signal(&monitor->conditions[condition]);
}

void platform_wake_all(struct platform_monitor *monitor, enum platform_condition condition)
{
    pthread_cond_broadcast(&monitor->conditions[condition]);
}

static void *run(void *argument)
{
    struct platform_thread *thread = argument;
    thread->body(thread->argument);
    return NULL;
}

struct platform_thread *platform_thread_start(void (*body)(void *argument), void *argument)
{
    struct platform_thread *thread = malloc(sizeof *thread);
    if (thread == NULL) {
        return NULL;
    }
    thread->body = body;
    thread->argument = argument;
    if (pthread_create(&thread->id, NULL, run, thread) != 0) {
        free(thread);
        return NULL;
    }
    return thread;
}

void platform_thread_join(struct platform_thread *thread)
{
    pthread_join(thread->id, NULL);
    free(thread);
}
