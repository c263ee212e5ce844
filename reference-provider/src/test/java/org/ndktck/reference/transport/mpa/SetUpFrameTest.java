package org.ndktck.reference.transport.mpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/** Request and Reply frames: their bytes, and what is read from bytes that come in any pieces. */
class SetUpFrameTest {

    private static final int FLAGS = 16;
    private static final int REVISION = 17;
    private static final int PD_LENGTH = 18;
    private static final SetUpFrame REQUEST =
            new SetUpFrame(Kind.REQUEST, false, new ReadLimits(0x123, 0x3FFE), PrivateData.of((byte) 7, (byte) 0));

    private static byte[] bytes(SetUpFrame frame) {
        ByteBuffer encoded = frame.encode();
        byte[] bytes = new byte[encoded.remaining()];
        encoded.get(bytes);
        return bytes;
    }

    @Test
    void aRequestHasTheBytesOfTheStandard() {
        assertThat(HexFormat.of().formatHex(bytes(REQUEST)))
                .isEqualTo("4d504120494420526571204672616d65" + "50" + "02" + "0006" + "8123" + "bffe" + "0700");
    }

    @Test
    void aReplyThatRejectsHasTheBytesOfTheStandard() {
        SetUpFrame reply = new SetUpFrame(Kind.REPLY, true, new ReadLimits(0, 0), PrivateData.NONE);

        assertThat(HexFormat.of().formatHex(bytes(reply)))
                .isEqualTo("4d504120494420526570204672616d65" + "70" + "02" + "0004" + "8000" + "8000");
    }

    @ParameterizedTest
    @EnumSource
    void comesBackAsItWas(Kind kind) throws MalformedFrame {
        for (int length : new int[] {0, 1, 255, 256, SetUpFrame.MAX_PRIVATE_DATA}) {
            byte[] data = new byte[length];
            Arrays.fill(data, (byte) length);
            SetUpFrame frame =
                    new SetUpFrame(kind, kind == Kind.REPLY, new ReadLimits(0, 0x3FFE), PrivateData.of(data));

            assertThat(SetUpFrame.read(frame.encode(), kind)).contains(frame);
        }
    }

    @Test
    void isReadWhereverItsBytesAreSplit() throws MalformedFrame {
        byte[] bytes = bytes(REQUEST);
        for (int split = 0; split < bytes.length; split++) {
            ByteBuffer in = ByteBuffer.wrap(bytes).limit(split);

            assertThat(SetUpFrame.read(in, Kind.REQUEST))
                    .as("after %d bytes", split)
                    .isEmpty();
            assertThat(in.position()).isZero();
            assertThat(SetUpFrame.read(in.limit(bytes.length), Kind.REQUEST)).contains(REQUEST);
        }
    }

    @Test
    void leavesWhatFollowsIt() throws MalformedFrame {
        byte[] bytes = bytes(REQUEST);
        ByteBuffer in = ByteBuffer.wrap(Arrays.copyOf(bytes, bytes.length + 3));

        assertThat(SetUpFrame.read(in, Kind.REQUEST)).isPresent();
        assertThat(in.remaining()).isEqualTo(3);
    }

    @Test
    void onlyLengthsThatTheStandardPermitsAreTaken() {
        for (int length = 0; length <= 0xFFFF; length++) {
            byte[] bytes = Arrays.copyOf(bytes(REQUEST), SetUpFrame.MAX_FRAME);
            ByteBuffer in = ByteBuffer.wrap(bytes).putShort(PD_LENGTH, (short) length);

            assertThat(taken(in)).as("PD_Length %d", length).isEqualTo(length >= 4 && length <= 512);
        }
    }

    private static boolean taken(ByteBuffer in) {
        try {
            return SetUpFrame.read(in, Kind.REQUEST).isPresent();
        } catch (MalformedFrame refused) {
            return false;
        }
    }

    @Test
    void aTooLongLengthIsRefusedBeforeItsBytesCome() {
        ByteBuffer in =
                ByteBuffer.wrap(bytes(REQUEST)).putShort(PD_LENGTH, (short) 513).limit(20);

        assertThatThrownBy(() -> SetUpFrame.read(in, Kind.REQUEST)).hasMessage("PD_Length is 513");
    }

    @Test
    void eachWrongByteOfTheKeyIsFoundAtOnce() {
        for (int wrong = 0; wrong < 16; wrong++) {
            byte[] bytes = bytes(REQUEST);
            bytes[wrong] ^= 0x20;
            ByteBuffer in = ByteBuffer.wrap(bytes).limit(wrong + 1);

            assertThatThrownBy(() -> SetUpFrame.read(in, Kind.REQUEST)).hasMessage("not the key of a REQUEST");
        }
    }

    @Test
    void aRequestIsNoReply() {
        assertThatThrownBy(() -> SetUpFrame.read(REQUEST.encode(), Kind.REPLY)).hasMessage("not the key of a REPLY");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 255})
    void anotherRevisionIsRefused(int revision) {
        byte[] bytes = bytes(REQUEST);
        bytes[REVISION] = (byte) revision;

        assertThatThrownBy(() -> SetUpFrame.read(ByteBuffer.wrap(bytes), Kind.REQUEST))
                .isInstanceOf(MalformedFrame.class)
                .hasMessageStartingWith("revision ");
    }

    @ParameterizedTest
    @CsvSource({
        "0x40, no enhanced set-up",
        "0xD0, 'markers, which this provider does not send'",
        "0x70, a request that rejects"
    })
    void flagsThatDoNotFitAreRefused(String flags, String why) {
        byte[] bytes = bytes(REQUEST);
        bytes[FLAGS] = Integer.decode(flags).byteValue();

        assertThatThrownBy(() -> SetUpFrame.read(ByteBuffer.wrap(bytes), Kind.REQUEST))
                .isInstanceOf(MalformedFrame.class)
                .hasMessage(why);
    }

    @Test
    void reservedBitsAreNotLookedAt() throws MalformedFrame {
        byte[] bytes = bytes(REQUEST);
        bytes[FLAGS] |= 0x0F;

        assertThat(SetUpFrame.read(ByteBuffer.wrap(bytes), Kind.REQUEST)).contains(REQUEST);
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 22})
    void aPeerThatIsNotReadyByAnRdmaWriteIsRefused(int at) {
        byte[] bytes = bytes(REQUEST);
        bytes[at] &= 0x7F;

        assertThatThrownBy(() -> SetUpFrame.read(ByteBuffer.wrap(bytes), Kind.REQUEST))
                .hasMessage("no ready-to-receive indication by an RDMA Write");
    }

    @Test
    void aLimitThatIsNotNegotiatedLimitsNothing() throws MalformedFrame {
        byte[] bytes = bytes(REQUEST);
        ByteBuffer in = ByteBuffer.wrap(bytes).putInt(20, 0xFFFF_FFFF);

        Optional<SetUpFrame> read = SetUpFrame.read(in, Kind.REQUEST);

        assertThat(read).map(SetUpFrame::limits).contains(new ReadLimits(0x3FFE, 0x3FFE));
    }

    @Test
    void limitsBeyondTheFieldAreSentAsTheHighest() throws MalformedFrame {
        SetUpFrame frame = new SetUpFrame(Kind.REPLY, false, new ReadLimits(0xFFFF_FFFFL, 0x4000), PrivateData.NONE);

        assertThat(SetUpFrame.read(frame.encode(), Kind.REPLY))
                .map(SetUpFrame::limits)
                .contains(new ReadLimits(0x3FFE, 0x3FFE));
    }

    @Test
    void morePrivateDataThanFitsIsNotSent() {
        byte[] data = new byte[SetUpFrame.MAX_PRIVATE_DATA + 1];
        SetUpFrame frame = new SetUpFrame(Kind.REPLY, false, new ReadLimits(0, 0), PrivateData.of(data));

        assertThatThrownBy(frame::encode).hasMessage("509 bytes of private data; a frame carries at most 508");
    }

    @Test
    void noBytesDoMoreThanToBeRefused() {
        for (int seed = 0; seed < 2000; seed++) {
            byte[] bytes = bytes(REQUEST);
            java.util.Random random = new java.util.Random(seed);
            IntStream.range(0, 3).forEach(any -> bytes[random.nextInt(bytes.length)] = (byte) random.nextInt());
            taken(ByteBuffer.wrap(bytes).limit(random.nextInt(bytes.length + 1)));
        }
    }
}
