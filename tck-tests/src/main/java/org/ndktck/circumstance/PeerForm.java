package org.ndktck.circumstance;

import org.ndktck.api.NdkVersion;
import org.ndktck.plan.adapter.AdapterFacts;

/** In which form the side that the property is not about accepts or completes. */
public enum PeerForm implements Circumstance {
    /** In the same form as the other side. */
    SAME(""),
    /** With the Ex form where the other side uses the plain one, and the other way round (2.1). */
    OTHER_VERSION("with the forms of another version on the other side");

    private final String words;

    PeerForm(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this != OTHER_VERSION || facts.version().compareTo(NdkVersion.V2_1) >= 0;
    }

    @Override
    public String whyUnreachable() {
        return "the adapter reports a version below 2.1, which has no Ex functions";
    }
}
