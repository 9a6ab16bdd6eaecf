import { spawn } from 'node:child_process';
import { once } from 'node:events';

const insideMark = 'HALLEY_CHAOS_INSIDE';

/** Whether this process was started by `goInside`. */
export const isInside = (): boolean => process.env[insideMark] !== undefined;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The same command with a network (only loopback), mounts and processes of its own. The kernel ends whatever is left in there when
 * the first process of it ends, so nothing stays behind however the command ends. Answers with its exit code.
 */
export async function goInside(file: string): Promise<number> {
  const own = ['--net', '--mount', '--pid', '--kill-child', '--mount-proc'];
  // A shell is the first process: it collects those that nobody else does.
  const script = 'ip link set lo up && "$@"; exit $?';
  const again = [process.execPath, file, ...process.argv.slice(2)];
  const child = spawn('unshare', [...own, '--', 'sh', '-c', script, 'sh', ...again], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [insideMark]: '1' },
  });
  for (const name of signals) process.on(name, () => child.connected && child.disconnect());
  try {
    const [status] = await once(child, 'exit');
    return typeof status === 'number' ? status : 1;
  } catch (error) {
    console.error(`A space of its own cannot be made: ${(error as Error).message}`);
    return 1;
  }
}

/** Inside: aborted when the command outside was ended, or is gone. */
export function endOfCommand(): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort(new Error('the command was ended'));
  for (const name of signals) process.on(name, end);
  process.once('disconnect', end);
  process.channel?.unref();
  return ending.signal;
}
