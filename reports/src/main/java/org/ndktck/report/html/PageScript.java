package org.ndktck.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The script of the page, and the policy under which a browser runs it and nothing else.
 *
 * @param text the script
 */
public record PageScript(String text) {

    private static final String NAME = "page.js";

    static PageScript load() {
        try (InputStream script = PageScript.class.getResourceAsStream(NAME)) {
            if (script == null) {
                throw new IllegalStateException(NAME + " is missing beside " + PageScript.class.getName());
            }
            return new PageScript(new String(script.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Gives the content security policy of the page.
     *
     * @return it permits no request, inline styles, and the one script, by its hash
     */
    public String policy() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"
                    + Base64.getEncoder().encodeToString(hash) + "'; base-uri 'none'; form-action 'none'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }
}
