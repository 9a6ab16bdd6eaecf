import type { PlayerDetails } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

interface ConsentRow {
  terms_accepted_at: Date | null;
  age_confirmed_at: Date | null;
  receive_promos: boolean;
  receive_sms_promos: boolean;
}

/** What the player agreed to, and since when where it is known. */
export async function consentsOfPlayer(db: Queryable, playerId: number): Promise<PlayerDetails['consents']> {
  const { rows } = await db.query<ConsentRow>(
    'select terms_accepted_at, age_confirmed_at, receive_promos, receive_sms_promos from identity_player where id = $1',
    [playerId],
  );
  const [row] = rows;
  if (!row) return [];
  const since = (name: string, at: Date | null) => ({ name, given: at !== null, at: at?.toISOString() ?? null });
  return [
    since('terms', row.terms_accepted_at),
    since('age', row.age_confirmed_at),
    { name: 'promotions by e-mail', given: row.receive_promos, at: null },
    { name: 'promotions by SMS', given: row.receive_sms_promos, at: null },
  ];
}
