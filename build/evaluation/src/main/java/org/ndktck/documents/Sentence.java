package org.ndktck.documents;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * One sentence of a mission document, or a heading or a line of a prototype, without its text.
 *
 * @param document where it stands
 * @param section the section, for example {@code remarks} or {@code return.STATUS_PENDING}
 * @param ordinal 0 for the heading of the section, from 1 on for what follows
 * @param sha256 64 hex digits, of the normalised sentence in UTF-8
 */
record Sentence(MissionDocument document, String section, int ordinal, String sha256) {

    static Sentence of(MissionDocument document, String section, int ordinal, String text) {
        return new Sentence(document, section, ordinal, hash(text));
    }

    /** Tells where it stands, for a message: {@code 000 remarks 4}. */
    String place() {
        return document.key() + " " + section + " " + ordinal;
    }

    private static String hash(String text) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
