import { join } from 'node:path';
import { prepareGround } from '../cluster/src/programs/ground.ts';
import { drillUpgrade } from '../cluster/src/upgrade/drill-upgrade.ts';
import { checkOut, lastRelease } from '../cluster/src/upgrade/older-code.ts';
import { writeUpgrade } from '../cluster/src/upgrade/write-upgrade.ts';
import { root } from './boot/set-up.mjs';
import { runDrill } from './run-drill.ts';

/** One release takes the place of another under load; no request may fail. */
await runDrill({
  name: 'upgrade',
  usage: `npm run upgrade:drill -- [--older REV] [--port 7700] [--players 16] [--seconds 10] [--dir DIR] [--write]

The older release is the last tag, or REV; the newer one is this work tree. Needs PostgreSQL 15 or newer and HAProxy, and takes 90
ports from --port on. --write writes docs/upgrade.md. Exit code 1 when a request failed or an answered round is missing.`,
  options: { older: { type: 'string' } },
  port: '7700',
  seconds: '10',
  async run({ folder, at, given: { older = lastRelease(root) }, ...set }) {
    if (older === undefined) {
      console.error('There is no release to upgrade from: no tag is set. Name a commit with --older.');
      return undefined;
    }
    const result = await drillUpgrade({
      ...set,
      ground: prepareGround(folder, { haproxy: 'haproxy', setpriv: 'util-linux' }),
      older: checkOut(root, { commit: older, folder: join(folder, 'older') }),
      newer: { node: process.execPath, root },
    });
    for (const failure of new Set(result.failed)) console.log(failure);
    return {
      table: writeUpgrade(result, { players: set.players, at }),
      holds: result.failed.length === 0 && result.missing === 0 && result.answered > 0,
    };
  },
});
