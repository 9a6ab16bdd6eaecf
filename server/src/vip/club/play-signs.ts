import { realityChecksOf } from '../../games/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { countNightRounds } from '../../wagers/index.ts';

/** How somebody plays, for whoever looks after them. No offer and no proposal goes by it (PR-09). */
export interface PlaySigns {
  realityCheckMinutes: number | null;
  /** Of the rounds since a moment, how many in a hundred were opened at night; null: there were none. */
  nightPercent: number | null;
}

export async function playSignsOf(
  db: Queryable,
  asked: { playerIds: readonly number[]; since: Date },
): Promise<Map<number, PlaySigns>> {
  const [checks, rounds] = [await realityChecksOf(db, asked.playerIds), await countNightRounds(db, asked)];
  return new Map(
    asked.playerIds.map((id) => {
      const { rounds: all = 0, night = 0 } = rounds.get(id) ?? {};
      const nightPercent = all > 0 ? Math.round((100 * night) / all) : null;
      return [id, { realityCheckMinutes: checks.get(id) ?? null, nightPercent }];
    }),
  );
}
