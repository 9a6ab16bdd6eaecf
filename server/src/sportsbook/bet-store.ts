import type { Queryable, Tx } from '../kit/index.ts';
import { revive, storedText } from '../promotions/index.ts';
import type { BetOffer } from './offers/offer.ts';
import { listOpenBets } from './open-bets.ts';
import type { NewBet, StoredBet, StoredLeg } from './stored-bet.ts';

interface BetRow {
  id: string;
  player_id: bigint;
  currency: StoredBet['currency'];
  kind: StoredBet['kind'];
  sizes: number[];
  bankers: number[];
  unit_stake: bigint;
  lines: number;
  stake: bigint;
  each_way: boolean;
  builder: StoredBet['builder'];
  policy: StoredBet['policy'];
  state: StoredBet['state'];
  open_share: number;
  returned: bigint;
  cashed_out: bigint;
  largest_return: bigint;
  expected_cost: bigint | null;
  free_bet_id: bigint | null;
  free_kind: StoredBet['freeKind'];
  offer_id: bigint | null;
  offer: unknown;
  covered: bigint;
  added: bigint;
  settlement_version: number;
  auto_cash_out: bigint | null;
  explanation: StoredBet['explanation'];
  simulated: boolean;
  placed_at: Date;
  settled_at: Date | null;
}

interface LegRow {
  bet_id: string;
  place: number;
  fixture_id: bigint;
  market: string;
  outcome: string;
  price: number;
  version: bigint;
  fair: number | null;
  back: number | null;
  builder_group: number | null;
  each_way: [number, number, number] | null;
  seen: StoredLeg['seen'];
  result: StoredLeg['result'];
  result_mark: bigint;
}

const betColumns = `id, player_id, currency, kind, sizes, bankers, unit_stake, lines, stake, each_way, builder, policy, state,
  open_share, returned, cashed_out, largest_return, expected_cost, free_bet_id, free_kind, offer_id, offer, covered,
  added, settlement_version, auto_cash_out, explanation, simulated, placed_at, settled_at`;

const legColumns = `bet_id, place, fixture_id, market, outcome, price, version, fair, back, builder_group, each_way, seen,
  result, result_mark`;

const bareLegColumns = legColumns.replace(' seen,', ` '{}'::jsonb as seen,`);

function fromBetRow(row: BetRow, legs: readonly StoredLeg[]): StoredBet {
  const { id, currency, kind, sizes, bankers, lines, stake, builder, policy, state, returned, explanation } = row;
  return {
    id,
    currency,
    kind,
    sizes,
    bankers,
    lines,
    stake,
    builder,
    policy,
    state,
    returned,
    explanation,
    legs,
    playerId: Number(row.player_id),
    unitStake: row.unit_stake,
    eachWay: row.each_way,
    openShare: row.open_share,
    cashedOut: row.cashed_out,
    largestReturn: row.largest_return,
    expectedCost: row.expected_cost,
    freeBetId: row.free_bet_id === null ? null : Number(row.free_bet_id),
    freeKind: row.free_kind,
    offer: offerOf(row),
    added: row.added,
    settlementVersion: row.settlement_version,
    autoCashOut: row.auto_cash_out,
    simulated: row.simulated,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
  };
}

/** What of an offer is written as JSON; its id and what it covers are columns. */
type StoredOffer = Pick<BetOffer, 'kind' | 'amount' | 'terms' | 'price'>;

function offerOf({ offer_id: id, offer, covered }: BetRow): BetOffer | null {
  return id === null ? null : { ...(revive(offer) as StoredOffer), id: Number(id), covered };
}

function offerText({ kind, amount, terms, price }: BetOffer): string {
  const stored: StoredOffer = { kind, amount, terms, price };
  return storedText(stored);
}

function fromLegRow(row: LegRow): StoredLeg {
  const { place, market, outcome, price, fair, back, seen, result } = row;
  const [numerator, denominator, places] = row.each_way ?? [];
  return {
    place,
    market,
    outcome,
    price,
    fair,
    back,
    seen,
    result,
    fixtureId: Number(row.fixture_id),
    version: Number(row.version),
    builderGroup: row.builder_group,
    eachWay:
      numerator === undefined || denominator === undefined || places === undefined
        ? null
        : { fraction: [numerator, denominator], places },
    resultMark: Number(row.result_mark),
  };
}

/** In the transaction that takes their stakes. */
export async function insertBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return;
  const column = <T>(read: (bet: NewBet) => T) => bets.map(read);
  const legs = bets.flatMap((bet) => bet.legs.map((leg) => ({ ...leg, betId: bet.id, playerId: bet.playerId })));
  const ofLegs = <T>(read: (leg: (typeof legs)[number]) => T) => legs.map(read);
  await Promise.all([
    tx.query({
      name: 'sportsbook_insert_bets',
      text: `insert into sportsbook_bet (id, player_id, currency, kind, sizes, bankers, unit_stake, lines, stake, each_way,
          builder, policy, state, largest_return, expected_cost, free_bet_id, free_kind, auto_cash_out, simulated, placed_at,
          offer_id, offer, covered)
        select id, player_id, currency, kind, sizes::int[], bankers::int[], unit_stake, lines, stake, each_way,
          builder::jsonb, policy, 'open', largest_return, expected_cost, free_bet_id, free_kind, auto_cash_out, simulated,
          placed_at, offer_id, offer::jsonb, covered
        from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::int[],
          $9::bigint[], $10::boolean[], $11::text[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::text[],
          $17::bigint[], $18::boolean[], $19::timestamptz[], $20::bigint[], $21::text[], $22::bigint[]) as n (id, player_id, currency, kind, sizes, bankers,
          unit_stake, lines, stake, each_way, builder, policy, largest_return, expected_cost, free_bet_id, free_kind,
          auto_cash_out, simulated, placed_at, offer_id, offer, covered)`,
      values: [
        column((bet) => bet.id),
        column((bet) => bet.playerId),
        column((bet) => bet.currency),
        column((bet) => bet.kind),
        column((bet) => `{${bet.sizes}}`),
        column((bet) => `{${bet.bankers}}`),
        column((bet) => bet.unitStake),
        column((bet) => bet.lines),
        column((bet) => bet.stake),
        column((bet) => bet.eachWay),
        column((bet) => JSON.stringify(bet.builder)),
        column((bet) => bet.policy),
        column((bet) => bet.largestReturn),
        column((bet) => bet.expectedCost),
        column((bet) => bet.freeBetId),
        column((bet) => bet.freeKind),
        column((bet) => bet.autoCashOut),
        column((bet) => bet.simulated),
        column((bet) => bet.placedAt),
        column((bet) => bet.offer?.id ?? null),
        column((bet) => bet.offer && offerText(bet.offer)),
        column((bet) => bet.offer?.covered ?? 0n),
      ],
    }),
    tx.query({
      name: 'sportsbook_insert_legs',
      text: `insert into sportsbook_leg (bet_id, player_id, place, fixture_id, market, outcome, price, version, fair, back,
          builder_group, each_way, seen)
        select bet_id, player_id, place, fixture_id, market, outcome, price, version, fair, back, builder_group,
          each_way::int[], seen::jsonb
        from unnest($1::uuid[], $2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::int[], $8::bigint[],
          $9::int[], $10::int[], $11::int[], $12::text[], $13::text[]) as n (bet_id, player_id, place, fixture_id, market,
          outcome, price, version, fair, back, builder_group, each_way, seen)`,
      values: [
        ofLegs((leg) => leg.betId),
        ofLegs((leg) => leg.playerId),
        ofLegs((leg) => leg.place),
        ofLegs((leg) => leg.fixtureId),
        ofLegs((leg) => leg.market),
        ofLegs((leg) => leg.outcome),
        ofLegs((leg) => leg.price),
        ofLegs((leg) => leg.version),
        ofLegs((leg) => leg.fair),
        ofLegs((leg) => leg.back),
        ofLegs((leg) => leg.builderGroup),
        ofLegs(({ eachWay }) => (eachWay ? `{${[...eachWay.fraction, eachWay.places]}}` : null)),
        ofLegs((leg) => JSON.stringify(leg.seen)),
      ],
    }),
    listOpenBets(
      tx,
      bets.map(({ id, playerId, autoCashOut }) => ({ id, playerId, autoCashOut, state: 'open' })),
    ),
  ]);
}

/**
 * With their legs, in the order of the ids given; what is unknown is missing. Whoever changes them has locked the wallets.
 * `bare`: without what players saw, for those who only decide.
 */
export async function findBets(
  database: Queryable,
  ids: readonly string[],
  { bare = false }: { bare?: boolean } = {},
): Promise<StoredBet[]> {
  if (ids.length === 0) return [];
  const [bets, legs] = await Promise.all([
    database.query<BetRow>({
      name: 'sportsbook_find_bets',
      text: `select ${betColumns} from sportsbook_bet where id = any($1::uuid[])`,
      values: [ids],
    }),
    database.query<LegRow>({
      name: bare ? 'sportsbook_find_bare_legs' : 'sportsbook_find_legs',
      text: `select ${bare ? bareLegColumns : legColumns} from sportsbook_leg where bet_id = any($1::uuid[]) order by bet_id, place`,
      values: [ids],
    }),
  ]);
  const legsOf = Map.groupBy(legs.rows, (row) => row.bet_id);
  const found = new Map(
    bets.rows.map((row) => [row.id, fromBetRow(row, (legsOf.get(row.id) ?? []).map(fromLegRow))] as const),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
