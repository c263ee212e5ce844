package fc12;

import org.ndktck.api.*;

/** A listener that was paused and resumed once ignores every later pause. */
public final class IgnoresPauseAfterResume extends Base {
    /** Makes it. */
    public IgnoresPauseAfterResume() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
                Lis l = of(o);
                if (l == null || l.extra == null) {
                    if (l != null && !pause) {
                        l.extra = "resumed";
                    }
                    r.controlConnectEvents(o, pause);
                }
            }
        };
    }
}
