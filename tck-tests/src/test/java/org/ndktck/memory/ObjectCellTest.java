package org.ndktck.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Cells that receive an object. */
class ObjectCellTest {

    @Test
    void holdsNullUntilAnObjectIsStored() {
        ObjectCell<String> cell = new ObjectCell<>();
        assertThat(cell.get()).isNull();

        cell.set("object");

        assertThat(cell.get()).isEqualTo("object");
    }
}
