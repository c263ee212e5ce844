package org.ndktck.report.model;

/**
 * The verdict on the provider.
 *
 * @param text the line people read, for example {@code DOES NOT CONFORM}
 * @param exitCode the process exit code: 0 conforms, 1 does not conform, 2 undecided, 3 not run, 4
 *     defect of the kit
 */
public record Headline(String text, int exitCode) {

    private static final String PARTIAL = "CONFORMS AS FAR AS JUDGED: ";

    /**
     * Makes the headline of a run that found no MUST broken and left some out.
     *
     * @param musts how many were judged
     * @return the headline; its exit code is 0
     */
    static Headline partial(Musts musts) {
        return new Headline(PARTIAL + musts.judged() + " of " + musts.total() + " MUSTs", 0);
    }

    /**
     * Tells whether the provider conforms as far as judged only.
     *
     * @return true if a MUST that binds a provider was left out, and none was found broken
     */
    public boolean isPartial() {
        return text.startsWith(PARTIAL);
    }
}
