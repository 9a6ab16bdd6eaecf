import type { Queryable } from '../kit/index.ts';
import type { Limits } from './create-limits.ts';

/** What the back office reads of a player's limits: what holds, what was, and whether a break does. */
export function limitsDeskOf(limits: Limits) {
  return {
    onBreak: limits.onBreak,
    async read(db: Queryable, playerId: number) {
      const { limits: live, ended } = await limits.limitsOfPlayer(db, playerId);
      return {
        limits: live,
        ended: ended.map(({ id, type, period, endedAt, endedHow }) => ({
          id,
          type,
          period,
          how: endedHow,
          ended_at: endedAt.toISOString(),
        })),
        exclusion: await limits.exclusionOfPlayer(db, playerId),
      };
    },
  };
}
