/*
 * Prints the table of faults: with an argument as lines of name, row, mode and place of the crash,
 * separated by tabs, of those that the kit sees; without one as the page docs/native-faults.md.
 */
#include "faults.h"

#include <stdio.h>

static const char * or (const char *text, const char *instead)
{
    return text != NULL ? text : instead;
}

int main(int count, char **arguments)
{
    static const struct {
        const char *name;
        const struct fault *faults;
    } topics[] = {{"What is stored where", store_faults},
                  {"What is handed back", callback_faults},
                  {"Memory that is gone, and crashes", lifetime_faults},
                  {"What the kit does not see yet", unseen_faults}};
    (void)arguments;
    bool page = count == 1;
    if (page) {
        printf("# Faults that only C can have\n\n");
        printf("Made by `native-provider/src/main/c/test/faultlist.c`: the sample with one of these (`--set "
               "fault=NAME`) must get\n");
        printf("the row. A crash is a finding of the row that says a call comes to one end, and names the "
               "call.\n");
    }
    for (unsigned topic = 0; topic < (page ? 4u : 3u); topic++) {
        if (page) {
            printf("\n## %s\n\n| fault | what it does | row | mode | crashes in |\n", topics[topic].name);
            printf("| --- | --- | --- | --- | --- |\n");
        }
        for (const struct fault *fault = topics[topic].faults; fault->name != NULL; fault++) {
            const char *mode = or (fault->mode, page ? "any" : "inline");
            if (page) {
                printf("| `%s` | %s | %s | %s | %s |\n", fault->name, fault->what, fault->requirement, mode,
                       or (fault->crashes_in, ""));
            } else {
                printf("%s\t%s\t%s\t%s\n", fault->name, fault->requirement, mode,
                       or (fault->crashes_in, "-"));
            }
        }
    }
    return 0;
}
