import type { Explained } from '@halley/sports/bets';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { StoredBet } from '../stored-bet.ts';

/** What a bet came to by one result; sums are text of subunits. */
interface DecidedBet {
  state: StoredBet['state'];
  returned: string;
  at: string | null;
  explanation: Explained | null;
}

export interface Correction {
  betId: string;
  was: DecidedBet;
  now: DecidedBet;
  at: Date;
}

const decided = ({ state, returned, settledAt, explanation }: StoredBet): DecidedBet => ({
  state,
  returned: String(returned),
  at: settledAt?.toISOString() ?? null,
  explanation,
});

/** Bets that were decided and are not as they were. The rows of bets hold only what is. */
export async function insertCorrections(
  tx: Tx,
  changes: readonly { before: StoredBet; after: StoredBet }[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into sportsbook_correction (bet_id, version, player_id, was, now, at)
     select (n->>'betId')::uuid, (n->>'version')::int, (n->>'playerId')::bigint, n->'was', n->'now', $2
     from jsonb_array_elements($1::jsonb) n`,
    [
      JSON.stringify(
        changes.map(({ before, after }) => ({
          betId: after.id,
          version: after.settlementVersion,
          playerId: after.playerId,
          was: decided(before),
          now: decided(after),
        })),
      ),
      at,
    ],
  );
}

/** In order of time. */
export async function listCorrections(db: Queryable, betIds: readonly string[]): Promise<Correction[]> {
  const { rows } = await db.query<Omit<Correction, 'betId'> & { bet_id: string }>({
    name: 'sportsbook_list_corrections',
    text: 'select bet_id, was, now, at from sportsbook_correction where bet_id = any($1::uuid[]) order by bet_id, version',
    values: [betIds],
  });
  return rows.map(({ bet_id, ...row }) => ({ ...row, betId: bet_id }));
}
