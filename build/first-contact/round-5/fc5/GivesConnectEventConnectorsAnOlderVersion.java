package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class GivesConnectEventConnectorsAnOlderVersion extends Base {
    static final class Old extends NdkConnector {
        Old(NdkVersion v, NdkConnectorDispatch d) { super(v, d); }
    }
    Li li(Ad ad, NdkListenerDispatch r) {
        return new Li(ad, r) {
            void event(NdkConnectEventCallback e, long ctx, NdkConnector c) {
                Co t = new Co(this.ad, c.dispatch(), this);
                t.realObject = c;
                e.connectEvent(ctx, new Old(new NdkVersion(1, 2), t));
            }
        };
    }
}
