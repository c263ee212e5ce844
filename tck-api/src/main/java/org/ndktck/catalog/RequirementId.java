package org.ndktck.catalog;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The ids of all requirements, in the order of the catalogue.
 *
 * <p>Append only: an id is never given to another requirement. Constants, so that a typo does not
 * compile; the texts are in the catalogue's resources.
 */
public enum RequirementId {
    // Interface-wide rules
    /** GEN-01. */
    GEN_01,
    /** GEN-02. */
    GEN_02,
    /** GEN-03. */
    GEN_03,
    /** GEN-04. */
    GEN_04,
    /** GEN-05. */
    GEN_05,
    /** GEN-06. */
    GEN_06,
    /** GEN-07. */
    GEN_07,
    /** GEN-08. */
    GEN_08,
    /** GEN-09. */
    GEN_09,
    /** GEN-10. */
    GEN_10,
    /** GEN-11. */
    GEN_11,
    /** GEN-12. */
    GEN_12,
    /** GEN-13. */
    GEN_13,
    // GetConnectionData
    /** GCD-01. */
    GCD_01,
    /** GCD-02. */
    GCD_02,
    /** GCD-03. */
    GCD_03,
    /** GCD-04. */
    GCD_04,
    /** GCD-05. */
    GCD_05,
    /** GCD-06. */
    GCD_06,
    /** GCD-07. */
    GCD_07,
    /** GCD-08. */
    GCD_08,
    /** GCD-09. */
    GCD_09,
    /** GCD-10. */
    GCD_10,
    /** GCD-11. */
    GCD_11,
    /** GCD-12. */
    GCD_12,
    /** GCD-13. */
    GCD_13,
    /** GCD-14. */
    GCD_14,
    /** GCD-15. */
    GCD_15,
    /** GCD-16. */
    GCD_16,
    /** GCD-17. */
    GCD_17,
    /** GCD-18. */
    GCD_18,
    /** GCD-19. */
    GCD_19,
    /** GCD-20. */
    GCD_20,
    /** GCD-21. */
    GCD_21,
    /** GCD-22. */
    GCD_22,
    /** GCD-23. */
    GCD_23,
    /** GCD-24. */
    GCD_24,
    /** GCD-25. */
    GCD_25,
    /** GCD-26. */
    GCD_26,
    /** GCD-27. */
    GCD_27,
    /** GCD-28. */
    GCD_28,
    /** GCD-29. */
    GCD_29,
    /** GCD-30. */
    GCD_30,
    /** GCD-31. */
    GCD_31,
    /** GCD-32. */
    GCD_32,
    // Accept
    /** ACC-01. */
    ACC_01,
    /** ACC-02. */
    ACC_02,
    /** ACC-03. */
    ACC_03,
    /** ACC-04. */
    ACC_04,
    /** ACC-05. */
    ACC_05,
    /** ACC-06. */
    ACC_06,
    /** ACC-07. */
    ACC_07,
    /** ACC-08. */
    ACC_08,
    /** ACC-09. */
    ACC_09,
    /** ACC-10. */
    ACC_10,
    /** ACC-11. */
    ACC_11,
    /** ACC-12. */
    ACC_12,
    /** ACC-13. */
    ACC_13,
    /** ACC-14. */
    ACC_14,
    /** ACC-15. */
    ACC_15,
    /** ACC-16. */
    ACC_16,
    /** ACC-17. */
    ACC_17,
    /** ACC-18. */
    ACC_18,
    /** ACC-19. */
    ACC_19,
    /** ACC-20. */
    ACC_20,
    /** ACC-21. */
    ACC_21,
    /** ACC-22. */
    ACC_22,
    /** ACC-23. */
    ACC_23,
    /** ACC-24. */
    ACC_24,
    /** ACC-25. */
    ACC_25,
    /** ACC-26. */
    ACC_26,
    /** ACC-27. */
    ACC_27,
    /** ACC-28. */
    ACC_28,
    /** ACC-29. */
    ACC_29,
    // Connect
    /** CON-01. */
    CON_01,
    /** CON-02. */
    CON_02,
    /** CON-03. */
    CON_03,
    /** CON-04. */
    CON_04,
    /** CON-05. */
    CON_05,
    /** CON-06. */
    CON_06,
    /** CON-07. */
    CON_07,
    /** CON-08. */
    CON_08,
    /** CON-09. */
    CON_09,
    /** CON-10. */
    CON_10,
    /** CON-11. */
    CON_11,
    /** CON-12. */
    CON_12,
    /** CON-13. */
    CON_13,
    /** CON-14. */
    CON_14,
    /** CON-15. */
    CON_15,
    /** CON-16. */
    CON_16,
    /** CON-17. */
    CON_17,
    /** CON-18. */
    CON_18,
    /** CON-19. */
    CON_19,
    /** CON-20. */
    CON_20,
    /** CON-21. */
    CON_21,
    /** CON-22. */
    CON_22,
    /** CON-23. */
    CON_23,
    /** CON-24. */
    CON_24,
    /** CON-25. */
    CON_25,
    /** CON-26. */
    CON_26,
    /** CON-27. */
    CON_27,
    /** CON-28. */
    CON_28,
    /** CON-29. */
    CON_29,
    /** CON-30. */
    CON_30,
    /** CON-31. */
    CON_31,
    /** CON-32. */
    CON_32,
    /** CON-33. */
    CON_33,
    /** CON-34. */
    CON_34,
    /** CON-35. */
    CON_35,
    /** CON-36. */
    CON_36,
    /** CON-37. */
    CON_37,
    /** CON-38. */
    CON_38,
    /** CON-39. */
    CON_39,
    // ConnectWithSharedEndpoint
    /** CSE-01. */
    CSE_01,
    /** CSE-02. */
    CSE_02,
    /** CSE-03. */
    CSE_03,
    /** CSE-04. */
    CSE_04,
    /** CSE-05. */
    CSE_05,
    /** CSE-06. */
    CSE_06,
    /** CSE-07. */
    CSE_07,
    /** CSE-08. */
    CSE_08,
    /** CSE-09. */
    CSE_09,
    /** CSE-10. */
    CSE_10,
    /** CSE-11. */
    CSE_11,
    /** CSE-12. */
    CSE_12,
    /** CSE-13. */
    CSE_13,
    /** CSE-14. */
    CSE_14,
    /** CSE-15. */
    CSE_15,
    /** CSE-16. */
    CSE_16,
    /** CSE-17. */
    CSE_17,
    /** CSE-18. */
    CSE_18,
    /** CSE-19. */
    CSE_19,
    /** CSE-20. */
    CSE_20,
    /** CSE-21. */
    CSE_21,
    /** CSE-22. */
    CSE_22,
    // CompleteConnect
    /** CMP-01. */
    CMP_01,
    /** CMP-02. */
    CMP_02,
    /** CMP-03. */
    CMP_03,
    /** CMP-04. */
    CMP_04,
    /** CMP-05. */
    CMP_05,
    /** CMP-06. */
    CMP_06,
    /** CMP-07. */
    CMP_07,
    /** CMP-08. */
    CMP_08,
    /** CMP-09. */
    CMP_09,
    /** CMP-10. */
    CMP_10,
    /** CMP-11. */
    CMP_11,
    /** CMP-12. */
    CMP_12,
    /** CMP-13. */
    CMP_13,
    /** CMP-14. */
    CMP_14,
    /** CMP-15. */
    CMP_15,
    /** CMP-16. */
    CMP_16,
    /** CMP-17. */
    CMP_17,
    // Reject
    /** REJ-01. */
    REJ_01,
    /** REJ-02. */
    REJ_02,
    /** REJ-03. */
    REJ_03,
    /** REJ-04. */
    REJ_04,
    /** REJ-05. */
    REJ_05,
    /** REJ-06. */
    REJ_06,
    /** REJ-07. */
    REJ_07,
    /** REJ-08. */
    REJ_08,
    /** REJ-09. */
    REJ_09,
    /** REJ-10. */
    REJ_10,
    /** REJ-11. */
    REJ_11,
    /** REJ-12. */
    REJ_12,
    /** REJ-13. */
    REJ_13,
    /** REJ-14. */
    REJ_14,
    // GetLocalAddress
    /** GLA-01. */
    GLA_01,
    /** GLA-02. */
    GLA_02,
    /** GLA-03. */
    GLA_03,
    /** GLA-04. */
    GLA_04,
    /** GLA-05. */
    GLA_05,
    /** GLA-06. */
    GLA_06,
    /** GLA-07. */
    GLA_07,
    /** GLA-08. */
    GLA_08,
    /** GLA-09. */
    GLA_09,
    /** GLA-10. */
    GLA_10,
    /** GLA-11. */
    GLA_11,
    /** GLA-12. */
    GLA_12,
    /** GLA-13. */
    GLA_13,
    // GetPeerAddress
    /** GPA-01. */
    GPA_01,
    /** GPA-02. */
    GPA_02,
    /** GPA-03. */
    GPA_03,
    /** GPA-04. */
    GPA_04,
    /** GPA-05. */
    GPA_05,
    /** GPA-06. */
    GPA_06,
    /** GPA-07. */
    GPA_07,
    /** GPA-08. */
    GPA_08,
    /** GPA-09. */
    GPA_09,
    /** GPA-10. */
    GPA_10,
    /** GPA-11. */
    GPA_11,
    // Disconnect
    /** DIS-01. */
    DIS_01,
    /** DIS-02. */
    DIS_02,
    /** DIS-03. */
    DIS_03,
    /** DIS-04. */
    DIS_04,
    /** DIS-05. */
    DIS_05,
    /** DIS-06. */
    DIS_06,
    /** DIS-07. */
    DIS_07,
    /** DIS-08. */
    DIS_08,
    /** DIS-09. */
    DIS_09,
    /** DIS-10. */
    DIS_10,
    /** DIS-11. */
    DIS_11,
    /** DIS-12. */
    DIS_12,
    /** DIS-13. */
    DIS_13,
    /** DIS-14. */
    DIS_14,
    /** DIS-15. */
    DIS_15,
    /** DIS-16. */
    DIS_16,
    /** DIS-17. */
    DIS_17,
    /** DIS-18. */
    DIS_18,
    /** DIS-19. */
    DIS_19,
    /** DIS-20. */
    DIS_20,
    // Close and close completion
    /** CLO-01. */
    CLO_01,
    /** CLO-02. */
    CLO_02,
    /** CLO-03. */
    CLO_03,
    /** CLO-04. */
    CLO_04,
    /** CLO-05. */
    CLO_05,
    /** CLO-06. */
    CLO_06,
    /** CLO-07. */
    CLO_07,
    /** CLO-08. */
    CLO_08,
    /** CLO-09. */
    CLO_09,
    /** CLO-10. */
    CLO_10,
    /** CLO-11. */
    CLO_11,
    /** CLO-12. */
    CLO_12,
    /** CLO-13. */
    CLO_13,
    /** CLO-14. */
    CLO_14,
    /** CLO-15. */
    CLO_15,
    /** CLO-16. */
    CLO_16,
    /** CLO-17. */
    CLO_17,
    /** CLO-18. */
    CLO_18,
    /** CLO-19. */
    CLO_19,
    /** CLO-20. */
    CLO_20,
    /** CLO-21. */
    CLO_21,
    /** CLO-22. */
    CLO_22,
    /** CLO-23. */
    CLO_23,
    /** CLO-24. */
    CLO_24,
    /** CLO-25. */
    CLO_25,
    /** CLO-26. */
    CLO_26,
    /** CLO-27. */
    CLO_27,
    // QueryExtensionInterface
    /** QEI-01. */
    QEI_01,
    /** QEI-02. */
    QEI_02,
    /** QEI-03. */
    QEI_03,
    /** QEI-04. */
    QEI_04,
    /** QEI-05. */
    QEI_05,
    /** QEI-06. */
    QEI_06,
    /** QEI-07. */
    QEI_07,
    /** QEI-08. */
    QEI_08,
    // CreateConnector
    /** CRE-01. */
    CRE_01,
    /** CRE-02. */
    CRE_02,
    /** CRE-03. */
    CRE_03,
    /** CRE-04. */
    CRE_04,
    /** CRE-05. */
    CRE_05,
    /** CRE-06. */
    CRE_06,
    /** CRE-07. */
    CRE_07,
    /** CRE-08. */
    CRE_08,
    /** CRE-09. */
    CRE_09,
    /** CRE-10. */
    CRE_10,
    /** CRE-11. */
    CRE_11,
    // Listener
    /** LIS-01. */
    LIS_01,
    /** LIS-02. */
    LIS_02,
    /** LIS-03. */
    LIS_03,
    /** LIS-04. */
    LIS_04,
    /** LIS-05. */
    LIS_05,
    /** LIS-06. */
    LIS_06,
    /** LIS-07. */
    LIS_07,
    /** LIS-08. */
    LIS_08,
    /** LIS-09. */
    LIS_09,
    /** LIS-10. */
    LIS_10,
    /** LIS-11. */
    LIS_11,
    /** LIS-12. */
    LIS_12,
    /** LIS-13. */
    LIS_13,
    /** LIS-14. */
    LIS_14,
    /** LIS-15. */
    LIS_15,
    /** LIS-16. */
    LIS_16,
    /** LIS-17. */
    LIS_17,
    /** LIS-18. */
    LIS_18,
    /** LIS-19. */
    LIS_19,
    /** LIS-20. */
    LIS_20,
    /** LIS-21. */
    LIS_21,
    /** LIS-22. */
    LIS_22,
    /** LIS-23. */
    LIS_23,
    /** LIS-24. */
    LIS_24,
    /** LIS-25. */
    LIS_25,
    /** LIS-26. */
    LIS_26,
    /** LIS-27. */
    LIS_27,
    /** LIS-28. */
    LIS_28,
    /** LIS-29. */
    LIS_29,
    /** LIS-30. */
    LIS_30,
    /** LIS-31. */
    LIS_31,
    /** LIS-32. */
    LIS_32,
    /** LIS-33. */
    LIS_33,
    /** LIS-34. */
    LIS_34,
    /** LIS-35. */
    LIS_35,
    /** LIS-36. */
    LIS_36,
    /** LIS-37. */
    LIS_37,
    // Connect event
    /** CEV-01. */
    CEV_01,
    /** CEV-02. */
    CEV_02,
    /** CEV-03. */
    CEV_03,
    /** CEV-04. */
    CEV_04,
    /** CEV-05. */
    CEV_05,
    /** CEV-06. */
    CEV_06,
    /** CEV-07. */
    CEV_07,
    /** CEV-08. */
    CEV_08,
    /** CEV-09. */
    CEV_09,
    /** CEV-10. */
    CEV_10,
    /** CEV-11. */
    CEV_11,
    /** CEV-12. */
    CEV_12,
    // Disconnect event
    /** DEV-01. */
    DEV_01,
    /** DEV-02. */
    DEV_02,
    /** DEV-03. */
    DEV_03,
    /** DEV-04. */
    DEV_04,
    /** DEV-05. */
    DEV_05,
    /** DEV-06. */
    DEV_06,
    /** DEV-07. */
    DEV_07,
    /** DEV-08. */
    DEV_08,
    /** DEV-09. */
    DEV_09,
    /** DEV-10. */
    DEV_10,
    /** DEV-11. */
    DEV_11,
    /** DEV-12. */
    DEV_12,
    /** DEV-13. */
    DEV_13,
    /** DEV-14. */
    DEV_14,
    // Request and create completion
    /** CB-01. */
    CB_01,
    /** CB-02. */
    CB_02,
    /** CB-03. */
    CB_03,
    /** CB-04. */
    CB_04,
    /** CB-05. */
    CB_05,
    /** CB-06. */
    CB_06,
    /** CB-07. */
    CB_07,
    /** CB-08. */
    CB_08,
    /** CB-09. */
    CB_09,
    /** CB-10. */
    CB_10,
    /** CB-11. */
    CB_11,
    /** CB-12. */
    CB_12,
    /** CB-13. */
    CB_13,
    /** CB-14. */
    CB_14,
    /** CB-15. */
    CB_15,
    /** CB-16. */
    CB_16,
    /** CB-17. */
    CB_17,
    /** CB-18. */
    CB_18,
    // Adapter information and open
    /** ADP-01. */
    ADP_01,
    /** ADP-02. */
    ADP_02,
    /** ADP-03. */
    ADP_03,
    /** ADP-04. */
    ADP_04,
    /** ADP-05. */
    ADP_05,
    /** ADP-06. */
    ADP_06,
    /** ADP-07. */
    ADP_07,
    /** ADP-08. */
    ADP_08,
    /** ADP-09. */
    ADP_09,
    /** ADP-10. */
    ADP_10,
    /** ADP-11. */
    ADP_11,
    /** ADP-12. */
    ADP_12,
    /** ADP-13. */
    ADP_13,
    /** ADP-14. */
    ADP_14,
    /** ADP-15. */
    ADP_15,
    /** ADP-16. */
    ADP_16,
    /** ADP-17. */
    ADP_17,
    /** ADP-18. */
    ADP_18,
    /** ADP-19. */
    ADP_19,
    /** ADP-20. */
    ADP_20,
    /** ADP-21. */
    ADP_21,
    /** ADP-22. */
    ADP_22,
    /** ADP-23. */
    ADP_23,
    /** ADP-24. */
    ADP_24,
    // Shared endpoint
    /** SEP-01. */
    SEP_01,
    /** SEP-02. */
    SEP_02,
    /** SEP-03. */
    SEP_03,
    /** SEP-04. */
    SEP_04,
    /** SEP-05. */
    SEP_05,
    /** SEP-06. */
    SEP_06,
    /** SEP-07. */
    SEP_07,
    /** SEP-08. */
    SEP_08,
    /** SEP-09. */
    SEP_09,
    /** SEP-10. */
    SEP_10,
    /** SEP-11. */
    SEP_11,
    /** SEP-12. */
    SEP_12,
    /** SEP-13. */
    SEP_13,
    /** SEP-14. */
    SEP_14,
    /** SEP-15. */
    SEP_15,
    /** SEP-16. */
    SEP_16,
    /** SEP-17. */
    SEP_17,
    /** SEP-18. */
    SEP_18,
    /** SEP-19. */
    SEP_19,
    /** SEP-20. */
    SEP_20,
    /** SEP-21. */
    SEP_21,
    // Queue pair
    /** QP-01. */
    QP_01,
    /** QP-02. */
    QP_02,
    /** QP-03. */
    QP_03,
    /** QP-04. */
    QP_04,
    /** QP-05. */
    QP_05,
    /** QP-06. */
    QP_06,
    /** QP-07. */
    QP_07,
    /** QP-08. */
    QP_08,
    /** QP-09. */
    QP_09,
    /** QP-10. */
    QP_10,
    /** QP-11. */
    QP_11,
    /** QP-12. */
    QP_12,
    /** QP-13. */
    QP_13,
    /** QP-14. */
    QP_14,
    /** QP-15. */
    QP_15,
    /** QP-16. */
    QP_16,
    /** QP-17. */
    QP_17,
    /** QP-18. */
    QP_18,
    /** QP-19. */
    QP_19,
    /** QP-20. */
    QP_20,
    // Object lifetime and ordering
    /** LIF-01. */
    LIF_01,
    /** LIF-02. */
    LIF_02,
    /** LIF-03. */
    LIF_03,
    /** LIF-04. */
    LIF_04,
    /** LIF-05. */
    LIF_05,
    /** LIF-06. */
    LIF_06,
    /** LIF-07. */
    LIF_07,
    /** LIF-08. */
    LIF_08,
    /** LIF-09. */
    LIF_09,
    /** LIF-10. */
    LIF_10,
    /** LIF-11. */
    LIF_11,
    /** LIF-12. */
    LIF_12,
    /** LIF-13. */
    LIF_13,
    /** LIF-14. */
    LIF_14,
    /** LIF-15. */
    LIF_15,
    /** LIF-16. */
    LIF_16,
    /** LIF-17. */
    LIF_17,
    /** LIF-18. */
    LIF_18,
    /** LIF-19. */
    LIF_19,
    /** LIF-20. */
    LIF_20,
    /** LIF-21. */
    LIF_21,
    /** LIF-22. */
    LIF_22,
    /** LIF-23. */
    LIF_23,
    /** LIF-24. */
    LIF_24,
    /** LIF-25. */
    LIF_25,
    // IRQL
    /** IRQ-01. */
    IRQ_01,
    /** IRQ-02. */
    IRQ_02,
    /** IRQ-03. */
    IRQ_03,
    /** IRQ-04. */
    IRQ_04,
    /** IRQ-05. */
    IRQ_05,
    /** IRQ-06. */
    IRQ_06,
    /** IRQ-07. */
    IRQ_07,
    // NDKPI 2.1 additions
    /** EX-01. */
    EX_01,
    /** EX-02. */
    EX_02,
    /** EX-03. */
    EX_03,
    /** EX-04. */
    EX_04,
    /** EX-05. */
    EX_05,
    /** EX-06. */
    EX_06,
    /** EX-07. */
    EX_07;

    private static final Map<String, RequirementId> BY_TEXT =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(RequirementId::text, Function.identity()));

    private final String text = name().replace('_', '-');

    /**
     * Gives the id as people write it.
     *
     * @return for example {@code GCD-07}
     */
    public String text() {
        return text;
    }

    /**
     * Gives the section the requirement belongs to.
     *
     * @return the section
     */
    public Section section() {
        return Section.valueOf(name().substring(0, name().indexOf('_')));
    }

    /**
     * Finds an id by its text, upper or lower case.
     *
     * @param text for example {@code GCD-07} or {@code gcd-07}
     * @return the id, or nothing if there is none of that text
     */
    public static Optional<RequirementId> find(String text) {
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
