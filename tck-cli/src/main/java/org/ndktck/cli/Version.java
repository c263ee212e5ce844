package org.ndktck.cli;

import org.ndktck.engine.KitVersion;
import picocli.CommandLine.IVersionProvider;

/** Answers {@code --version}. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"ndk-tck " + KitVersion.text() + ", Java " + Runtime.version()};
    }
}
