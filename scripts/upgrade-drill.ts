import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GroundError, prepareGround } from '../cluster/src/programs/ground.ts';
import { drillUpgrade } from '../cluster/src/upgrade/drill-upgrade.ts';
import { checkOut, lastRelease } from '../cluster/src/upgrade/older-code.ts';
import { writeUpgrade } from '../cluster/src/upgrade/write-upgrade.ts';
import { root } from './boot/set-up.mjs';
import { runCommand } from './command.ts';

/** One release takes the place of another under load; no request may fail. */
await runCommand({
  usage: `npm run upgrade:drill -- [--older REV] [--port 7700] [--players 16] [--seconds 10] [--dir DIR] [--write]

The older release is the last tag, or REV; the newer one is this work tree. Needs PostgreSQL 15 or newer and HAProxy, and takes 90
ports from --port on. --write writes docs/upgrade.md. Exit code 1 when a request failed or an answered round is missing.`,
  options: {
    older: { type: 'string' },
    port: { type: 'string' },
    players: { type: 'string' },
    seconds: { type: 'string' },
    dir: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run(words, { older = lastRelease(root), port = '7700', players = '16', seconds = '10', dir, write }) {
    if (words.length > 0 || ![port, players, seconds].every((text) => /^[1-9]\d{0,4}$/.test(text))) return false;
    if (older === undefined) {
      console.error('There is no release to upgrade from: no tag is set. Name a commit with --older.');
      return false;
    }
    const folder = dir ? resolve(dir) : mkdtempSync(join(tmpdir(), 'halley-upgrade-'));
    try {
      const result = await drillUpgrade({
        ground: prepareGround(folder, { haproxy: 'haproxy', setpriv: 'util-linux' }),
        basePort: Number(port),
        older: checkOut(root, { commit: older, folder: join(folder, 'older') }),
        newer: { node: process.execPath, root },
        players: Number(players),
        stretchMs: Number(seconds) * 1000,
        say: (line) => console.log(line),
      });
      const at = new Date().toISOString().slice(0, 10);
      const table = writeUpgrade(result, { players: Number(players), at });
      console.log(`\n${table}`);
      for (const failure of new Set(result.failed)) console.log(failure);
      if (write) writeFileSync(join(root, 'docs/upgrade.md'), table);
      process.exitCode = result.failed.length === 0 && result.missing === 0 && result.answered > 0 ? 0 : 1;
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
