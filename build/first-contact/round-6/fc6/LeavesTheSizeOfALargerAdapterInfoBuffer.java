package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Stores the size of the adapter information only where the buffer was too small. */
public final class LeavesTheSizeOfALargerAdapterInfoBuffer extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus queryAdapterInfo(Adp a, QueryAdapterInfoArgs x) {
                long entry = x.pBufferSize().get();
                NtStatus s = super.queryAdapterInfo(a, x);
                if (s.isSuccess()) {
                    x.pBufferSize().set(entry);
                }
                return s;
            }
        };
    }
}
