package org.ndktck.report.text;

import java.time.ZoneOffset;
import java.util.List;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Musts;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.waiver.WaiverUse;

/** What somebody may say of a provider because of a result, with all that has to stand beside it. */
public final class Claim {

    /** Of whoever reads a badge nobody can expect to know it. */
    private static final String SELF_ASSESSED = "self-assessed";

    private Claim() {}

    /**
     * Says it in one sentence.
     *
     * @param catalog the requirements
     * @param result the result of a run
     * @return a sentence without the full stop; blank where the result supports no claim that the provider conforms
     */
    public static String sentence(Catalog catalog, RunResult result) {
        if (!conforms(result)) {
            return "";
        }
        RunInfo info = result.info();
        return info.providerName() + " " + info.providerVersion() + " was found to break no MUST" + waived(result)
                + " by version " + info.kitVersion() + " of the NDK TCK, profile " + info.profile()
                + day(info) + ", in "
                + (isOfficial(catalog, result) ? "an official run" : "a run that is not official")
                + " (" + Musts.of(catalog, result.rows()).words() + "; " + SELF_ASSESSED + ")";
    }

    /**
     * Says it in as few words as a badge has room for.
     *
     * @param catalog the requirements
     * @param result the result of a run
     * @return for example {@code CONFORMS (profile quick, self-assessed)}; the headline alone where it is no claim
     */
    public static String brief(Catalog catalog, RunResult result) {
        String headline = result.headline().text();
        if (!conforms(result)) {
            return headline;
        }
        String how = isOfficial(catalog, result)
                ? "official"
                : "profile " + result.info().profile();
        return headline + " (" + how + ", " + SELF_ASSESSED + ")";
    }

    private static boolean isOfficial(Catalog catalog, RunResult result) {
        return OfficialRun.whyNot(catalog, result).isEmpty();
    }

    private static boolean conforms(RunResult result) {
        return switch (result.headline().kind()) {
            case CONFORMS, CONFORMS_WITH_WAIVERS, CONFORMS_AS_FAR_AS_JUDGED -> true;
            case DOES_NOT_CONFORM, UNDECIDED, NOT_RUN, KIT_DEFECT -> false;
        };
    }

    private static String waived(RunResult result) {
        List<String> waived = result.waivers().stream()
                .filter(use -> use.state() == WaiverUse.State.APPLIED)
                .map(use -> use.waiver().id() + " (waived until " + use.waiver().expires() + ")")
                .toList();
        return waived.isEmpty() ? "" : " but " + String.join(", ", waived);
    }

    private static String day(RunInfo info) {
        return info.started()
                .map(start -> " on " + start.atOffset(ZoneOffset.UTC).toLocalDate())
                .orElse("");
    }
}
