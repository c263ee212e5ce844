package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The adapter reports MaxCallerData 1 and MaxCalleeData 0; no row sets a lower bound (ADP-10, ADP-11), and data of exactly these sizes arrives (ADP-12). */
public final class CarriesOneByteOfCallerDataAndNoneOfCalleeData extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override AdapterT adapter() {
                return new AdapterT(this) {
                    @Override public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs x) {
                        NtStatus status = real.queryAdapterInfo(a, x);
                        if (status.isSuccess() && x.pInfo() != null) {
                            x.pInfo().put(0x54, new byte[] {1, 0, 0, 0, 0, 0, 0, 0}, 0, 8);
                        }
                        return status;
                    }
                };
            }
        };
    }
}
