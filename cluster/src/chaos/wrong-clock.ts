import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (folder: string, port: string) => join(folder, `clock-${port}`);

/** Sets the clock of the process that listens at a port wrong, until it is undone. */
export function shiftClock(folder: string, port: number, shiftMs: number): () => void {
  const file = fileOf(folder, String(port));
  writeFileSync(file, String(shiftMs));
  return () => writeFileSync(file, '0');
}

const lookMs = 250;

/**
 * In a process of the house, before anything else is loaded: what it takes for the time is the machine's plus what the file
 * of its port says. Timers go on as they do when a machine's clock is set.
 */
function followWrongClock({ CHAOS_CLOCKS, PORT, METRICS_PORT }: NodeJS.ProcessEnv): void {
  const port = PORT ?? METRICS_PORT;
  if (CHAOS_CLOCKS === undefined || port === undefined) return;
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  let shiftMs = 0;
  setInterval(() => {
    try {
      shiftMs = Number(readFileSync(fileOf(CHAOS_CLOCKS, port), 'utf8')) || 0;
    } catch {
      // Nobody has set it wrong yet.
    }
  }, lookMs).unref();
  const now = () => realNow() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

followWrongClock(process.env);
