package org.ndktck.report.attestation;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A DSSE envelope with one signature, version 1 of the protocol. What is signed is not the payload alone but its type with it,
 * so that no payload can be taken for another kind of thing.
 *
 * @param payloadType what the payload is
 * @param payload the payload in Base64
 * @param signatures who signed it
 */
record Envelope(String payloadType, String payload, List<Signed> signatures) {

    private static final String NONE = "it is no DSSE envelope";

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /** Copies the list. */
    Envelope {
        signatures = List.copyOf(signatures);
    }

    /**
     * A signature.
     *
     * @param sig the signature in Base64
     */
    record Signed(String sig) {}

    static Envelope signed(String type, byte[] payload, PrivateKey key) {
        try {
            Signature signature = Signature.getInstance(KeyFile.ALGORITHM);
            signature.initSign(key);
            signature.update(encoded(type, payload));
            Base64.Encoder base64 = Base64.getEncoder();
            return new Envelope(
                    type, base64.encodeToString(payload), List.of(new Signed(base64.encodeToString(signature.sign()))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("an Ed25519 key that does not sign", e);
        }
    }

    /** Reads an envelope; what it says besides is for others. */
    static Envelope read(byte[] json) throws AttestationException {
        try {
            @Nullable Envelope read = JSON.readValue(json, Envelope.class);
            if (read != null) {
                return read;
            }
        } catch (JacksonException e) {
            throw new AttestationException(NONE, e);
        }
        throw new AttestationException(NONE);
    }

    byte[] json() {
        return (JSON.writeValueAsString(this) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    byte[] content() throws AttestationException {
        return decoded(payload);
    }

    /** Whether one of the signatures was made with the other half of a key, over this payload of this type. */
    boolean isSignedWith(PublicKey key) throws AttestationException {
        byte[] signed = encoded(payloadType, content());
        for (Signed one : signatures) {
            if (fits(decoded(one.sig()), signed, key)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fits(byte[] made, byte[] signed, PublicKey key) {
        try {
            Signature signature = Signature.getInstance(KeyFile.ALGORITHM);
            signature.initVerify(key);
            signature.update(signed);
            return signature.verify(made);
        } catch (GeneralSecurityException e) {
            return false; // of another length than a signature has
        }
    }

    /** The pre-authentication encoding: lengths in front, so that nothing can move from the type to the payload. */
    static byte[] encoded(String type, byte[] payload) {
        byte[] name = type.getBytes(StandardCharsets.UTF_8);
        byte[] before =
                ("DSSEv1 " + name.length + " " + type + " " + payload.length + " ").getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[before.length + payload.length];
        System.arraycopy(before, 0, all, 0, before.length);
        System.arraycopy(payload, 0, all, before.length, payload.length);
        return all;
    }

    private static byte[] decoded(String base64) throws AttestationException {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new AttestationException(NONE, e);
        }
    }
}
