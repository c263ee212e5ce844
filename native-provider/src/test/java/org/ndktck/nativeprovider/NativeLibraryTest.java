package org.ndktck.nativeprovider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.WorkerSlot;

/** A library is loaded, asked who it is, opened and closed, and what is wrong with it is one sentence. */
class NativeLibraryTest {

    @TempDir
    private static Path directory = Path.of("");

    private static NativeProvider provider(Path library) throws AdapterOpenException {
        return new NativeProvider("native:" + library);
    }

    @Test
    void aMissingLibraryIsNamed() {
        assertThatThrownBy(() -> provider(directory.resolve("none.so")))
                .hasMessage(
                        "the library " + directory.resolve("none.so")
                                + " does not exist; name a shared library that was built with ndktck.h: --provider native:PATH");
    }

    @Test
    void whatIsNoLibraryIsRefused() throws Exception {
        Path text = Files.writeString(directory.resolve("text.so"), "no library");

        assertThatThrownBy(() -> provider(text))
                .hasMessageStartingWith(text + " cannot be loaded as a shared library of ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FLAWED_NO_FUNCTION | does not export the function ndk_tck_open; build it with ndktck.h",
                "FLAWED_VERSION | speaks version 7 of ndktck.h, and this kit speaks version 1; build it with",
                "FLAWED_SIZE | has changed Size of NDKTCK_OPEN_RESULT from 128 to 12; leave Size",
                "FLAWED_NULL | has left ProviderVersion of NDKTCK_OPEN_RESULT NULL; store it before",
                "FLAWED_SILENT_FAILURE | answered STATUS_UNSUCCESSFUL (0xC0000001) without a message; let it store",
                "FLAWED_CONTROLS | has 8 for Size of NDKTCK_CONTROLS; store sizeof(NDKTCK_CONTROLS)",
            })
    void aFlawIsOneSentence(String flaw, String sentence) throws Exception {
        Path library = TestLibrary.compile(directory, flaw);

        assertThatThrownBy(() -> provider(library).open(new OpenRequest(Map.of(), WorkerSlot.ONLY)))
                .hasMessageStartingWith(library + " " + sentence);
    }

    @Test
    void theMessageOfARefusalIsTheLibrarys() throws Exception {
        NativeProvider provider = provider(TestLibrary.compile(directory));

        assertThatThrownBy(() -> provider.open(new OpenRequest(Map.of("message", "grün; do this"), WorkerSlot.ONLY)))
                .isInstanceOf(AdapterOpenException.class)
                .hasMessage("grün; do this");
    }

    @Test
    void anOpenLibraryTellsWhatItHas() throws Exception {
        TestLibrary library = TestLibrary.load(TestLibrary.compile(directory));
        NativeProvider provider = provider(library.file());
        assertThat(provider.identity().name()).isEqualTo("native:" + library.file());
        assertThat(provider.identity().vendor()).isEqualTo("ndk-tck");
        assertThat(provider.identity().version()).isEqualTo("border 3");
        assertThat(provider.worksInSeveralProcesses()).isTrue();

        OpenedAdapters opened = provider.open(new OpenRequest(Map.of(), new WorkerSlot(1, 3)));

        assertThat(List.of(library.argument(0), library.argument(1), library.argument(2), library.argument(3)))
                .containsExactly(1L, 3L, 49152L, 65535L);
        assertThat(opened.passiveAdapter()).isSameAs(opened.activeAdapter());
        assertThat(opened.activeAddresses())
                .containsExactly(InetAddress.getByName("10.1.2.3"), InetAddress.getByName("fd00::9"));
        assertThat(opened.passiveAddresses()).isEqualTo(opened.activeAddresses());
        assertThat(opened.facilities()).containsExactly(Facility.POSTING);
        assertThat(opened.chosenPorts()).isEqualTo(PortRange.DYNAMIC);
        opened.close();
        assertThat(library.argument(0)).isEqualTo(77);
    }

    @Test
    void controlsReachTheLibraryAndWhatLiesBehindTheirSizeIsNotOffered() throws Exception {
        TestLibrary library = TestLibrary.load(TestLibrary.compile(directory));
        ProviderControls controls = provider(library.file())
                .open(new OpenRequest(Map.of(), WorkerSlot.ONLY))
                .controls();

        assertThat(controls.silentHosts()).containsExactly(InetAddress.getByName("10.1.2.3"));
        assertThat(controls.unreachableHosts()).isEmpty();
        controls.clock().orElseThrow().advance(Duration.ofMillis(3));
        assertThat(List.of(library.argument(0), library.argument(1))).containsExactly(2L, 3_000_000L);
        Condition.Ending cut = controls.linkCut().orElseThrow().begin();
        assertThat(library.argument(0)).isEqualTo(2);
        assertThat(library.argument(1)).isEqualTo(3_000_000L);
        cut.close();
        assertThat(library.argument(1)).isEqualTo(2);
        assertThat(controls.currentIrql().orElseThrow().getAsInt()).isEqualTo(2);
        assertThat(controls.noResources()).isEmpty();
        assertThat(controls.adapterHandlers()).isEmpty();
    }
}
