package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.GCD_05;
import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.catalog.RequirementId.GCD_21;
import static org.ndktck.catalog.RequirementId.GCD_22;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ndktck.catalog.RequirementId;
import org.ndktck.rules.ConnectionDataQuery.Kind;

/**
 * One output of several calls in one state of a connector, some right and some wrong: what they have in common tells
 * which row a wrong one breaks.
 *
 * @param right calls whose output is right
 * @param wrong calls whose output is wrong
 * @param passive whether the connector is of the passive side
 * @param kind what sort of question a call was
 */
record OutputComparison(
        List<ConnectionDataQuery> right,
        List<ConnectionDataQuery> wrong,
        boolean passive,
        Function<ConnectionDataQuery, Kind> kind) {

    static OutputComparison of(
            List<ConnectionDataQuery> all,
            Predicate<ConnectionDataQuery> isRight,
            boolean passive,
            Function<ConnectionDataQuery, Kind> kind) {
        List<ConnectionDataQuery> right = new ArrayList<>(all.size());
        List<ConnectionDataQuery> wrong = new ArrayList<>(0);
        for (ConnectionDataQuery one : all) {
            (isRight.test(one) ? right : wrong).add(one);
        }
        return new OutputComparison(right, wrong, passive, kind);
    }

    boolean noneIsRight() {
        return right.isEmpty();
    }

    /** Whether every wrong call was made inside the callback, and no other call was made after it. */
    boolean onlyInside() {
        return right.isEmpty() && wrong.stream().allMatch(ConnectionDataQuery::inside);
    }

    /**
     * The row that one wrong call breaks, where some are right; nothing where the calls leave that open.
     *
     * @param one the wrong call
     * @param likeness how many right calls must differ from it in its limit pointers alone, to blame these
     * @param byKind the row of the sort of question that it is
     */
    Optional<RequirementId> cause(
            ConnectionDataQuery one, int likeness, Function<ConnectionDataQuery, RequirementId> byKind) {
        if (right.isEmpty()) {
            return Optional.empty();
        }
        if (one.inside() && right.stream().noneMatch(ConnectionDataQuery::inside)) {
            return Optional.of(passive ? GCD_21 : GCD_22);
        }
        if (right.stream().anyMatch(one::asksLike)) {
            return Optional.of(GCD_19);
        }
        if (one.leavesALimitOut() && onlyThePointersDiffer(likeness)) {
            return Optional.of(GCD_05);
        }
        boolean rightBefore = right.stream().anyMatch(other -> isOfTheKind(one, other) && other.isBefore(one));
        boolean rightLater = right.stream().anyMatch(other -> isOfTheKind(one, other) && one.isBefore(other));
        if (rightBefore && !rightLater && wasNeverWrongBefore(one)) {
            return wrongInTwoWays(one) ? Optional.of(GCD_19) : Optional.empty();
        }
        return rightLater || right.stream().anyMatch(one::isBefore) ? Optional.of(byKind.apply(one)) : Optional.empty();
    }

    private boolean isOfTheKind(ConnectionDataQuery one, ConnectionDataQuery other) {
        return kindOf(other) == kindOf(one);
    }

    /** Whether questions of its kind were answered rightly first and wrongly afterwards. */
    private boolean wasNeverWrongBefore(ConnectionDataQuery one) {
        return wrong.stream()
                .filter(other -> isOfTheKind(one, other))
                .noneMatch(other -> right.stream().anyMatch(good -> isOfTheKind(one, good) && other.isBefore(good)));
    }

    /** Whether the answers are wrong from a moment on, whatever the length of the buffer. */
    private boolean wrongInTwoWays(ConnectionDataQuery one) {
        return !one.leavesALimitOut()
                && wrong.stream()
                                .filter(other -> isOfTheKind(one, other))
                                .mapToLong(ConnectionDataQuery::capacity)
                                .distinct()
                                .count()
                        > 1;
    }

    /** Whether every wrong call leaves limit pointers out that every right call gives. */
    private boolean onlyThePointersDiffer(int likeness) {
        return wrong.stream()
                .allMatch(one -> one.leavesALimitOut()
                        && right.stream().noneMatch(one::sameLimitPointers)
                        && right.stream()
                                        .filter(other -> isOfTheKind(one, other))
                                        .count()
                                >= likeness);
    }

    private Kind kindOf(ConnectionDataQuery one) {
        return kind.apply(one);
    }
}
