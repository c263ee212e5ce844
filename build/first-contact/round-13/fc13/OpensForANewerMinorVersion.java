package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Opening an adapter for a minor version above the highest one succeeds and gives the highest one. */
public final class OpensForANewerMinorVersion extends Base {

    public OpensForANewerMinorVersion() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus openNdkAdapter(AdapterHandlers h, NdkVersion version, ObjectPointer<NdkAdapter> pp) {
            NtStatus s = h.openNdkAdapter(version, pp);
            for (int minor = version.minor() - 1; !s.isSuccess() && version.major() == 2 && minor >= 0; minor--) {
                s = h.openNdkAdapter(new NdkVersion(2, minor), pp);
            }
            return s;
        }
    }
}
