package org.ndktck.cli.worker;

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
 */
public record Share(RunOrder order, int slot, int slots, Map<NdkFunction, String> barred) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Copies the map. */
    public Share {
        barred = Map.copyOf(barred);
    }

    /**
     * Writes the share.
     *
     * @return one line
     */
    public String line() {
        return JSON.writeValueAsString(this);
    }

    static Share of(String line) {
        return JSON.readValue(line, Share.class);
    }
}
