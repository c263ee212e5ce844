package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Keeps a mark of its own in NdkReserved for as long as a connect is pending. */
public final class ParksAPendingConnectInTheReservedBlock extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                NdkReservedBlock block = c.object().ndkReserved();
                block.set(2, 0x434F4E4EL);
                NtStatus s = super.connect(c, with(x, (k, status) -> {
                    block.set(2, 0);
                    x.requestCompletion().complete(k, status);
                }));
                if (!s.isPending()) {
                    block.set(2, 0);
                }
                return s;
            }

            @Override
            NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
                NdkReservedBlock block = c.object().ndkReserved();
                block.set(2, 0x434F4E4EL);
                NtStatus s = super.connectShared(c, with(x, (k, status) -> {
                    block.set(2, 0);
                    x.requestCompletion().complete(k, status);
                }));
                if (!s.isPending()) {
                    block.set(2, 0);
                }
                return s;
            }
        };
    }
}
