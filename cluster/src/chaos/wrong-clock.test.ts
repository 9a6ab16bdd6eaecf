import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shiftClock } from './wrong-clock.ts';

const module = fileURLToPath(new URL('./wrong-clock.ts', import.meta.url));
const saysTheTime = `setInterval(() => {
  const told = [Date.now(), new Date().getTime(), new Date(0).getTime(), new Date() instanceof Date, Date.parse('1970-01-02')];
  process.stdout.write(JSON.stringify(told) + '\\n');
}, 50)`;

test('a process takes another time for its own, and comes back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halley-clock-'));
  const environment = { ...process.env, CHAOS_CLOCKS: folder, PORT: '1' };
  const child = spawn(process.execPath, ['--import', module, '-e', saysTheTime], { env: environment });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const untilShifted = async (byMs: number) => {
    for (;;) {
      const { value = '[]' } = await lines.next();
      const [now = 0, made = 0, zero, isDate, day] = JSON.parse(value) as [number, number, number, boolean, number];
      expect([zero, isDate, day]).toEqual([0, true, 86_400_000]);
      const offMs = now - Date.now() - byMs;
      if (Math.abs(offMs) < 60_000 && Math.abs(made - now) < 1_000) return;
    }
  };
  try {
    await untilShifted(0);
    const undo = shiftClock(folder, 1, -3_600_000);
    await untilShifted(-3_600_000);
    undo();
    await untilShifted(0);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
});
