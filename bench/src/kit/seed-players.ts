import { createHash } from 'node:crypto';
import type { Database } from '../../../server/src/kit/index.ts';

const cash = 1_000_000_000;

export interface SeededPlayer {
  id: number;
  /** The value of the session cookie. */
  token: string;
}

/** The token of a seeded player: known to the bench, of the shape the server expects. */
const tokenOf = (number: number) => createHash('sha256').update(`bench ${number}`).digest('base64url');

/** Players with a wallet full of euros and an open session, written by a few statements; the books stay in order. */
export async function seedPlayers(database: Database, count: number): Promise<SeededPlayer[]> {
  const tokens = Array.from({ length: count }, (_, index) => tokenOf(index));
  const { rows } = await database.query<{ id: bigint }>(
    `insert into identity_player (email, currency, language, country, created_at, terms_accepted_at, age_confirmed_at)
     select 'bench-' || i || '@example.com', 'EUR', 'en', 'DE', now(), now(), now() from generate_series(1, $1::int) i returning id`,
    [count],
  );
  const ids = rows.map((row) => row.id);
  await database.query(
    `insert into identity_session
       (player_id, token_hash, created_at, last_seen_at, cookie_set_at, expires_at, address, user_agent, country)
     select id, sha256(convert_to(token, 'UTF8')), now(), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench', 'DE'
     from unnest($1::bigint[], $2::text[]) as s (id, token)`,
    [ids, tokens],
  );
  await database.query(
    `insert into wallet_account (player_id, currency, cash) select id, 'EUR', $2 from unnest($1::bigint[]) id`,
    [ids, cash],
  );
  await database.query(
    `insert into wallet_transfer
       (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after, reserved_after)
     select gen_random_uuid(), 'deposit', '\\x', id, 'EUR', cash, 0, 0, 'payments', cash, 0, 0
     from wallet_account where player_id = any($1::bigint[])`,
    [ids],
  );
  return ids.map((id, index) => ({ id: Number(id), token: tokens[index] as string }));
}
