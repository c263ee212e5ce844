package org.ndktck.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds top-level classes of one package that use each other all around: nobody understands one of them
 * without the others. Nested classes count as the class around them.
 */
final class CyclicGroups extends ArchCondition<JavaClass> {

    private final int most;
    private final Map<String, Set<String>> used = new HashMap<>();
    private final Map<String, JavaClass> types = new HashMap<>();

    /** Permits groups of so many classes. */
    CyclicGroups(int most) {
        super("form no cyclic group of more than " + most + " top-level classes inside a package");
        this.most = most;
    }

    @Override
    public void init(Collection<JavaClass> all) {
        used.clear();
        types.clear();
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        JavaClass top = topLevel(type);
        types.put(top.getName(), top);
        type.getDirectDependenciesFromSelf().stream()
                .map(Dependency::getTargetClass)
                .map(JavaClass::getBaseComponentType)
                .filter(target -> target.getPackageName().equals(top.getPackageName()))
                .forEach(target -> used.computeIfAbsent(top.getName(), any -> new TreeSet<>())
                        .add(topLevel(target).getName()));
    }

    @Override
    public void finish(ConditionEvents events) {
        Map<String, Set<String>> reached = new TreeMap<>();
        types.keySet().forEach(name -> reached.put(name, from(name)));
        types.forEach((name, type) -> {
            Set<String> group = new TreeSet<>(reached.keySet());
            group.removeIf(other -> !uses(name, other, reached) || !uses(other, name, reached));
            events.add(new SimpleConditionEvent(type, group.size() <= most, name + " is one of " + group));
        });
    }

    private static boolean uses(String name, String other, Map<String, Set<String>> reached) {
        return reached.getOrDefault(name, Set.of()).contains(other);
    }

    /** What a class uses, directly or through others. */
    private Set<String> from(String name) {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(Set.of(name));
        while (!open.isEmpty()) {
            used.getOrDefault(open.remove(), Set.of()).stream()
                    .filter(seen::add)
                    .forEach(open::add);
        }
        return seen;
    }

    private static JavaClass topLevel(JavaClass type) {
        return type.getEnclosingClass().map(CyclicGroups::topLevel).orElse(type);
    }
}
