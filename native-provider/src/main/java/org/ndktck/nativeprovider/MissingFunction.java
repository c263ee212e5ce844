package org.ndktck.nativeprovider;

/** A slot of a dispatch table is NULL. To the kit this is what a Java method is that nobody implements. */
final class MissingFunction extends UnsupportedOperationException {

    private static final long serialVersionUID = 1L;

    MissingFunction(int slot, String table) {
        super("slot " + slot + " of " + table + " is NULL");
    }

    /** Without the package, which means nothing to whoever writes C. */
    @Override
    public String toString() {
        return getClass().getSimpleName() + ": " + getMessage();
    }
}
