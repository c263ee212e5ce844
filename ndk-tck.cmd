@echo off
rem Runs the ndk-tck command of this checkout. Builds the executable jar when it is missing; delete it after a change.
rem Where Maven runs on Java 22 or newer, it builds native providers, too; a jar that is missing on the class path is passed over.
setlocal
set "JAR=%~dp0tck-cli\target\launcher\ndk-tck.jar"
set "FAULTY=%~dp0faulty-providers\target\launcher\ndk-tck-faulty.jar"
set "NATIVE=%~dp0native-provider\target\launcher\ndk-tck-native.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if exist "%JAR%" goto run
echo ndk-tck: building %JAR% 1>&2
pushd "%~dp0"
call mvn -q -B -pl !build/evaluation,!build/archetype -Dmaven.test.skip=true -Dndktck.target=target/launcher package 1>&2
if errorlevel 1 (popd & echo ndk-tck: the build failed, see above; it needs Java 17 and Maven 3.8 or newer 1>&2 & exit /b 3)
popd
:run
"%JAVA%" -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED -cp "%JAR%;%FAULTY%;%NATIVE%" org.ndktck.cli.NdkTck %*
exit /b %ERRORLEVEL%
