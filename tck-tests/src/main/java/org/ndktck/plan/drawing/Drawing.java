package org.ndktck.plan.drawing;

/** How plans are drawn. */
public enum Drawing {
    /** Boundaries as often as everything else, and every value of a short list before any comes again. */
    AIMED,
    /** Every value of a type as likely as every other: what the aim is measured against. */
    UNIFORM;

    Draws draws() {
        return this == AIMED ? new AimedDraws() : new UniformDraws();
    }
}
