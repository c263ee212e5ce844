package org.ndktck.report.attestation;

import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.HashedFile;

/** Signs what a report says, and checks such a signature. */
public final class Attestation {

    /** Name of the file in a report directory. */
    public static final String NAME = "test-result.intoto.jsonl";

    private Attestation() {}

    /**
     * Signs a result.
     *
     * @param result what its journal gives
     * @param report the files of the report that the statement is to bind
     * @param key an Ed25519 key
     * @return the file's content
     * @throws AttestationException if the files of the provider are not known
     */
    public static byte[] signed(RunResult result, List<HashedFile> report, PrivateKey key) throws AttestationException {
        return Envelope.signed(
                        TestResult.PAYLOAD_TYPE, TestResult.of(result, report).json(), key)
                .json();
    }

    /**
     * Says what is wrong with a signature.
     *
     * @param content the file's content
     * @param result what the journal gives
     * @param report the files of the report that the statement has to bind
     * @param key the other half of the Ed25519 key that should have signed
     * @return a sentence; nothing if the key has signed just this result
     */
    public static Optional<String> fault(byte[] content, RunResult result, List<HashedFile> report, PublicKey key) {
        try {
            Envelope envelope = Envelope.read(content);
            if (!envelope.isSignedWith(key)) {
                return Optional.of(
                        NAME + " is not signed with the key: another one signed it, or it was changed since");
            }
            boolean same = envelope.payloadType().equals(TestResult.PAYLOAD_TYPE)
                    && Arrays.equals(
                            envelope.content(), TestResult.of(result, report).json());
            return same ? Optional.empty() : Optional.of(NAME + " is signed with the key, but for another report");
        } catch (AttestationException e) {
            return Optional.of(NAME + " cannot be checked: " + e.getMessage());
        }
    }
}
