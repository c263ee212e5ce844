package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.REJECT;

import java.nio.ByteBuffer;
import java.util.*;
import org.ndktck.faulty.*;

/** NdkReject takes all memory outside the heap that buffers may have, and keeps it. */
@Hostile(exit = 1)
@Instead(REJECT)
public final class FillsTheDirectMemory extends InsteadOfOneFunction {

    private static final int BLOCK = 1 << 20;
    private static final List<ByteBuffer> KEPT = new ArrayList<>();

    @Override
    protected Object instead(Intercepted call) {
        while (true) {
            KEPT.add(ByteBuffer.allocateDirect(BLOCK));
        }
    }
}
