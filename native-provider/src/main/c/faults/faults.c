#include "faults.h"

#include <string.h>

struct tables real;

bool faults_install(struct provider *provider, const char *name)
{
    const struct fault *const topics[] = {store_faults, callback_faults, lifetime_faults, unseen_faults};
    real = provider->tables;
    for (unsigned topic = 0; topic < 4; topic++) {
        for (const struct fault *fault = topics[topic]; fault->name != NULL; fault++) {
            if (strcmp(fault->name, name) == 0) {
                fault->install(&provider->tables);
                return true;
            }
        }
    }
    return name[0] == '\0';
}
