package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetConnectionData copies private data in units of four bytes, so that where the bytes to copy are no multiple of four it writes up to three more, behind the end of a buffer that ends there. */
public final class CopiesPrivateDataInWholeDwords extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs x) {
                        long capacity = x.pPrivateDataLength().get();
                        NtStatus status = real.getConnectionData(c, x);
                        if (x.pPrivateData() == null || status.isFailure() && !status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
                            return status;
                        }
                        long required = x.pPrivateDataLength().get();
                        int count = (int) Math.min(capacity, required);
                        int whole = (count + 3) & ~3;
                        if (whole == count) {
                            return status;
                        }
                        Memory all = new Memory((int) Math.max(required, whole));
                        Cell length = new Cell(required);
                        if (real.getConnectionData(c, new GetConnectionDataArgs(null, null, all, length)).isSuccess()) {
                            x.pPrivateData().put(count, all.bytes, count, whole - count);
                        }
                        return status;
                    }
                };
            }
        };
    }
}
