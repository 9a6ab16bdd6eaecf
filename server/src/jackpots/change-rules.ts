import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import type { Tx } from '../kit/index.ts';
import { holdJackpot } from './set-state.ts';

export interface LevelWish {
  /** By id, or by the level's name. */
  level: number | string;
  ratePpm: number;
  seedAmount: bigint;
  ceilingAmount: bigint;
}

export interface RulesChange extends Author {
  jackpotId: number;
  revision?: number;
  levels: readonly LevelWish[];
}

interface LevelRow {
  id: number;
  identifier: string;
  rate_ppm: number;
  seed_amount: bigint;
  ceiling_amount: bigint;
}

/**
 * What levels are from their next cycles on. The running ones stay as they were promised: their hidden amounts were
 * drawn within the old bounds, and their contributions are what the page says.
 */
export async function changeRules(tx: Tx, { jackpotId, revision, levels, ...author }: RulesChange): Promise<void> {
  const before = await holdJackpot(tx, jackpotId, revision);
  // Nothing follows the cycles that run.
  if (before.state === 'retiring' || before.state === 'retired') throw new Refusal('state.not_allowed');
  const { rows } = await tx.query<LevelRow>(
    `select id, identifier, rate_ppm, seed_amount, ceiling_amount from jackpots_level where jackpot_id = $1
     order by place`,
    [jackpotId],
  );
  const changes: Record<string, unknown> = {};
  for (const wish of levels) {
    const level = rows.find(({ id, identifier }) => id === wish.level || identifier === wish.level);
    if (!level) throw new Refusal('levels.unknown');
    if (wish.ceilingAmount <= wish.seedAmount) throw new Refusal('levels.ceiling');
    await tx.query('update jackpots_level set rate_ppm = $2, seed_amount = $3, ceiling_amount = $4 where id = $1', [
      level.id,
      wish.ratePpm,
      wish.seedAmount,
      wish.ceilingAmount,
    ]);
    changes[level.identifier] = {
      contribution_ppm: [level.rate_ppm, wish.ratePpm],
      seed: [String(level.seed_amount), String(wish.seedAmount)],
      ceiling: [String(level.ceiling_amount), String(wish.ceilingAmount)],
    };
  }
  await tx.query('update jackpots_jackpot set revision = revision + 1 where id = $1', [jackpotId]);
  await writeSignificant(tx, {
    ...author,
    kind: 'jackpots.changed',
    target: { kind: 'jackpot', id: jackpotId },
    detail: { identifier: before.identifier, levels: changes },
  });
}
