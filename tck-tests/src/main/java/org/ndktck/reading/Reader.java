package org.ndktck.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.GetConnectionDataCall.Cells;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.memory.Slab;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.trial.Trial;

/** Makes the calls of a {@link Read} list on one connector, wherever it is called. */
public final class Reader {

    private static final int TOO_SHORT = 1;
    private static final int TOO_LONG = 1009;
    private static final int POWER_OF_TWO = 1024;
    /** A stored size beyond this, a megabyte and what may be padded, is no size a buffer is made for. */
    private static final long LARGEST_SIZE = PrivateDataAmount.LONGEST + (1 << 16);

    private final Trial trial;
    private final ConnectionGate gate;
    private final Slab slab;

    /** Reads with the memory of a try. */
    public static Reader of(Trial trial) {
        return new Reader(trial);
    }

    private Reader(Trial trial) {
        this.trial = trial;
        this.gate = trial.connections();
        this.slab = trial.slab();
    }

    /** Asks for what the circumstances say; nothing is judged by it alone. */
    public void ask(NdkConnector connector, EarlierQueries what) {
        switch (what) {
            case NOTHING -> {}
            case SIZE -> call(connector, OutPointers.NEITHER, null, 0, 0);
            case LIMITS -> call(connector, OutPointers.BOTH, null, 0, 0);
            case DATA -> buffered(connector, OutPointers.NEITHER, TOO_LONG, 0);
            case OFTEN -> {
                boolean shortFirst = Math.floorMod(trial.token().hashCode(), 2) == 0;
                buffered(connector, OutPointers.BOTH, shortFirst ? TOO_SHORT : POWER_OF_TWO, 0);
                buffered(connector, OutPointers.NEITHER, shortFirst ? POWER_OF_TWO : TOO_SHORT, 0);
                call(connector, OutPointers.BOTH, null, 0, 0);
                buffered(connector, OutPointers.INBOUND_ONLY, TOO_LONG, 0);
            }
        }
    }

    /** Lets three witnesses tell the required size, and makes the calls; without any, the witnesses are what is judged. */
    public ReadResults read(NdkConnector connector, List<Read> reads) {
        List<GetConnectionDataCall> witnesses =
                reads.isEmpty() ? witnesses(connector) : trial.witnessed(() -> witnesses(connector));
        Optional<Long> size = ReadResults.agreedSize(witnesses).filter(agreed -> agreed <= LARGEST_SIZE);
        List<GetConnectionDataCall> judged = new ArrayList<>();
        size.ifPresent(agreed -> reads.forEach(read -> judged.add(judged(connector, read, agreed))));
        return new ReadResults(witnesses, judged);
    }

    private List<GetConnectionDataCall> witnesses(NdkConnector connector) {
        FetchPointers pointers = trial.circumstances().pointers();
        trial.broughtAbout(pointers);
        OutPointers witnessed = OutPointers.valueOf(pointers.name());
        return List.of(
                call(connector, witnessed, null, 0, 0),
                buffered(connector, witnessed, TOO_LONG, 0),
                buffered(connector, witnessed, TOO_SHORT, 0));
    }

    private GetConnectionDataCall judged(NdkConnector connector, Read read, long size) {
        if (read.empty()) {
            return call(connector, read.outs(), GuardedBytes.output(slab, 0), 0, size);
        }
        return read.buffer() == null
                ? call(connector, read.outs(), null, 0, size)
                : buffered(connector, read.outs(), read.buffer().resolve(size), size);
    }

    private GetConnectionDataCall buffered(NdkConnector connector, OutPointers outs, long capacity, long size) {
        return call(connector, outs, GuardedBytes.output(slab, capacity), capacity, size);
    }

    private GetConnectionDataCall call(
            NdkConnector connector, OutPointers outs, @Nullable GuardedBytes buffer, long capacity, long size) {
        Cells cells = new Cells(
                outs.inbound() ? GuardedUlong.sentinel(slab) : null,
                outs.outbound() ? GuardedUlong.sentinel(slab) : null,
                buffer,
                GuardedUlong.holding(slab, capacity));
        return gate.getConnectionData(connector, cells, size);
    }
}
