package org.ndktck.catalog;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The ids of all readings, in the order of the catalogue.
 *
 * <p>Append only: an id is never given to another reading. Constants, so that a typo does not compile; the texts are
 * in the catalogue's resources.
 */
public enum ReadingId {
    /** AMB-01. */
    AMB_01,
    /** AMB-02. */
    AMB_02,
    /** AMB-03. */
    AMB_03,
    /** AMB-04. */
    AMB_04,
    /** AMB-05. */
    AMB_05,
    /** AMB-06. */
    AMB_06,
    /** AMB-07. */
    AMB_07,
    /** AMB-08. */
    AMB_08,
    /** AMB-09. */
    AMB_09,
    /** AMB-10. */
    AMB_10,
    /** AMB-11. */
    AMB_11,
    /** AMB-12. */
    AMB_12,
    /** AMB-13. */
    AMB_13,
    /** AMB-14. */
    AMB_14,
    /** AMB-15. */
    AMB_15,
    /** AMB-16. */
    AMB_16,
    /** AMB-17. */
    AMB_17,
    /** AMB-18. */
    AMB_18,
    /** AMB-19. */
    AMB_19,
    /** AMB-20. */
    AMB_20,
    /** AMB-21. */
    AMB_21,
    /** AMB-22. */
    AMB_22,
    /** AMB-23. */
    AMB_23,
    /** AMB-24. */
    AMB_24,
    /** AMB-25. */
    AMB_25,
    /** AMB-26. */
    AMB_26,
    /** AMB-27. */
    AMB_27,
    /** AMB-28. */
    AMB_28,
    /** AMB-29. */
    AMB_29,
    /** AMB-30. */
    AMB_30,
    /** AMB-31. */
    AMB_31,
    /** AMB-32. */
    AMB_32,
    /** AMB-33. */
    AMB_33,
    /** AMB-34. */
    AMB_34,
    /** AMB-35. */
    AMB_35,
    /** AMB-36. */
    AMB_36,
    /** AMB-37. */
    AMB_37,
    /** AMB-38. */
    AMB_38,
    /** AMB-39. */
    AMB_39,
    /** AMB-40. */
    AMB_40,
    /** AMB-41. */
    AMB_41,
    /** AMB-42. */
    AMB_42,
    /** AMB-43. */
    AMB_43,
    /** AMB-44. */
    AMB_44,
    /** AMB-45. */
    AMB_45,
    /** AMB-46. */
    AMB_46,
    /** AMB-47. */
    AMB_47,
    /** AMB-48. */
    AMB_48,
    /** AMB-49. */
    AMB_49,
    /** AMB-50. */
    AMB_50,
    /** AMB-51. */
    AMB_51,
    /** AMB-52. */
    AMB_52,
    /** AMB-53. */
    AMB_53,
    /** AMB-54. */
    AMB_54,
    /** AMB-55. */
    AMB_55,
    /** AMB-56. */
    AMB_56,
    /** AMB-57. */
    AMB_57,
    /** AMB-58. */
    AMB_58,
    /** AMB-59. */
    AMB_59,
    /** AMB-60. */
    AMB_60,
    /** AMB-61. */
    AMB_61;

    private static final Map<String, ReadingId> BY_TEXT =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(ReadingId::text, Function.identity()));

    private final String text = name().replace('_', '-');

    /**
     * Gives the id as people write it.
     *
     * @return for example {@code AMB-05}
     */
    public String text() {
        return text;
    }

    /**
     * Finds an id by its text, upper or lower case.
     *
     * @param text for example {@code AMB-05} or {@code amb-05}
     * @return the id, or nothing if there is none of that text
     */
    public static Optional<ReadingId> find(String text) {
        return Optional.ofNullable(BY_TEXT.get(text.strip().toUpperCase(Locale.ROOT)));
    }

    /**
     * Prints the id as people write it.
     *
     * @return {@link #text}
     */
    @Override
    public String toString() {
        return text;
    }
}
