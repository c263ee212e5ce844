package org.ndktck.cli.worker;

import java.util.List;
import java.util.Map;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.gate.NdkFunction;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a worker is told to judge.
 *
 * @param order what to judge, and how
 * @param slot the worker's share of ports and addresses, from 0
 * @param slots how many workers there are
 * @param barred functions that are not called, and why: they ended a process before
 * @param replays cases that are replayed, in place of judging
 */
public record WorkerTask(
        RunOrder order, int slot, int slots, Map<NdkFunction, String> barred, List<ReplayedCase> replays) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Copies the collections. */
    public WorkerTask {
        barred = Map.copyOf(barred);
        replays = List.copyOf(replays);
    }

    /**
     * Makes a task that judges.
     *
     * @param order what to judge, and how
     * @param slot the worker's share of ports and addresses, from 0
     * @param slots how many workers there are
     * @param barred functions that are not called, and why
     * @return the task
     */
    public static WorkerTask judged(RunOrder order, int slot, int slots, Map<NdkFunction, String> barred) {
        return new WorkerTask(order, slot, slots, barred, List.of());
    }

    /**
     * Makes a task that replays cases, with nothing beside them.
     *
     * @param order the provider and how to open it
     * @param replays the cases
     * @return the task
     */
    public static WorkerTask replayed(RunOrder order, List<ReplayedCase> replays) {
        return new WorkerTask(order, 0, 1, Map.of(), replays);
    }

    /**
     * Writes the task.
     *
     * @return one line
     */
    public String line() {
        return JSON.writeValueAsString(this);
    }

    static WorkerTask of(String line) {
        return JSON.readValue(line, WorkerTask.class);
    }
}
