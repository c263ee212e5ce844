package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkQueryAdapterInfo reports version 2.0 although every object's header, and what the provider does, is version 2.1. */
public final class ReportsAnOlderVersionInTheAdapterInfo extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override AdapterT adapter() {
                return new AdapterT(this) {
                    @Override public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs x) {
                        NtStatus status = real.queryAdapterInfo(a, x);
                        if (status.isSuccess() && x.pInfo() != null) {
                            x.pInfo().put(0x02, (byte) 0);
                        }
                        return status;
                    }
                };
            }
        };
    }
}
