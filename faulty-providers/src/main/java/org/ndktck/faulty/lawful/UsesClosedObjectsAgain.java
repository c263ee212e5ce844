package org.ndktck.faulty.lawful;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Keeps the memory of closed objects: the next object of the type lies where one lay that is closed. */
@Lawful("V35")
public final class UsesClosedObjectsAgain extends DerivedProvider {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        ReusedObjects objects = new ReusedObjects();
        objects.around(opened.activeAdapter());
        if (!opened.passiveAdapter().equals(opened.activeAdapter())) {
            objects.around(opened.passiveAdapter());
        }
        return opened;
    }
}
