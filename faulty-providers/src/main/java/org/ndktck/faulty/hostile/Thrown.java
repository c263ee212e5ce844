package org.ndktck.faulty.hostile;

/** Throws what the compiler would not let through, or what only the class path of a run has. */
final class Thrown {

    private Thrown() {}

    /** Throws anything; the result is for a {@code throw} that tells the compiler so. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T extends Throwable> RuntimeException anyway(Throwable throwable) throws T {
        throw (T) throwable;
    }

    /**
     * Throws what a class of another module stands for.
     *
     * @param className a class with a public constructor that takes a message
     * @return never
     */
    static RuntimeException named(String className) {
        try {
            Class<?> type =
                    Class.forName(className, true, Thread.currentThread().getContextClassLoader());
            throw Thrown.<RuntimeException>anyway(type.asSubclass(Throwable.class)
                    .getConstructor(String.class)
                    .newInstance("the provider says so"));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(className + " is not there", e);
        }
    }
}
