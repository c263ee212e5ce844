package org.ndktck.faulty.hostile;

import java.util.List;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It removes the system properties of the end of a line, of directories and of the class path. */
@Hostile(exit = 0)
public final class ClearsSystemProperties extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        for (String name : List.of("line.separator", "java.io.tmpdir", "user.dir", "java.home", "java.class.path")) {
            System.clearProperty(name);
        }
        return super.open(request);
    }
}
