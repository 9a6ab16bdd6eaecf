import type { Queryable, Tx } from '../kit/index.ts';
import type { RecordedAction } from './action.ts';
import type { RememberedAnswer, RememberedRefusal, RememberedResult } from './remembered-answer.ts';

interface CallRow {
  id: string;
  input_hash: Buffer;
  round_id: string;
  player_id: bigint;
  result: RememberedResult | null;
  refusal: RememberedRefusal | null;
}

export async function findCalls(tx: Tx, ids: string[]): Promise<Map<string, RememberedAnswer>> {
  const { rows } = await tx.query<CallRow>({
    name: 'wagers_find_calls',
    text: 'select id, input_hash, round_id, player_id, result, refusal from wagers_call where id = any($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, fromCallRow(row)]));
}

function fromCallRow(row: CallRow): RememberedAnswer {
  const { id, input_hash: inputHash, round_id: roundId, result, refusal } = row;
  const answer = refusal ? { refusal } : { result: result as RememberedResult };
  return { id, inputHash, roundId, playerId: Number(row.player_id), answer };
}

export async function insertCalls(tx: Tx, calls: RememberedAnswer[], at: Date): Promise<void> {
  if (calls.length === 0) return;
  await tx.query({
    name: 'wagers_insert_calls',
    text: `insert into wagers_call (id, input_hash, round_id, player_id, result, refusal, at)
      select n.*, $7 from unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::bigint[], $5::json[], $6::json[]) n`,
    values: [
      calls.map((call) => call.id),
      calls.map((call) => call.inputHash),
      calls.map((call) => call.roundId),
      calls.map((call) => call.playerId),
      calls.map(({ answer }) => ('result' in answer ? JSON.stringify(answer.result) : null)),
      calls.map(({ answer }) => ('refusal' in answer ? JSON.stringify(answer.refusal) : null)),
      at,
    ],
  });
}

interface ActionRow {
  id: string;
  call_id: string;
  round_id: string;
  player_id: bigint;
  account_id: bigint | null;
  kind: RecordedAction['kind'];
  undoes: string | null;
  cash: bigint;
  bonus: bigint;
  short_cash: bigint;
  short_bonus: bigint;
  state: RecordedAction['state'];
  title: string | null;
  at: Date;
}

const columns =
  'id, call_id, round_id, player_id, account_id, kind, undoes, cash, bonus, short_cash, short_bonus, state, title, at';

function fromActionRow(row: ActionRow): RecordedAction {
  const { id, kind, undoes, cash, bonus, state, title, at } = row;
  return {
    id,
    kind,
    undoes,
    cash,
    bonus,
    short: { cash: row.short_cash, bonus: row.short_bonus },
    state,
    title,
    at,
    callId: row.call_id,
    roundId: row.round_id,
    playerId: Number(row.player_id),
    accountId: row.account_id,
  };
}

export async function findActions(database: Queryable, ids: string[]): Promise<Map<string, RecordedAction>> {
  const { rows } = await database.query<ActionRow>({
    name: 'wagers_find_actions',
    text: `select ${columns} from wagers_action where id = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, fromActionRow(row)]));
}

/** All actions of a round, in the order of their writing. */
export async function listActions(database: Queryable, roundIds: string[]): Promise<RecordedAction[]> {
  const { rows } = await database.query<ActionRow>({
    name: 'wagers_list_actions',
    text: `select ${columns} from wagers_action where round_id = any($1::uuid[]) order by at, id`,
    values: [roundIds],
  });
  return rows.map(fromActionRow);
}

export async function insertActions(tx: Tx, actions: RecordedAction[]): Promise<void> {
  if (actions.length === 0) return;
  const column = <T>(read: (action: RecordedAction) => T) => actions.map(read);
  await tx.query({
    name: 'wagers_insert_actions',
    text: `insert into wagers_action (${columns})
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::text[], $7::uuid[],
        $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::text[], $13::text[], $14::timestamptz[])`,
    values: [
      column((action) => action.id),
      column((action) => action.callId),
      column((action) => action.roundId),
      column((action) => action.playerId),
      column((action) => action.accountId),
      column((action) => action.kind),
      column((action) => action.undoes),
      column((action) => action.cash),
      column((action) => action.bonus),
      column((action) => action.short.cash),
      column((action) => action.short.bonus),
      column((action) => action.state),
      column((action) => action.title),
      column((action) => action.at),
    ],
  });
}

export async function markUndone(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    name: 'wagers_mark_undone',
    text: "update wagers_action set state = 'undone' where id = any($1::uuid[])",
    values: [ids],
  });
}
