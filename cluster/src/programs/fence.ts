import { join } from 'node:path';
import type { Layout } from '../layout.ts';

/** While this file lies in the cluster's folder nobody is fenced: for trials of what happens then. */
export const unfencedFile = (dir: string): string => join(dir, 'unfenced');

interface FencedNode {
  name: string;
  /** In the shell's words: it is ourselves, or surely no primary. */
  isHarmless: string;
  /** What ends it; a failure keeps us from becoming the primary. */
  end: string;
}

/**
 * What Patroni runs when a node holds the leader's lock and is not the primary yet (`pre_promote`); a failure keeps it from
 * becoming one. It ends every other node that may still believe to be the primary, as a switch for its power would: a frozen one
 * that thaws later would take the lock back with what it remembers, and throw away what was confirmed since.
 */
function fenceScript(first: string, nodes: readonly FencedNode[]): string {
  return `#!/bin/sh
# Run by Patroni with the leader's lock in hand, before it promotes: ends whoever may still believe to be the primary.
${first}
${nodes
  .map(
    ({ name, isHarmless, end }) => `if ! { ${isHarmless}; }; then
  ${end} || { echo "${name} could not be fenced" >&2; exit 1; }
  echo "fenced ${name}"
fi`,
  )
  .join('\n')}
exit 0
`;
}

/** On one machine: the processes of a node that is no standby are killed. */
export function localFence(dir: string, own: string, names: readonly string[]): string {
  const first = `[ -e '${unfencedFile(dir)}' ] && exit 0
children() {
  cat /proc/[0-9]*/status 2>/dev/null | awk -v parent="$1" '/^Pid:/ { pid = $2 } /^PPid:/ && $2 == parent { print pid }'
}
server_of() {
  server=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && grep -aqF "$1/data" "/proc/$server/cmdline" 2>/dev/null
}
end_node() {
  for found in $(grep -alF "$1/patroni.yml" /proc/[0-9]*/cmdline 2>/dev/null); do
    kill -9 "$(basename "$(dirname "$found")")" 2>/dev/null
  done
  server_of "$1" || return 0
  backends=$(children "$server")
  kill -9 "$server" $backends 2>/dev/null
  return 0
}`;
  return fenceScript(
    first,
    names
      .filter((name) => name !== own)
      .map((name) => {
        const folder = join(dir, name);
        const isHarmless = `! server_of '${folder}' || [ -e '${folder}/data/standby.signal' ]`;
        return { name, isHarmless, end: `end_node '${folder}'` };
      }),
  );
}

/** On machines of their own: one that does not say that it is a replica is switched off, by the operator's own program. */
export function machineFence({ postgres }: Layout, powerOff: string): string {
  return fenceScript(
    `# ${powerOff} NAME ADDRESS is yours: ipmitool, virsh destroy, your cloud's call. It ends with 0 when that machine is surely off.`,
    postgres.map(({ name, host, rest }) => ({
      name,
      isHarmless: `ip -o addr | grep -qF ' ${host}/' || curl -fsS -m 2 -o /dev/null http://${host}:${rest}/replica`,
      end: `${powerOff} ${name} ${host}`,
    })),
  );
}
