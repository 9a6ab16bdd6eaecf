import { Refusal } from '@halley/contract';
import { cashOut, houseTerms, type LegExpectation, type LegNow } from '@halley/sports/bets';
import { lost, parseMarketKey, won } from '@halley/sports/markets';
import { withoutMargin } from '@halley/sports/price';
import type { BookFixture, FixtureBook } from '../../fixtures/index.ts';
import { invariant } from '../../kit/index.ts';
import { chanceOnGrid } from '../builder/score-grid.ts';
import { placeMarketOf } from '../place-market.ts';
import { betShapeOf, countedLegs } from '../settle/bet-shape-of.ts';
import { delayOf, isInPlay } from '../slip/delay-of.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import type { GroupChances } from './group-chances.ts';

export interface ValuedBet {
  /** By what is fair now, of all that is open. */
  worth: bigint;
  offer: bigint;
  costBp: number;
  delayMs: number;
  /** Of the fixtures its open legs are on, as this process knows them. */
  versions: ReadonlyMap<number, number>;
}

type Book = Pick<FixtureBook, 'fixture' | 'isOpen'>;

/** What an open bet is worth at this moment. Closed while any open leg is, and while a feed does not say what is fair. */
export function valueBet(book: Book, bet: StoredBet, { now, groups }: { now: Date; groups: GroupChances }): ValuedBet {
  const open = bet.legs.filter((leg) => leg.result === null);
  // What is decided is about to be paid, without any cost.
  if (bet.state !== 'open' || open.length === 0) throw new Refusal('CASH_OUT_CLOSED');
  // What an offer adds is for a bet that is played to its end.
  if (bet.offer) throw new Refusal('CASH_OUT_CLOSED', { reason: 'offer' });
  const counted = countedLegs(bet);
  const fixtures = new Map(open.map((leg) => [leg.fixtureId, openFixture(book, leg)]));
  const legs = counted.map(({ legs: [first, ...more], group }): LegNow => {
    invariant(first, 'a counted leg has legs');
    if (group)
      return groupNow([first, ...more], { fixture: fixtures.get(first.fixtureId), said: groups.get(group.group) });
    return first.result ?? worthOf(fixtures.get(first.fixtureId) as BookFixture, first);
  });
  const live = open.filter((leg) => isInPlay(fixtures.get(leg.fixtureId) as BookFixture, now));
  const costBp = live.length > 0 ? houseTerms.cashOutBp.inPlay : houseTerms.cashOutBp.before;
  const { value, offer } = cashOut(betShapeOf(bet, counted), legs, { costBp });
  if (offer < 1n) throw new Refusal('CASH_OUT_CLOSED', { reason: 'worthless' });
  return {
    worth: value,
    offer,
    costBp,
    delayMs: delayOf(
      open.map((leg) => ({
        fixture: fixtures.get(leg.fixtureId) as BookFixture,
        type: parseMarketKey(leg.market)?.type ?? '',
        market: { key: leg.market },
      })),
      now,
    ),
    versions: new Map([...fixtures].map(([id, { version }]) => [id, version])),
  };
}

function openFixture(book: Book, { fixtureId, market, outcome, place }: StoredLeg): BookFixture {
  const fixture = book.fixture(fixtureId);
  if (!fixture || !book.isOpen(fixtureId, market, outcome)) throw new Refusal('CASH_OUT_CLOSED', { legs: [place] });
  return fixture;
}

/** What a group is worth by now: the chance of all its open legs together, unless one is lost. */
function groupNow(
  legs: readonly StoredLeg[],
  { fixture, said }: { fixture: BookFixture | undefined; said: number | undefined },
): LegNow {
  const decided = legs.flatMap(({ result }) => result ?? []);
  if (decided.some(({ result, void_factor }) => result === 'lost' && void_factor === 0)) return lost;
  const open = legs.filter(({ result }) => result === null);
  // Without its voided legs a group has another price, which is known when all is decided.
  const isPlain = decided.every(({ void_factor }) => void_factor === 0);
  if (open.length === 0 && isPlain) return won;
  const [alone, ...others] = open;
  if (isPlain && fixture && alone && others.length === 0) return fairOf(fixture, alone.market, alone.outcome);
  const fair = isPlain && fixture ? (said ?? chanceOnGrid(fixture, open)) : undefined;
  if (fair === undefined) throw new Refusal('CASH_OUT_CLOSED', { reason: 'builder' });
  return { fair, back: 0 };
}

function worthOf(fixture: BookFixture, leg: StoredLeg): LegExpectation {
  const worth = fairOf(fixture, leg.market, leg.outcome);
  if (!leg.eachWay) return worth;
  return { ...worth, place: fairOf(fixture, placeMarketOf(leg.market, leg.eachWay.places), leg.outcome) };
}

/** As the feed says it; else its margin is taken out of its prices. */
function fairOf(fixture: BookFixture, key: string, outcome: string): { fair: number; back: number } {
  const market = fixture.feed.get(key);
  const said = market?.outcomes.find(({ id }) => id === outcome);
  if (said?.fair !== undefined) return { fair: said.fair, back: said.back ?? 0 };
  const offered = market?.outcomes.filter(({ active, price }) => active && price !== undefined) ?? [];
  const place = offered.findIndex(({ id }) => id === outcome);
  const fair =
    place < 0
      ? undefined
      : withoutMargin(
          key,
          offered.map(({ price }) => price as number),
        )?.[place];
  if (fair === undefined) throw new Refusal('CASH_OUT_CLOSED', { reason: 'fair' });
  return { fair, back: 0 };
}
