package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words what the JDK says by the class of an exception whose message is a bare path. */
final class FileErrorText {

    private FileErrorText() {}

    static String of(IOException e) {
        if (e instanceof AccessDeniedException denied) {
            return "access to " + denied.getFile() + " is denied";
        }
        if (e instanceof FileAlreadyExistsException exists) {
            return exists.getFile() + " is in the way";
        }
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + " does not exist";
        }
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason() + " (" + system.getFile() + ")";
        }
        return String.valueOf(e.getMessage());
    }
}
