package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_03;

import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Finds out that a connection is cut when it is used, and tells nothing of an idle one. */
@Fault(value = "F693", grade = Grade.MODERATE)
@Tolerated(DEV_03)
public final class NeverLooksForItsPeer extends DerivedProvider {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        AtomicBoolean cut = new AtomicBoolean();
        new InterceptingProvider() {
            @Override
            protected Object call(Intercepted call) {
                return call.withDisconnectEvent(event -> context -> {
                            if (!cut.get()) {
                                event.accept(context);
                            }
                        })
                        .proceed();
            }
        }.around(opened);
        return Replaced.control(
                opened, "linkCut", none -> opened.controls().linkCut().map(link -> cutting(link, cut)));
    }

    private static Condition cutting(Condition link, AtomicBoolean cut) {
        return () -> {
            cut.set(true);
            Condition.Ending end = link.begin();
            return () -> {
                end.close();
                cut.set(false);
            };
        };
    }
}
