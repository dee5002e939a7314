# Shared by the scripts beside it, which source it: starts the built studio on a display of its own and photographs it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/releng/rigs.sh"
product=$root/releng/org.gaitwright.product/target/products/org.gaitwright.studio/linux/gtk/x86_64/gaitwright

packages=(xvfb libgtk-3-0 libgl1-mesa-dri libgl1 libglu1-mesa libegl1 dbus-x11 fonts-dejavu-core adwaita-icon-theme imagemagick openbox)
if command -v dpkg-query >/dev/null; then
  lacking=()
  for p in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'install ok installed' || lacking+=("$p")
  done
  if [ ${#lacking[@]} -gt 0 ]; then
    [ "$(id -u)" = 0 ] || { echo "screenshots: install ${lacking[*]} (apt-get install, as root) and run again" >&2; exit 2; }
    echo "screenshots: installing ${lacking[*]}"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${lacking[@]}"; } >/dev/null
  fi
fi
for tool in Xvfb openbox import convert java; do
  command -v "$tool" >/dev/null || { echo "screenshots: '$tool' was not found; install ${packages[*]} and JDK 17" >&2; exit 2; }
done
# builds what is missing or stale
"$root/gaitwright" list engines >/dev/null || { echo "screenshots: the studio was not built; see above" >&2; exit 2; }
launcher=$(ls "$product"/plugins/org.eclipse.equinox.launcher_*.jar 2>/dev/null) ||
  { echo "screenshots: there is no product in $product; build it with ./gaitwright" >&2; exit 2; }

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
  # files are told about from the home folder on, so that no picture shows where it was taken
  rigged "$product" "$work/configuration"
  java -Duser.home="$work" -Dgaitwright.screenshot="$tour" -Dgaitwright.plugins="$work/store" "$@" \
    -Dosgi.install.area="file:$product/" -jar "$launcher" \
    -configuration "file:$work/configuration" \
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
  echo "screenshots: '$1' was not there after two minutes" >&2
  exit 1
}

# error_log: what the Error Log of the studio holds, errors only
error_log() {
  awk '/^!ENTRY/ { error = $3 == 4 } error' "$work/workspace/.metadata/.log" 2>/dev/null || true
}
