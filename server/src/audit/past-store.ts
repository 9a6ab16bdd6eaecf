import type { SignificantKind } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';

export interface PastDeed {
  id: bigint;
  at: string;
  kind: SignificantKind;
  actor: 'staff' | 'player' | 'system';
  name: string | null;
  reason: string | null;
}

/** Looks change nothing, and of these their own rooms tell. */
const toldElsewhere =
  '_(viewed|searched|exported|verified)$|^(identity\\.signed|bonuses\\.|limits\\.|staff\\.chat_|staff\\.ticket_|payments\\.)';

/** What the trail says was done to a player, or by them. */
export async function listPastDeeds(db: Queryable, wanted: PastWanted): Promise<PastDeed[]> {
  const { where, newest } = behindPlace('at', 'id');
  const { rows } = await db.query<PastDeed & { exact: string }>({
    name: 'audit_past',
    text: `select id, ${exactTime('at')} as exact, kind, actor_kind as actor, actor_name as name, reason
      from audit_entry where player_id = $1 and kind !~ $5 and ${where} ${newest}`,
    values: [...pastValues(wanted), toldElsewhere],
  });
  return rows.map(({ exact, ...row }) => ({ ...row, at: exact }));
}
