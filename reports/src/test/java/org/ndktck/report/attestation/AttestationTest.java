package org.ndktck.report.attestation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.Signature;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.sample.Results;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class AttestationTest {

    private static final List<HashedFile> REPORT = List.of(
            new HashedFile("compliance.json", "e5".repeat(32)), new HashedFile("journal.jsonl", "f6".repeat(32)));

    private final KeyPair keys = pair("Ed25519");
    private final RunResult result = Results.mixed();

    @TempDir
    Path directory;

    @Test
    void theOtherHalfOfTheKeyFindsNoFault() throws AttestationException {
        assertThat(fault(signed())).isEmpty();
    }

    /** The example of the protocol's own text. */
    @Test
    void whatIsSignedIsTypeAndPayloadWithTheirLengths() {
        assertThat(new String(Envelope.encoded("http://example.com/HelloWorld", "hello world".getBytes(UTF_8)), UTF_8))
                .isEqualTo("DSSEv1 29 http://example.com/HelloWorld 11 hello world");
    }

    @Test
    void othersCanCheckTheSignatureByTheProtocolAlone() throws Exception {
        JsonNode envelope = JsonMapper.shared().readTree(signed());
        byte[] payload = Base64.getDecoder().decode(envelope.path("payload").asString());
        Signature ed25519 = Signature.getInstance("Ed25519");
        ed25519.initVerify(keys.getPublic());
        ed25519.update(("DSSEv1 28 application/vnd.in-toto+json " + payload.length + " ").getBytes(UTF_8));
        ed25519.update(payload);

        assertThat(ed25519.verify(Base64.getDecoder()
                        .decode(envelope.at("/signatures/0/sig").asString())))
                .isTrue();
    }

    @Test
    void theStatementSaysWhatWasJudgedAndWhatCameOut() throws AttestationException {
        JsonNode statement = statement(signed());

        assertThat(statement.path("_type").asString()).isEqualTo("https://in-toto.io/Statement/v1");
        assertThat(statement.path("predicateType").asString())
                .isEqualTo("https://in-toto.io/attestation/test-result/v0.1");
        assertThat(statement.at("/subject/0/name").asString()).isEqualTo("acme-ndk.jar");
        assertThat(statement.at("/subject/0/digest/sha256").asString()).isEqualTo("a1".repeat(32));
        assertThat(statement.at("/predicate/result").asString()).isEqualTo("FAILED");
        assertThat(statement.at("/predicate/configuration").findValuesAsString("name"))
                .containsExactly("ndk-tck.jar", "catalogue", "compliance.json", "journal.jsonl");
        assertThat(statement.at("/predicate/passedTests").toString())
                .contains("GCD-12")
                .doesNotContain("GCD-07");
        assertThat(statement.at("/predicate/warnedTests").toString()).contains("CLO-05", "CON-12", "DIS-03");
        assertThat(statement.at("/predicate/failedTests").toString()).contains("GCD-07", "GCD-03");
    }

    @Test
    void passedIsForWholeRuns() throws AttestationException {
        RunResult whole = Results.complete();
        RunResult conforming = new RunResult(whole.info(), new Headline("CONFORMS", 0), whole.rows());

        assertThat(statement(Attestation.signed(conforming, REPORT, keys.getPrivate()))
                        .at("/predicate/result")
                        .asString())
                .isEqualTo("PASSED");
        assertThat(statement(Attestation.signed(Results.partial(), REPORT, keys.getPrivate()))
                        .at("/predicate/result")
                        .asString())
                .isEqualTo("WARNED");
    }

    @Test
    void anotherKeyDoesNotFit() throws AttestationException {
        assertThat(Attestation.fault(signed(), result, REPORT, pair("Ed25519").getPublic()))
                .hasValueSatisfying(fault -> assertThat(fault).contains("is not signed with the key"));
    }

    @Test
    void aChangedPayloadOrTypeIsFound() throws AttestationException {
        ObjectNode envelope = (ObjectNode) JsonMapper.shared().readTree(signed());
        String payload =
                new String(Base64.getDecoder().decode(envelope.path("payload").asString()), UTF_8);
        String forged = payload.replace("FAILED", "PASSED");
        assertThat(forged).isNotEqualTo(payload);

        ObjectNode otherPayload =
                envelope.deepCopy().put("payload", Base64.getEncoder().encodeToString(forged.getBytes(UTF_8)));
        ObjectNode otherType = envelope.deepCopy().put("payloadType", "text/plain");

        for (JsonNode changed : List.of(otherPayload, otherType)) {
            assertThat(fault(changed.toString().getBytes(UTF_8)))
                    .hasValueSatisfying(fault -> assertThat(fault).contains("or it was changed since"));
        }
    }

    @Test
    void aSignatureOfAnotherReportIsFound() throws AttestationException {
        List<HashedFile> rewritten = List.of(REPORT.get(0), new HashedFile("journal.jsonl", "07".repeat(32)));

        assertThat(Attestation.fault(signed(), result, rewritten, keys.getPublic()))
                .hasValueSatisfying(
                        fault -> assertThat(fault).endsWith("is signed with the key, but for another report"));
    }

    @Test
    void whatIsNoEnvelopeIsSaid() {
        for (String other : List.of(
                "",
                "[]",
                "null",
                "{}",
                "{\"payloadType\":\"a\",\"payload\":null,\"signatures\":[]}",
                "{\"payloadType\":\"a\",\"payload\":\"???\",\"signatures\":[{\"sig\":\"AA==\"}]}")) {
            assertThat(fault(other.getBytes(UTF_8)))
                    .as(other)
                    .contains(Attestation.NAME + " cannot be checked: it is no DSSE envelope");
        }
        assertThat(fault("{\"payloadType\":\"a\",\"payload\":\"AA==\",\"signatures\":[{\"sig\":\"AA==\"}]}"
                        .getBytes(UTF_8)))
                .hasValueSatisfying(fault -> assertThat(fault).contains("is not signed with the key"));
    }

    @Test
    void aProviderWhoseFilesAreNotKnownIsNotVouchedFor() {
        RunResult unknown = Results.folded(Results.info("acme", Map.of()).knownBy(Provenance.UNKNOWN), Map.of());

        assertThatThrownBy(() -> Attestation.signed(unknown, REPORT, keys.getPrivate()))
                .isInstanceOf(AttestationException.class)
                .hasMessageContaining("which files of the provider were judged");
    }

    @Test
    void keysAreReadFromPem() throws Exception {
        assertThat(KeyFile.signing(pem("PRIVATE KEY", keys.getPrivate()))).isEqualTo(keys.getPrivate());
        assertThat(KeyFile.checking(pem("PUBLIC KEY", keys.getPublic()))).isEqualTo(keys.getPublic());
    }

    @Test
    void aKeyOfAnotherKindIsRefused() throws Exception {
        Path other = pem("PRIVATE KEY", pair("RSA").getPrivate());
        Path otherPublic = pem("PUBLIC KEY", pair("RSA").getPublic());
        Path publicHalf = pem("PUBLIC KEY", keys.getPublic());
        Path damaged = Files.writeString(
                directory.resolve("damaged.pem"), "-----BEGIN PUBLIC KEY-----\nA\n-----END PUBLIC KEY-----\n");

        assertThatThrownBy(() -> KeyFile.signing(other)).hasMessageContaining("that is none of Ed25519; make one");
        assertThatThrownBy(() -> KeyFile.checking(otherPublic)).hasMessageContaining("that is none of Ed25519; get");
        assertThatThrownBy(() -> KeyFile.signing(publicHalf)).hasMessageContaining("holds no private key in PEM");
        assertThatThrownBy(() -> KeyFile.checking(damaged)).isInstanceOf(AttestationException.class);
        assertThatThrownBy(() -> KeyFile.checking(directory.resolve("none")))
                .hasMessageContaining("cannot be read; name a file");
    }

    private byte[] signed() throws AttestationException {
        return Attestation.signed(result, REPORT, keys.getPrivate());
    }

    private Optional<String> fault(byte[] content) {
        return Attestation.fault(content, result, REPORT, keys.getPublic());
    }

    private static JsonNode statement(byte[] content) {
        String payload = JsonMapper.shared().readTree(content).path("payload").asString();
        return JsonMapper.shared().readTree(Base64.getDecoder().decode(payload));
    }

    private Path pem(String type, Key key) throws Exception {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key.getEncoded());
        return Files.writeString(
                Files.createTempFile(directory, "key", ".pem"),
                "-----BEGIN " + type + "-----\n" + text + "\n-----END " + type + "-----\n");
    }

    private static KeyPair pair(String algorithm) {
        try {
            return KeyPairGenerator.getInstance(algorithm).generateKeyPair();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
