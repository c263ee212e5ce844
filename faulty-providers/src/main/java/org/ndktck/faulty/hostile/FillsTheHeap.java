package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.REJECT;

import java.util.*;
import org.ndktck.faulty.*;

/** NdkReject takes all memory of the heap and keeps it. */
@Hostile(exit = 1)
@Instead(REJECT)
public final class FillsTheHeap extends InsteadOfOneFunction {

    private static final int BLOCK = 1 << 17;
    private static final List<long[]> KEPT = new ArrayList<>();

    @Override
    protected Object instead(Intercepted call) {
        while (true) {
            KEPT.add(new long[BLOCK]);
        }
    }
}
