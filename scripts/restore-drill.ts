import { prepareGround } from '../cluster/src/programs/ground.ts';
import { drillRestore } from '../cluster/src/restore/drill.ts';
import { writeResult } from '../cluster/src/restore/write-result.ts';
import { runDrill } from './run-drill.ts';

/** A database is backed up under load, lost, and brought back to a moment; what it holds is compared with what was answered. */
await runDrill({
  name: 'restore',
  usage: `npm run restore:drill -- [--port 7600] [--players 16] [--seconds 20] [--dir DIR] [--write]

Needs PostgreSQL 15 or newer and pgBackRest. It takes four ports from --port on and lets players play for --seconds before,
between and after what happens. --dir keeps everything there; unset: a temporary folder. --write writes docs/restore.md.
Exit code 1 when anything answered before the moment is lost.`,
  port: '7600',
  seconds: '20',
  async run({ folder, at, ...set }) {
    const ground = prepareGround(folder, { pgbackrest: 'pgbackrest', setpriv: 'util-linux' });
    const result = await drillRestore({ ...set, ground });
    return {
      table: writeResult(result, { players: set.players, at }),
      holds: result.lost === 0 && result.sealed && result.roundAfterwards,
    };
  },
});
