package org.ndktck.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.memory.GuardedUlong;

/**
 * Something that a rule forbids and a record shows.
 *
 * @param row what was broken
 * @param judged the call or event to blame
 * @param expected what the documents permit
 * @param observed what was seen
 */
public record Breach(RequirementId row, CallOrCallback judged, String expected, String observed) {

    /** A store into a ULONG that went on behind it, as one of the wrong width does; nothing where none did. */
    static Optional<Breach> ofWidth(
            RequirementId row, CallOrCallback judged, String name, @Nullable GuardedUlong cell) {
        OptionalInt damage = cell == null ? OptionalInt.empty() : cell.damage();
        return damage.isPresent() && damage.getAsInt() > 0
                ? Optional.of(new Breach(
                        row,
                        judged,
                        "stored the four bytes of " + name + " and no others",
                        "also stored a byte at offset " + damage.getAsInt() + " from it"))
                : Optional.empty();
    }
}
