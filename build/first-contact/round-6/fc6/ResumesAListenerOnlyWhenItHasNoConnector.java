package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Resuming re-arms the listener only in its idle state, and it is not idle while a connector of it is open. */
public final class ResumesAListenerOnlyWhenItHasNoConnector extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            void control(Lis l, boolean pause) {
                if (pause || l.open.isEmpty()) {
                    super.control(l, pause);
                }
            }
        };
    }
}
