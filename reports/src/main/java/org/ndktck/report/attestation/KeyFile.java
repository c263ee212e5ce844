package org.ndktck.report.attestation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads Ed25519 keys from PEM files, as {@code openssl genpkey -algorithm ed25519} and {@code openssl pkey -pubout} write them. */
public final class KeyFile {

    static final String ALGORITHM = "Ed25519";

    private KeyFile() {}

    /**
     * Reads the key that signs.
     *
     * @param file a PEM file with a private key in PKCS #8, not encrypted
     * @return the key
     * @throws AttestationException if the file cannot be read or holds no such key
     */
    public static PrivateKey signing(Path file) throws AttestationException {
        byte[] der = der(file, "PRIVATE KEY", "openssl genpkey -algorithm ed25519");
        try {
            return factory().generatePrivate(new PKCS8EncodedKeySpec(der));
        } catch (GeneralSecurityException e) {
            throw new AttestationException(
                    file + " holds a private key that is none of Ed25519; make one with"
                            + " 'openssl genpkey -algorithm ed25519'",
                    e);
        }
    }

    /**
     * Reads the key that signatures are checked with.
     *
     * @param file a PEM file with a public key
     * @return the key
     * @throws AttestationException if the file cannot be read or holds no such key
     */
    public static PublicKey checking(Path file) throws AttestationException {
        byte[] der = der(file, "PUBLIC KEY", "openssl pkey -pubout");
        try {
            return factory().generatePublic(new X509EncodedKeySpec(der));
        } catch (GeneralSecurityException e) {
            throw new AttestationException(
                    file + " holds a public key that is none of Ed25519; get the key of whoever" + " signed the report",
                    e);
        }
    }

    private static byte[] der(Path file, String type, String command) throws AttestationException {
        Matcher pem = Pattern.compile("-----BEGIN " + type + "-----([A-Za-z0-9+/=\\s]+)-----END " + type + "-----")
                .matcher(text(file));
        if (!pem.find()) {
            throw new AttestationException(file + " holds no " + type.toLowerCase(Locale.ROOT)
                    + " in PEM; name a file that '" + command + "' has written");
        }
        try {
            return Base64.getMimeDecoder().decode(pem.group(1));
        } catch (IllegalArgumentException e) {
            throw new AttestationException(file + " is damaged: what stands between its PEM lines is no Base64", e);
        }
    }

    private static String text(Path file) throws AttestationException {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AttestationException(
                    "the key " + file + " cannot be read; name a file that is there and may be read", e);
        }
    }

    private static KeyFactory factory() {
        try {
            return KeyFactory.getInstance(ALGORITHM);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("a Java runtime without Ed25519, which every one since 15 has", e);
        }
    }
}
