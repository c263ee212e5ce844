package org.ndktck.api.provider;

/**
 * The ports that a provider chooses from where the consumer asks for port 0.
 *
 * @param first the lowest, 1..65535
 * @param last the highest, {@code first}..65535
 */
public record PortRange(int first, int last) {

    /** The range of the documents, 49152..65535. */
    public static final PortRange DYNAMIC = new PortRange(49152, 65535);

    private static final int HIGHEST = 65535;

    /** Checks the range. */
    public PortRange {
        if (first < 1 || last < first || last > HIGHEST) {
            throw new IllegalArgumentException("ports " + first + ".." + last + " are no range within 1.." + HIGHEST);
        }
    }

    /**
     * Tells whether a port is in the range.
     *
     * @param port any number
     * @return whether it is
     */
    public boolean contains(int port) {
        return port >= first && port <= last;
    }
}
