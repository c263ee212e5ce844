package org.ndktck.faulty.hostile;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It makes every logger log everything, and prints it all on the standard error. */
@Hostile(exit = 0)
public final class ReconfiguresTheLogging extends AroundTheReference {

    private static final Logger ROOT = Logger.getLogger("");

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        LogManager.getLogManager().reset();
        ROOT.setLevel(Level.ALL);
        ROOT.addHandler(new Printing());
        return super.open(request);
    }

    private static final class Printing extends Handler {

        @Override
        public void publish(LogRecord line) {
            System.err.println(line.getLevel() + " " + line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
