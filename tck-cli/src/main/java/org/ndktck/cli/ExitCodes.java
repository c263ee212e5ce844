package org.ndktck.cli;

/** The exit codes the command gives by itself; the verdict of a run brings its own. */
final class ExitCodes {

    /** The command did what it was asked, and what it was asked was no verdict. */
    static final int DONE = 0;

    /** A replayed case ended its process: the failure showed again. */
    static final int SHOWN = 1;

    /** The run left out what {@code --require-complete} demands. */
    static final int INCOMPLETE = 2;

    /** Usage, configuration or the vendor's adapter code is at fault; nothing was judged. */
    static final int NOT_RUN = 3;

    /** The kit is at fault. */
    static final int KIT_DEFECT = 4;

    private ExitCodes() {}
}
