import { Refusal, type StaffSportOfferCost, type StaffSportReportRow, wireCents } from '@halley/contract';
import { loadSportWords, type SportWords, sportTitle } from '@halley/sports/words';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { Clock, Database } from '../../kit/index.ts';
import { type OfferSums, sumOffers } from './offer-cost-store.ts';
import { type ReportBy, type ReportSums, sumBets } from './report-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 366;

export interface ReportAsked {
  by: ReportBy;
  /** Days, both included, in UTC. */
  from: string;
  to: string;
  sport?: string | undefined;
}

interface Sums {
  bets: number;
  stake: bigint;
  returned: bigint;
  open: bigint;
  expected: bigint | null;
}

/** Turnover, returns and margin of the bets that were placed in these days, in EUR by the rates of now. */
export async function readReport(
  { database, clock, quotes }: { database: Database; clock: Clock; quotes(): Promise<Quotes> },
  { by, from, to, sport }: ReportAsked,
): Promise<{ rows: StaffSportReportRow[]; total: StaffSportReportRow; offers: StaffSportOfferCost[] }> {
  const start = new Date(`${from}T00:00:00Z`);
  const until = new Date(new Date(`${to}T00:00:00Z`).getTime() + dayMs);
  const days = (until.getTime() - start.getTime()) / dayMs;
  if (!(days >= 1 && days <= mostDays)) throw new Refusal('period.invalid');
  const [sums, offers, inEuro, words] = await Promise.all([
    sumBets(database, { by, from: start, until, sport: sport ?? null }),
    sumOffers(database, { from: start, until, now: clock.now() }),
    quotes(),
    loadSportWords('en'),
  ]);
  const rows = [...Map.groupBy(sums, ({ key }) => key ?? several)].map(([key, some]) => ({
    key,
    sums: some.map((one) => inEuros(one, inEuro)).reduce(plus),
  }));
  const order = by === 'day' ? byKey : byTurnover;
  return {
    rows: rows.sort(order).map((row) => onTheWire(row.key, titleOf(by, row.key, words), row.sums)),
    total: onTheWire('total', 'Total', rows.map((row) => row.sums).reduce(plus, nothing)),
    offers: offerCosts(offers, inEuro),
  };
}

/** Of bets on several sports, leagues or market types: they count once. */
const several = 'several';
const nothing: Sums = { bets: 0, stake: 0n, returned: 0n, open: 0n, expected: null };

type Keyed = { key: string; sums: Sums };
const byKey = (one: Keyed, other: Keyed) => (one.key < other.key ? -1 : 1);
const byTurnover = (one: Keyed, other: Keyed) => Number(other.sums.stake - one.sums.stake) || byKey(one, other);

function inEuros({ currency, bets, stake, returned, open, expected }: ReportSums, quotes: Quotes): Sums {
  const euro = (amount: bigint) => convertRoundedUp(quotes, amount, { from: currency, to: 'EUR' });
  return {
    bets,
    stake: euro(stake),
    returned: euro(returned),
    open: euro(open),
    expected: expected === null ? null : expected < 0n ? -euro(-expected) : euro(expected),
  };
}

const plus = (one: Sums, other: Sums): Sums => ({
  bets: one.bets + other.bets,
  stake: one.stake + other.stake,
  returned: one.returned + other.returned,
  open: one.open + other.open,
  expected: one.expected === null && other.expected === null ? null : (one.expected ?? 0n) + (other.expected ?? 0n),
});

function titleOf(by: ReportBy, key: string, words: SportWords): string {
  if (key === several) return 'Several';
  if (by === 'sport') return sportTitle(words, key);
  if (by === 'market') return key.replaceAll('_', ' ');
  const [sport = '', ...name] = key.split(' ');
  return by === 'tournament' ? `${name.join(' ')} (${sportTitle(words, sport)})` : key;
}

function offerCosts(sums: readonly OfferSums[], quotes: Quotes): StaffSportOfferCost[] {
  return [...Map.groupBy(sums, ({ kind }) => kind)].map(([kind, some]) => {
    const all = (read: (one: OfferSums) => number) => some.reduce((sum, one) => sum + read(one), 0);
    const euro = (read: (one: OfferSums) => bigint) =>
      all((one) => wireCents(convertRoundedUp(quotes, read(one), { from: one.currency, to: 'EUR' })));
    return {
      kind,
      given: all(({ given }) => given),
      waiting: all(({ waiting }) => waiting),
      used: all(({ used }) => used),
      staked_cents: euro(({ staked }) => staked),
      added_cents: euro(({ added }) => added),
      back_cents: euro(({ back }) => back),
    };
  });
}

/** What is open has decided nothing yet: it is no margin. */
function onTheWire(key: string, title: string, { bets, stake, returned, open, expected }: Sums): StaffSportReportRow {
  const decided = stake - open;
  const margin = decided - returned;
  return {
    key,
    title,
    bets,
    turnover_cents: wireCents(stake),
    returned_cents: wireCents(returned),
    margin_cents: wireCents(margin),
    margin_bp: decided > 0n ? Number((margin * 10_000n) / decided) : null,
    expected_cents: expected === null ? null : wireCents(expected),
    open_cents: wireCents(open),
  };
}
