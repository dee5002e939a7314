# Shared by the scripts beside it, which source it: starts the built studio on a display of its own and photographs it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
product=$root/releng/org.gaitwright.product/target/products/org.gaitwright.studio/linux/gtk/x86_64/gaitwright

for tool in Xvfb openbox import java; do
  command -v "$tool" >/dev/null || { echo "screenshots: '$tool' is missing; install xvfb, openbox, imagemagick and a JDK" >&2; exit 2; }
done
launcher=$(ls "$product"/plugins/org.eclipse.equinox.launcher_*.jar 2>/dev/null) ||
  { echo "screenshots: there is no product in $product; build it with mvn verify" >&2; exit 2; }

work=$(mktemp -d)
tour=$work/tour
mkdir "$tour"
started=()
finish() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

# start_studio WIDTHxHEIGHT [JVM option …]
start_studio() {
  local size=$1
  shift
  # -displayfd lets the server choose a number that nobody uses
  Xvfb -displayfd 3 -screen 0 "${size}x24" +extension GLX 3>"$work/display" 2>/dev/null &
  started+=($!)
  for _ in $(seq 100); do [ -s "$work/display" ] && break; sleep 0.1; done
  export DISPLAY=:$(cat "$work/display")
  export GDK_BACKEND=x11 LIBGL_ALWAYS_SOFTWARE=1
  openbox 2>/dev/null &
  started+=($!)
  sleep 1
  java -Dgaitwright.screenshot="$tour" -Dgaitwright.plugins="$work/store" "$@" \
    -Dosgi.install.area="file:$product/" -jar "$launcher" \
    -configuration "file:$product/configuration" \
    -data "$work/workspace" >"$work/log" 2>&1 &
  studio=$!
  started+=("$studio")
}

# await FILE: until the studio has written it
await() {
  for _ in $(seq 1200); do
    [ -e "$tour/$1" ] && return
    kill -0 "$studio" 2>/dev/null || { cat "$work/log" "$work/workspace/.metadata/.log" >&2 2>/dev/null || true; echo "screenshots: the studio ended before '$1'" >&2; exit 1; }
    sleep 0.1
  done
  echo "screenshots: waited two minutes for '$1' in vain" >&2
  exit 1
}

# error_log: what the Error Log of the studio holds, errors only
error_log() {
  awk '/^!ENTRY/ { error = $3 == 4 } error' "$work/workspace/.metadata/.log" 2>/dev/null || true
}
