import type { Currency } from '@halley/contract';
import { type Consumer, constantColumn, inTurns, type Queryable, type Tx } from '../kit/index.ts';
import { type Claim, claimGrants } from './claim-grants.ts';
import { joinedAmong } from './entry-store.ts';
import { createRoundFolder, type MeterMove } from './fold-rounds.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { allowedFor, mayTake } from './may-take.ts';
import { countedIn, isBest } from './meter-value.ts';
import { dayText, windowStart } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

/** A meter after it was moved. `step`: how many of its steps were granted, or of cashback, 1 once it was paid. */
export interface Meter extends MeterMove {
  step: number;
}

const keyOf = ({ playerId, promotion, windowStart: from, currency }: Omit<MeterMove, 'value'>) =>
  `${playerId}:${promotion.id}:${dayText(from)}:${currency}`;

/** The order in which meters are locked. */
const byKey = (one: MeterMove, other: MeterMove): number =>
  one.playerId - other.playerId ||
  one.promotion.id - other.promotion.id ||
  one.windowStart.getTime() - other.windowStart.getTime() ||
  (one.currency < other.currency ? -1 : 1);

/** A step has few windows, and a move for every player in each of them. */
function dayTexts(moves: readonly MeterMove[]): string[] {
  const known = new Map<number, string>();
  return moves.map(({ windowStart: from }) => {
    const text = known.get(from.getTime()) ?? dayText(from);
    known.set(from.getTime(), text);
    return text;
  });
}

interface MeterRow {
  player_id: bigint;
  promotion_id: bigint;
  window_start: string;
  currency: Currency;
  value: string;
  step: number;
}

/**
 * Moves meters, in the order of their keys, and returns those that have passed their first step: whether there is anything to
 * grant is asked of nobody else. A period that has been paid stays as it was paid: what comes late for it goes to the one that
 * runs.
 */
export async function addToMeters(tx: Tx, moves: readonly MeterMove[], now: Date): Promise<Meter[]> {
  if (moves.length === 0) return [];
  const open = (await pastPaid(tx, moves, now)).sort(byKey);
  const firsts = firstSteps(open);
  const { rows } = await tx.query<MeterRow>({
    name: 'promotions_add_to_meters',
    text: `with moved as (
        insert into promotions_meter as m (player_id, promotion_id, window_start, currency, value, changed_at)
        select n.player_id, n.promotion_id, coalesce(n.window_start, ($3::date[])[1]),
          coalesce(n.currency, ($4::text[])[1]), n.value, $7
        from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[], $5::numeric[]) as n
          (player_id, promotion_id, window_start, currency, value)
        on conflict (player_id, promotion_id, window_start, currency) do update set changed_at = excluded.changed_at,
          value = case when m.promotion_id = any($6::bigint[]) then greatest(m.value, excluded.value)
            else m.value + excluded.value end
        returning player_id, promotion_id, window_start, currency, value, step
      )
      select m.player_id, m.promotion_id, to_char(m.window_start, 'YYYY-MM-DD') as window_start, m.currency,
        m.value::text, m.step
      from moved m where m.value >= ($9::bigint[])[array_position($8::bigint[], m.promotion_id)]`,
    values: [
      open.map(({ playerId }) => playerId),
      open.map(({ promotion }) => promotion.id),
      constantColumn(dayTexts(open)),
      constantColumn(open.map(({ currency }) => currency)),
      open.map(({ value }) => value),
      [...new Set(open.filter(({ promotion }) => isBest(promotion.meter)).map(({ promotion }) => promotion.id))],
      now,
      firsts.map(({ promotionId }) => promotionId),
      firsts.map(({ mark }) => mark),
    ],
  });
  if (rows.length === 0) return [];
  const known = new Map(open.map((move) => [keyOf(move), move]));
  return rows.flatMap((row) => {
    const move = known.get(`${row.player_id}:${row.promotion_id}:${row.window_start}:${row.currency}`);
    return move ? [{ ...move, value: BigInt(row.value), step: row.step }] : [];
  });
}

/** The lowest step of every promotion that has any, in whichever currency. */
function firstSteps(moves: readonly MeterMove[]): { promotionId: number; mark: number }[] {
  return [...new Set(moves.map(({ promotion }) => promotion))].flatMap(({ id: promotionId, rule: { trigger } }) => {
    if (!('reaches' in trigger)) return [];
    const marks = trigger.reaches.flatMap(({ at }) =>
      typeof at === 'number' ? [at] : Object.values(at).flatMap((mark) => mark ?? []),
    );
    return marks.length > 0 ? [{ promotionId, mark: Math.min(...marks) }] : [];
  });
}

const markOf = (at: number | Partial<Record<Currency, number>>, currency: Currency): number | undefined =>
  typeof at === 'number' ? at : at[currency];

/** Moves of periods that were paid, put into the period that runs; two that meet there become one. */
async function pastPaid(tx: Tx, moves: readonly MeterMove[], now: Date): Promise<MeterMove[]> {
  const runs = ({ promotion }: MeterMove) =>
    windowStart(promotion.meter.window, now, new Date(promotion.rule.schedule.from));
  const past = moves.filter(
    (move) => 'every' in move.promotion.rule.trigger && move.windowStart.getTime() < runs(move).getTime(),
  );
  if (past.length === 0) return [...moves];
  const { rows } = await tx.query<Pick<MeterRow, 'player_id' | 'promotion_id' | 'window_start' | 'currency'>>(
    `select m.player_id, m.promotion_id, to_char(m.window_start, 'YYYY-MM-DD') as window_start, m.currency
     from promotions_meter m join unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[]) as n
       (player_id, promotion_id, window_start, currency) using (player_id, promotion_id, window_start, currency)
     where m.step > 0`,
    [
      past.map(({ playerId }) => playerId),
      past.map(({ promotion }) => promotion.id),
      past.map((move) => dayText(move.windowStart)),
      past.map(({ currency }) => currency),
    ],
  );
  const paid = new Set(rows.map((row) => `${row.player_id}:${row.promotion_id}:${row.window_start}:${row.currency}`));
  const merged = new Map<string, MeterMove>();
  for (const move of moves) {
    const placed = paid.has(keyOf(move)) ? { ...move, windowStart: runs(move) } : move;
    const key = keyOf(placed);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, value: before.value + placed.value } : placed);
  }
  return [...merged.values()];
}

/** Steps that meters have reached and that were not granted before. A meter that falls takes none back. */
export async function grantSteps(ports: PromotionsPorts, tx: Tx, meters: readonly Meter[]): Promise<void> {
  const reached = meters.flatMap((meter) => {
    const { trigger } = meter.promotion.rule;
    if (!('reaches' in trigger)) return [];
    const passed = trigger.reaches.filter(({ at }) => {
      const mark = markOf(at, meter.currency);
      return mark !== undefined && meter.value >= BigInt(mark);
    }).length;
    return passed > meter.step ? [{ meter, passed, steps: trigger.reaches }] : [];
  });
  if (reached.length === 0) return;
  const now = ports.clock.now();
  const players = await knownPlayers(
    ports,
    tx,
    reached.map(({ meter }) => meter.playerId),
  );
  const claims: Claim[] = [];
  for (const { meter, passed, steps } of reached) {
    const { playerId, promotion, currency, windowStart: from, value } = meter;
    const player = players.get(playerId);
    if (!player?.mayReceive || !mayTake(ports, promotion, { player, currency })) continue;
    for (let step = meter.step; step < passed; step += 1) {
      const basis = { currency, deposit: null, meter: value };
      const due = resolveRewards(steps[step]?.rewards ?? [], basis, allowedFor(ports, player.licence));
      if (due) {
        const occasion = `step:${dayText(from)}:${currency}:${step + 1}`;
        claims.push({ playerId, promotion, occasion, currency, due, state: 'due' });
      }
    }
  }
  await claimGrants(ports, tx, { claims, now });
  await markSteps(
    tx,
    reached.map(({ meter, passed }) => ({ ...meter, step: passed })),
  );
}

/** Which meter of somebody. */
export interface MeterAt {
  playerId: number;
  promotionId: number;
  windowStart: Date;
  currency: Currency;
}

/** Meters of a player as they stand, by `promotion:day`. */
export async function readMeters(
  db: Queryable,
  wanted: readonly MeterAt[],
): Promise<Map<string, { value: bigint; step: number }>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<Pick<MeterRow, 'promotion_id' | 'window_start' | 'value' | 'step'>>(
    `select m.promotion_id, to_char(m.window_start, 'YYYY-MM-DD') as window_start, m.value::text, m.step
     from promotions_meter m join unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[]) as n
       (player_id, promotion_id, window_start, currency) using (player_id, promotion_id, window_start, currency)`,
    [
      wanted.map(({ playerId }) => playerId),
      wanted.map(({ promotionId }) => promotionId),
      wanted.map((one) => dayText(one.windowStart)),
      wanted.map(({ currency }) => currency),
    ],
  );
  return new Map(
    rows.map((row) => [`${row.promotion_id}:${row.window_start}`, { value: BigInt(row.value), step: row.step }]),
  );
}

export async function markSteps(tx: Tx, meters: readonly Omit<Meter, 'value'>[]): Promise<void> {
  if (meters.length === 0) return;
  await tx.query(
    `update promotions_meter m set step = n.step
     from unnest($1::bigint[], $2::bigint[], $3::date[], $4::text[], $5::int[]) as n
       (player_id, promotion_id, window_start, currency, step)
     where m.player_id = n.player_id and m.promotion_id = n.promotion_id and m.window_start = n.window_start
       and m.currency = n.currency and m.step < n.step`,
    [
      meters.map(({ playerId }) => playerId),
      meters.map(({ promotion }) => promotion.id),
      meters.map((meter) => dayText(meter.windowStart)),
      meters.map(({ currency }) => currency),
      meters.map(({ step }) => step),
    ],
  );
}

/** Who has to join and has not is not counted. */
async function ofJoined(tx: Tx, moves: readonly MeterMove[]): Promise<MeterMove[]> {
  const byJoining = moves.filter(({ promotion }) => promotion.meter.from === 'joined');
  if (byJoining.length === 0) return [...moves];
  const joined = await joinedAmong(tx, {
    playerIds: [...new Set(byJoining.map(({ playerId }) => playerId))],
    promotionIds: [...new Set(byJoining.map(({ promotion }) => promotion.id))],
  });
  return moves.filter(
    ({ playerId, promotion }) => promotion.meter.from !== 'joined' || joined.has(`${playerId}:${promotion.id}`),
  );
}

const gatherMs = 1_000;
/** The more rounds a step folds, the fewer lines are written for each of them. */
const maxRows = 600;

/** Counts rounds. Under load it gathers, so that one step folds many rounds of a player into one write. */
export function meterConsumer(ports: PromotionsPorts, rules: (db: Queryable) => Promise<LiveRules>): Consumer {
  return {
    name: 'promotions-meter',
    topics: ['wager.settled', 'wager.rolled_back'],
    once: true,
    gatherMs,
    maxRows,
    async handle(tx, events) {
      const live = await rules(tx);
      const folder = createRoundFolder(live);
      // A step may carry ten thousand rounds, and in a house of one process players wait for their own meanwhile.
      await inTurns(events, (slice) => folder.add(slice.flatMap(countedIn)));
      const moves = await ofJoined(tx, folder.moves);
      await grantSteps(ports, tx, await addToMeters(tx, moves, ports.clock.now()));
    },
  };
}
