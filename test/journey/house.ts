import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot, type Running } from '../../server/src/house/boot.ts';
import type { Database } from '../../server/src/kit/index.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
// It says what `inject` knows, wherever a journey is checked.
import type {} from '../postgres.ts';

export interface JourneyHouse extends Pick<Running, 'app' | 'house' | 'url'> {
  database: Database;
}

/** Kept outside of modules: the house outlives the file that needed it first. */
const kept = globalThis as typeof globalThis & { journeyHouse?: Promise<JourneyHouse> };

/** The whole house in this process, started once for all files that run in it. Journeys make players of their own. */
export function journeyHouse(): Promise<JourneyHouse> {
  kept.journeyHouse ??= openHouse();
  return kept.journeyHouse;
}

async function openHouse(): Promise<JourneyHouse> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-journeys-'));
  const running = await boot({
    environment: {
      // What goes wrong in an answer fails the test; the rest would be said when PostgreSQL ends before this process.
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      HALLEY_MODE: 'demo',
      DEMO_CROWD: 'false',
      DEMO_PROMOTIONS: 'false',
      WORLD: 'false',
      REGISTRATION_TEST: 'true',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DATABASE_POOL: '8',
      // Real hashing, at a price a test can pay.
      PASSWORD_MEMORY_KIB: '64',
    },
    onLost: (reason) => console.error(reason),
  });
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { ...running, database };
}
