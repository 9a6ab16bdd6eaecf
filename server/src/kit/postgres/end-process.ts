import { setTimeout as sleep } from 'node:timers/promises';

/** Fast shutdown (roll back, checkpoint, exit), then immediate (recovery at the next start), then none of its choice. */
const escalation = [
  { signal: 'SIGINT', patienceMs: 5_000 },
  { signal: 'SIGQUIT', patienceMs: 3_000 },
  { signal: 'SIGKILL', patienceMs: 3_000 },
] as const;

/** Ends PostgreSQL's main process and returns when `isGone` says so. */
export async function endProcess(pid: number, isGone: () => boolean): Promise<void> {
  for (const { signal, patienceMs } of escalation) {
    if (isGone()) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    const deadline = performance.now() + patienceMs;
    while (!isGone() && performance.now() < deadline) await sleep(10);
  }
}
