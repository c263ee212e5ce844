package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Reads the local port of an accepted connector from the listener, which clears it when its close is called. */
public final class ForgetsTheLocalPortOnceTheListenerCloses extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus close(Lis l, CloseArgs x) {
                l.flag = true;
                return super.close(l, x);
            }

            @Override
            NtStatus localAddress(Con c, GetAddressArgs x) {
                NtStatus s = super.localAddress(c, x);
                if (s.isSuccess() && c.listener != null && c.listener.flag && x.pAddress() != null) {
                    x.pAddress().put(2, new byte[2], 0, 2);
                }
                return s;
            }
        };
    }
}
