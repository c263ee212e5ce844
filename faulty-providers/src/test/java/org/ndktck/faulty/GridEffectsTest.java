package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.faulty.grid.GridProvider;
import org.ndktck.faulty.grid.trigger.Circumstance;
import org.ndktck.reference.ReferenceProvider;

/** What the effects of the grid do to a consumer that calls every function. */
class GridEffectsTest {

    private static final List<GridFault> ALWAYS = Grid.faults().stream()
            .filter(fault -> fault.trigger() == Circumstance.ALWAYS)
            .toList();

    /** With callbacks on the caller's stack, what is told comes in one order. */
    private static final Map<String, String> SETTINGS = Map.of("completion", "early");

    @Test
    void eachEffectChangesWhatTheConsumerGets() {
        Set<String> idle = new TreeSet<>();
        for (GridFault fault : ALWAYS) {
            GridProvider provider = new GridProvider(fault);
            told(provider, Dialogue::hold);
            if (provider.deviations() == 0) {
                told(provider, Dialogue::holdInBothFamilies);
            }
            if (provider.deviations() == 0) {
                idle.add(fault.place() + '.' + fault.effect().name());
            }
        }

        assertThat(idle).isEmpty();
    }

    /** One effect at each place: they see every call all the same. */
    @Test
    void noneChangesAnythingWhereItsTriggerIsOff() {
        List<String> right = told(new ReferenceProvider());
        Set<String> places = new TreeSet<>();
        for (GridFault fault : ALWAYS) {
            if (places.add(fault.place())) {
                GridProvider provider = new GridProvider(fault.when(Circumstance.NEVER));
                assertThat(told(provider)).as(fault.name()).isEqualTo(right);
                assertThat(provider.deviations()).as(fault.name()).isZero();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GetConnectionData.requiredSize.oneMore, data STATUS_SUCCESS (0x00000000) 297, 298",
    })
    void theEffectIsWhatItsNameSays(String effect, String right, String wrong) {
        List<String> reference = told(new ReferenceProvider());
        List<String> faulty = told(new GridProvider("grid:" + effect + ".always"));

        assertThat(reference).anyMatch(line -> line.contains(right));
        assertThat(faulty).anyMatch(line -> line.contains(wrong)).noneMatch(line -> line.contains(right));
    }

    private static List<String> told(NdkProvider provider) {
        return told(provider, Dialogue::hold);
    }

    private static List<String> told(NdkProvider provider, Consumer<Dialogue> conversation) {
        try (OpenedAdapters adapters = provider.open(new OpenRequest(SETTINGS, WorkerSlot.ONLY))) {
            Dialogue dialogue = new Dialogue(adapters);
            try {
                conversation.accept(dialogue);
            } catch (Dialogue.NoAnswer none) {
                return dialogue.told();
            }
            return dialogue.told();
        } catch (AdapterOpenException e) {
            throw new AssertionError(e);
        }
    }
}
