import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findFreeBase } from '../find-free-base.ts';
import { prepareGround } from '../programs/ground.ts';
import { drillUpgrade } from './drill-upgrade.ts';
import { checkOut, lastRelease } from './older-code.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('[RUN-26] one release takes the place of another under load, and no request fails', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'halley-upgrade-'));
  try {
    const result = await drillUpgrade({
      ground: prepareGround(dir, { haproxy: 'haproxy', setpriv: 'util-linux' }),
      basePort: await findFreeBase(),
      // Until there is a release, this commit takes its own place.
      older: checkOut(root, { commit: lastRelease(root) ?? 'HEAD', folder: join(dir, 'older') }),
      newer: { node: process.execPath, root },
      players: 6,
      stretchMs: 3_000,
      say: () => undefined,
    });
    expect(result).toMatchObject({ failed: [], missing: 0, audit: 'The books are in order.' });
    expect(result.answered).toBeGreaterThan(0);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}, 900_000);
