import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreeBase } from '../find-free-base.ts';
import { prepareGround } from '../programs/ground.ts';
import { drillRestore } from './drill.ts';

test('[RUN-25] a restore under load to a moment loses no round answered before it, and is noticed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'halley-restore-'));
  try {
    const result = await drillRestore({
      ground: prepareGround(dir, { pgbackrest: 'pgbackrest', setpriv: 'util-linux' }),
      basePort: await findFreeBase(),
      players: 4,
      stretchMs: 5_000,
      say: () => undefined,
    });
    expect(result).toMatchObject({ lost: 0, sealed: true, roundAfterwards: true, accepted: 'The books are in order.' });
    expect(result.before).toBeGreaterThan(0);
    expect(result.after).toBeGreaterThan(result.afterButThere);
    expect(result.noticed).toContain('went back in time');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}, 900_000);
