package org.ndktck.release;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;

/**
 * What others build on, one line each: the types of {@code tck-api} with all that is public or protected of them, and whom
 * each requirement binds how strongly.
 */
final class PublishedInterface {

    private static final int SHOWN = Modifier.PUBLIC | Modifier.PROTECTED;
    private static final int NAMED = Modifier.PROTECTED | Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL;

    private PublishedInterface() {}

    static SortedSet<String> lines() {
        return Stream.concat(
                        new ClassFileImporter()
                                .importPackagesOf(org.ndktck.api.NdkAdapter.class, Catalog.class).stream()
                                        .map(JavaClass::reflect)
                                        .flatMap(PublishedInterface::lines),
                        Catalog.load().requirements().stream().map(PublishedInterface::line))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The type and its members; none for one that nobody outside can name. */
    static Stream<String> lines(Class<?> type) {
        if (!isShown(type)) {
            return Stream.empty();
        }
        Stream<String> members = Stream.of(
                        Arrays.stream(type.getDeclaredFields()).map(PublishedInterface::field),
                        Arrays.stream(type.getDeclaredConstructors()).map(PublishedInterface::constructor),
                        Arrays.stream(type.getDeclaredMethods()).map(PublishedInterface::method))
                .flatMap(lines -> lines);
        return Stream.concat(Stream.of(header(type)), members.filter(line -> !line.isEmpty()))
                .map(line -> type.getName() + ": " + line);
    }

    private static boolean isShown(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        return (type.getModifiers() & SHOWN) != 0 && !type.isAnonymousClass() && (around == null || isShown(around));
    }

    private static String header(Class<?> type) {
        String kind = type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        String above = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()), Stream.of(type.getGenericInterfaces()))
                .map(Type::getTypeName)
                .collect(Collectors.joining(", "));
        return modifiers(type.getModifiers() & ~Modifier.STATIC) + kind + (above.isEmpty() ? "" : " of " + above);
    }

    private static String field(Field field) {
        return isShown(field.getModifiers(), field.isSynthetic())
                ? modifiers(field.getModifiers()) + field.getGenericType().getTypeName() + " " + field.getName()
                : "";
    }

    private static String constructor(Constructor<?> made) {
        return isShown(made.getModifiers(), made.isSynthetic())
                ? modifiers(made.getModifiers()) + "new" + parameters(made)
                : "";
    }

    private static String method(Method method) {
        return isShown(method.getModifiers(), method.isSynthetic())
                ? modifiers(method.getModifiers())
                        + method.getGenericReturnType().getTypeName() + " " + method.getName() + parameters(method)
                : "";
    }

    private static boolean isShown(int modifiers, boolean synthetic) {
        return (modifiers & SHOWN) != 0 && !synthetic;
    }

    private static String parameters(Executable of) {
        return Arrays.stream(of.getGenericParameterTypes())
                .map(Type::getTypeName)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String modifiers(int modifiers) {
        String text = Modifier.toString(modifiers & NAMED);
        return text.isEmpty() ? "" : text + " ";
    }

    private static String line(Requirement requirement) {
        return requirement.id().text() + ": " + requirement.modality() + " of " + requirement.actor();
    }
}
