import { join } from 'node:path';

/** While this file lies in the cluster's folder nobody is fenced: for trials of what happens then. */
export const unfencedFile = (dir: string): string => join(dir, 'unfenced');

/**
 * What Patroni runs when a node holds the leader's lock and is not the primary yet (`pre_promote`); a failure keeps it from
 * becoming one. It ends every other node that still believes to be the primary, as a switch for its power would: a frozen one
 * that thaws later would take the lock back with what it remembers, and throw away what was confirmed since. On machines of
 * their own this is the power switch, the hypervisor or the cloud's call.
 */
export function fenceScript(dir: string, own: string): string {
  return `#!/bin/sh
# Ends the processes of every other node that is no standby.
[ -e '${unfencedFile(dir)}' ] && exit 0
children() {
  cat /proc/[0-9]*/status 2>/dev/null | awk -v parent="$1" '/^Pid:/ { pid = $2 } /^PPid:/ && $2 == parent { print pid }'
}
for folder in '${dir}'/postgres-*; do
  [ "$folder" = '${join(dir, own)}' ] && continue
  [ -e "$folder/data/postmaster.pid" ] || continue
  [ -e "$folder/data/standby.signal" ] && continue
  server=$(head -n 1 "$folder/data/postmaster.pid")
  grep -aqF "$folder/data" "/proc/$server/cmdline" 2>/dev/null || continue
  for found in $(grep -alF "$folder/patroni.yml" /proc/[0-9]*/cmdline 2>/dev/null); do
    kill -9 "$(basename "$(dirname "$found")")" 2>/dev/null
  done
  backends=$(children "$server")
  kill -9 "$server" $backends 2>/dev/null
  echo "fenced $folder"
done
exit 0
`;
}
