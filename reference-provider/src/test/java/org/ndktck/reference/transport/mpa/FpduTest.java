package org.ndktck.reference.transport.mpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** FPDUs: their bytes, and what is read from bytes that come in any pieces. */
class FpduTest {

    private static byte[] bytes(Fpdu fpdu) {
        ByteBuffer encoded = fpdu.encode();
        byte[] bytes = new byte[encoded.remaining()];
        encoded.get(bytes);
        return bytes;
    }

    static Stream<Fpdu> each() {
        return Stream.of(
                new Fpdu.Ready(),
                new Fpdu.Send(1, false),
                new Fpdu.Send(0xFFFF_FFFFL, true),
                new Fpdu.Taken(1),
                new Fpdu.Taken(0xFFFF_FFFFL));
    }

    /** The same bytes as a capture that another dissector called good. */
    @Test
    void readyHasTheBytesOfTheStandard() {
        assertThat(HexFormat.of().formatHex(bytes(new Fpdu.Ready())))
                .isEqualTo("000e" + "c140" + "00000000" + "0000000000000000" + "a30572ab");
    }

    @Test
    void aSendHasTheBytesOfTheStandard() {
        assertThat(HexFormat.of().formatHex(bytes(new Fpdu.Send(5, true))))
                .startsWith("0012" + "4145" + "00000000" + "00000000" + "00000005" + "00000000")
                .hasSize(2 * Fpdu.MAX_FPDU);
    }

    @ParameterizedTest
    @MethodSource("each")
    void comesBackWhereverItsBytesAreSplit(Fpdu fpdu) throws MalformedFrame {
        byte[] bytes = bytes(fpdu);
        for (int split = 0; split < bytes.length; split++) {
            ByteBuffer in = ByteBuffer.wrap(bytes).limit(split);

            assertThat(Fpdu.read(in)).as("after %d bytes", split).isEmpty();
            assertThat(in.position()).isZero();
            assertThat(Fpdu.read(in.limit(bytes.length))).contains(fpdu);
            assertThat(in.remaining()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("each")
    void eachWrongBitIsFound(Fpdu fpdu) {
        byte[] bytes = bytes(fpdu);
        for (int bit = 0; bit < bytes.length * Byte.SIZE; bit++) {
            byte[] wrong = bytes.clone();
            wrong[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            int length = Short.toUnsignedInt(ByteBuffer.wrap(wrong).getShort());

            if (length == 14 || length == 18) {
                assertThatThrownBy(() -> Fpdu.read(ByteBuffer.wrap(wrong)))
                        .as("bit %d", bit)
                        .isInstanceOf(MalformedFrame.class);
            }
        }
    }

    @Test
    void onlyTheLengthsOfMessagesWithoutAPayloadAreTaken() {
        for (int length = 0; length <= 0xFFFF; length++) {
            ByteBuffer in = ByteBuffer.allocate(2).putShort(0, (short) length);
            boolean refused = false;
            try {
                assertThat(Fpdu.read(in)).isEmpty();
            } catch (MalformedFrame malformed) {
                refused = true;
            }
            assertThat(refused).as("ULPDU_Length %d", length).isEqualTo(length != 14 && length != 18);
        }
    }
}
