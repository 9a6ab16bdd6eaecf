import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined}
 */
function inspectProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch {
    if (process.platform === 'linux') return undefined;
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name = ''] = /^\s*(\d+)\s+(.*)$/.exec(stdout?.trim() ?? '') ?? [];
    return parent ? { name: name.replace(/.*\//, ''), parent: Number(parent) } : undefined;
  }
}

/**
 * npm, killed, does not take its script along. Under npm this calls back when npm, or the shell it put between, is
 * gone. Without npm nothing is watched: `nohup node scripts/start.mjs &` may outlive its shell.
 * @param {() => void} whenGone
 */
export function watchNpm(whenGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = inspectProcess(parent);
  const npm = shell && /^(sh|dash|bash|ash|zsh|busybox)$/.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(
    () => {
      const isGone = process.ppid !== parent || (npm !== undefined && inspectProcess(parent)?.parent !== npm);
      if (!isGone) return;
      clearInterval(timer);
      whenGone();
    },
    process.platform === 'linux' ? 300 : 2_000,
  );
  timer.unref();
}
