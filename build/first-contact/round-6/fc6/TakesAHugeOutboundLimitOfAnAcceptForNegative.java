package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Compares the outbound limit as a signed number and takes what is below zero for none. */
public final class TakesAHugeOutboundLimitOfAnAcceptForNegative extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                return super.accept(c, with(x, signed(x.outboundReadLimit()), x.disconnectEvent(), x.requestCompletion()));
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                return super.acceptEx(c, with(x, signed(x.outboundReadLimit()), x.disconnectEvent(), x.requestCompletion()));
            }

            private long signed(long limit) {
                return Math.max(0, (int) limit);
            }
        };
    }
}
