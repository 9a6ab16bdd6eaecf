import { writeSignificant } from '../audit/index.ts';
import { invariant, keyFor, type Tx } from '../kit/index.ts';
import { type HouseTransfer, moveHouseMoney } from '../wallet/index.ts';
import { markChanged } from './announce.ts';
import { firstClientSeed, newSeed, startCycle } from './cycle.ts';
import { insertCycle } from './cycle-store.ts';
import type { JackpotDefinition } from './jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';

/** The key of the transfer that a cycle's seed is paid by. */
export function seedKey(levelId: number, cycle: number): string {
  return keyFor(`jackpot seed of level ${levelId}, cycle ${cycle}`);
}

export interface OpenOptions {
  seals: SeedSeals;
  at: Date;
}

/**
 * Opens a jackpot: its levels begin with their seeds, which the house pays, and with a hidden amount each. False, and
 * nothing is written, when there is one of this name.
 */
export async function openJackpot(tx: Tx, definition: JackpotDefinition, options: OpenOptions): Promise<boolean> {
  invariant(definition.levels.length > 0, 'a jackpot has levels');
  const { rows } = await tx.query<{ id: number }>(
    `insert into jackpots_jackpot (identifier, external_id, name, currency, allowed_currencies, games, created_at)
     values ($1, $1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [
      definition.identifier,
      definition.name,
      definition.currency,
      definition.allowedCurrencies,
      definition.games,
      options.at,
    ],
  );
  const [jackpot] = rows;
  if (!jackpot) return false;
  await tx.query('insert into jackpots_announcement (jackpot_id) values ($1)', [jackpot.id]);
  const seeds: HouseTransfer[] = [];
  for (const [index, level] of definition.levels.entries()) {
    const levelId = await insertLevel(tx, { definition, jackpotId: jackpot.id, index });
    const names = { jackpot: definition.identifier, level: level.identifier };
    const cycle = startCycle({
      levelId,
      number: 1,
      rules: { ...level, ratePpm: BigInt(level.ratePpm) },
      seed: newSeed(),
      clientSeed: firstClientSeed(names),
      carried: 0n,
      after: 0n,
    });
    await insertCycle(tx, cycle, options);
    if (level.seedAmount > 0n) {
      const transfer = {
        from: 'games',
        to: 'jackpots',
        reason: 'jackpot_seed',
        currency: definition.currency,
      } as const;
      seeds.push({ ...transfer, key: seedKey(levelId, 1), amount: level.seedAmount });
    }
  }
  await moveHouseMoney(tx, seeds);
  await markChanged(tx, [jackpot.id], options.at);
  await writeSignificant(tx, {
    kind: 'jackpots.opened',
    actor: { kind: 'system' },
    target: { kind: 'jackpot', id: jackpot.id },
    detail: { ...definition, levels: definition.levels.map(inWords) },
  });
  return true;
}

/** An entry of the trail is JSON, which has no whole numbers of this size. */
function inWords(level: JackpotDefinition['levels'][number]) {
  return { ...level, seedAmount: String(level.seedAmount), ceilingAmount: String(level.ceilingAmount) };
}

async function insertLevel(
  tx: Tx,
  { definition, jackpotId, index }: { definition: JackpotDefinition; jackpotId: number; index: number },
): Promise<number> {
  const level = definition.levels[index];
  invariant(level, 'a level that is defined');
  const { rows } = await tx.query<{ id: number }>(
    `insert into jackpots_level (jackpot_id, place, identifier, external_id, name, rate_ppm, seed_amount, ceiling_amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      jackpotId,
      index + 1,
      level.identifier,
      `${definition.identifier}:${level.identifier}`,
      level.name,
      level.ratePpm,
      level.seedAmount,
      level.ceilingAmount,
    ],
  );
  invariant(rows[0], 'a level that was written has an id');
  return rows[0].id;
}
