/*
 * Faults that only C can have, each put before one or a few functions of the sample. The faulty
 * library is the sample compiled with SAMPLE_FAULTS and these files; --set fault=NAME chooses one.
 */
#ifndef FAULTS_H
#define FAULTS_H

#include "sample.h"

struct fault {
    const char *name;
    const char *requirement; /* the row it must get; CONFORMS for what only looks like a fault */
    const char *mode;        /* the mode it shows in, NULL for every one */
    const char *crashes_in;  /* NULL where the process survives it */
    const char *what;
    void (*install)(struct tables *tables);
};

/* By topic; each ends with a row without a name. */
extern const struct fault store_faults[];
extern const struct fault callback_faults[];
extern const struct fault lifetime_faults[];
/* These break their row by the documents' text, and the kit does not see it yet. */
extern const struct fault unseen_faults[];

/* The functions of the sample, as they were before a fault replaced some. */
extern struct tables real;

/* Replaces what the fault of that name concerns; false for an unknown name, true for an empty one. */
bool faults_install(struct provider *provider, const char *name);

#endif
