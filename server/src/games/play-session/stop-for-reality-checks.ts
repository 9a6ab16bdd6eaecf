import { Refusal } from '@halley/contract';
import type { Clock } from '../../kit/index.ts';
import type { WagerRule } from '../../wagers/index.ts';
import { openSession } from './store.ts';

/**
 * PP-05: a reminder that is due stops every stake, whatever game it comes from, until it is answered. One indexed read
 * for the whole group; players without a reminder are not even in its answer. A stake without an open session (a game
 * that runs on in a tab which told nobody) begins one, so that no reminder can be slept through.
 */
export function stopForRealityChecks({ clock }: { clock: Clock }): WagerRule {
  return async (tx, stakes) => {
    if (stakes.length === 0) return { refusalOf: () => undefined, accepted: () => undefined };
    const now = clock.now();
    const { rows } = await tx.query<{ player_id: bigint; open: boolean; due_at: Date | null }>({
      name: 'games_reality_checks',
      text: `select s.player_id, p.id is not null as open, p.due_at from games_play_setting s
        left join games_play_session p on p.player_id = s.player_id and p.ended_at is null
        where s.player_id = any($1::bigint[]) and s.reality_check_minutes is not null`,
      values: [[...new Set(stakes.map((stake) => stake.playerId))]],
    });
    const due = new Set<number>();
    for (const row of rows) {
      const playerId = Number(row.player_id);
      const dueAt = row.open ? row.due_at : (await openSession(tx, playerId, now)).dueAt;
      if (dueAt && dueAt <= now) due.add(playerId);
    }
    return {
      refusalOf: (stake) => (due.has(stake.playerId) ? new Refusal('REALITY_CHECK_DUE') : undefined),
      accepted: () => undefined,
    };
  };
}
