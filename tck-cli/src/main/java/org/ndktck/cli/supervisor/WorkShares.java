package org.ndktck.cli.supervisor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/**
 * What is left to judge, handed out in shares that grow smaller towards the end, so that all workers end at about
 * the same time. What disturbs others is handed out last, when nobody else works.
 */
final class WorkShares {

    /** A worker gets this part of its fair share at once: few openings of the provider, and an even end. */
    private static final int PARTS = 2;

    private final Deque<List<RequirementId>> returned = new ArrayDeque<>();
    private final Deque<Manifest.Task> together = new ArrayDeque<>();
    private final List<RequirementId> alone = new ArrayList<>();
    private int jobs;
    private int out;

    WorkShares(List<Manifest.Task> tasks, int jobs) {
        this.jobs = jobs;
        for (Manifest.Task task : tasks) {
            if (task.alone() && jobs > 1) {
                alone.add(task.id());
            } else {
                together.add(task);
            }
        }
    }

    /** From now on only one worker takes shares. */
    void forOne() {
        jobs = 1;
    }

    /** The next share; nothing if there is none now. A share that is out may still come back. */
    Optional<List<RequirementId>> take() {
        Optional<List<RequirementId>> next = next();
        if (next.isPresent()) {
            out++;
        }
        return next;
    }

    private Optional<List<RequirementId>> next() {
        if (!returned.isEmpty()) {
            return Optional.of(returned.remove());
        }
        if (!together.isEmpty()) {
            return Optional.of(fairPart());
        }
        if (!alone.isEmpty() && out == 0) {
            List<RequirementId> share = List.copyOf(alone);
            alone.clear();
            return Optional.of(share);
        }
        return Optional.empty();
    }

    private List<RequirementId> fairPart() {
        long left = together.stream().mapToLong(Manifest.Task::tries).sum();
        long part = jobs == 1 ? left : Math.max(1, left / ((long) jobs * PARTS));
        List<RequirementId> share = new ArrayList<>();
        for (long taken = 0; taken < part && !together.isEmpty(); ) {
            Manifest.Task task = together.remove();
            taken += task.tries();
            share.add(task.id());
        }
        return share;
    }

    /** A share is done with; what was not judged of it comes back. */
    void done(List<RequirementId> unjudged) {
        out--;
        if (!unjudged.isEmpty()) {
            returned.add(unjudged);
        }
    }

    /** Whether something is left that several workers may judge at the same time. */
    boolean isAnyLeft() {
        return !together.isEmpty();
    }

    /** Whether everything was handed out and came back judged. */
    boolean isEmpty() {
        return out == 0 && returned.isEmpty() && together.isEmpty() && alone.isEmpty();
    }
}
