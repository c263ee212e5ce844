package org.ndktck.api.provider;

/**
 * Who a provider is. The texts appear in reports as they are, markup escaped.
 *
 * @param name the name users select the provider by: letters, digits, {@code . - _ :},
 *     for example {@code acme-ndk}
 * @param vendor who makes it
 * @param version the version of the provider, not of NDKPI
 */
public record ProviderIdentity(String name, String vendor, String version) {

    /**
     * Checks that no text is blank.
     *
     * @throws IllegalArgumentException if one is
     */
    public ProviderIdentity {
        requireText("name", name);
        requireText("vendor", vendor);
        requireText("version", version);
    }

    private static void requireText(String what, String value) {
        if (value.isBlank()) {
            throw new IllegalArgumentException("the " + what + " of a provider is blank; give it a text");
        }
    }
}
