import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GroundError, prepareGround } from '../cluster/src/programs/ground.ts';
import { drillRestore } from '../cluster/src/restore/drill.ts';
import { writeResult } from '../cluster/src/restore/write-result.ts';
import { runCommand } from './command.ts';

/** A database is backed up under load, lost, and brought back to a moment; what it holds is compared with what was answered. */
await runCommand({
  usage: `npm run restore:drill -- [--port 7600] [--players 16] [--seconds 20] [--dir DIR] [--write]

Needs PostgreSQL 15 or newer and pgBackRest. It takes four ports from --port on and lets players play for --seconds before,
between and after what happens. --dir keeps everything there; unset: a temporary folder. --write writes docs/restore.md.
Exit code 1 when anything answered before the moment is lost.`,
  options: {
    port: { type: 'string' },
    players: { type: 'string' },
    seconds: { type: 'string' },
    dir: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run(words, { port = '7600', players = '16', seconds = '20', dir, write }) {
    if (words.length > 0 || ![port, players, seconds].every((text) => /^[1-9]\d{0,4}$/.test(text))) return false;
    const folder = dir ? resolve(dir) : mkdtempSync(join(tmpdir(), 'halley-restore-'));
    try {
      const result = await drillRestore({
        ground: prepareGround(folder, { pgbackrest: 'pgbackrest', setpriv: 'util-linux' }),
        basePort: Number(port),
        players: Number(players),
        stretchMs: Number(seconds) * 1000,
        say: (line) => console.log(line),
      });
      const at = new Date().toISOString().slice(0, 10);
      const table = writeResult(result, { players: Number(players), at });
      console.log(`\n${table}`);
      if (write) writeFileSync(join(import.meta.dirname, '../docs/restore.md'), table);
      process.exitCode = result.lost === 0 && result.sealed && result.roundAfterwards ? 0 : 1;
    } catch (error) {
      if (!(error instanceof GroundError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    } finally {
      if (!dir) rmSync(folder, { recursive: true, force: true });
    }
    return true;
  },
});
