import {
  Refusal,
  type StaffFeed,
  type StaffFixture,
  type StaffFixturePage,
  type StaffManualResult,
  type StaffQuarantined,
  type StaffReferral,
} from '@halley/contract';
import { loadSportWords } from '@halley/sports/words';
import { writeSignificant } from '../../audit/index.ts';
import { type BookFixture, type Fixtures, isLive, openMessages, type Quarantined } from '../../fixtures/index.ts';
import type { Database } from '../../kit/index.ts';
import { waitingClaims } from '../claims/claim-store.ts';
import type { BetsWaiting } from '../requests/create-waiting.ts';
import { type StoredRequest, waitingReferrals } from '../requests/request-store.ts';
import { createTradingBoard } from './create-trading-board.ts';
import { type DeskTelling, marketsOf, referralOf, summaryOf } from './describe-for-desk.ts';
import { betsByMarket, dearestOutcomes, liabilityByOutcome, stakedOn } from './desk-store.ts';
import { openFlags } from './flag-store.ts';
import { type AskedManual, createManualResults } from './manual-results.ts';
import { waitingManual } from './manual-store.ts';
import { waitingOverrides } from './override-store.ts';
import type { DeskBy, DeskPerson } from './people.ts';
import type { PreviewPorts } from './preview-manual.ts';

const mostListed = 200;

export interface DeskPorts extends Pick<PreviewPorts, 'clock' | 'quotes' | 'repriceGroup'> {
  database: Database;
  fixtures: Fixtures;
  waiting: Pick<BetsWaiting, 'referrals' | 'accept' | 'counter' | 'turnDown'>;
}

interface WantedFixtures {
  sport?: StaffFixture['sport'] | undefined;
  state?: 'live' | 'soon' | 'over' | 'stopped' | undefined;
  q?: string | undefined;
}

export type TradingDesk = ReturnType<typeof createTradingDesk>;

/** What traders see of feeds, fixtures and bets, and do with them. Everything they do is in the audit trail. */
export function createTradingDesk(ports: DeskPorts) {
  const { database, fixtures, waiting } = ports;
  const manual = createManualResults(ports);

  async function telling(): Promise<DeskTelling> {
    const [words, quotes, open] = await Promise.all([
      loadSportWords('en'),
      ports.quotes(),
      fixtures.openQuarantine(database),
    ]);
    const quarantined = new Map<number | null, number>();
    for (const one of open) quarantined.set(one.fixtureId, (quarantined.get(one.fixtureId) ?? 0) + one.open);
    return { words, quotes, quarantined, book: fixtures.book };
  }

  async function find(id: number): Promise<BookFixture> {
    const [fixture] = await fixtures.book.read([id]);
    if (!fixture) throw new Refusal('NOT_FOUND');
    return fixture;
  }

  async function read(id: number, member: DeskPerson): Promise<StaffFixturePage> {
    const fixture = await find(id);
    const [told, staked, dearest, bets, liability, proposals] = await Promise.all([
      telling(),
      stakedOn(database, [id]),
      dearestOutcomes(database, [id]),
      betsByMarket(database, id),
      liabilityByOutcome(database, id),
      manual.listOf(database, id, member),
    ]);
    return {
      ...summaryOf(fixture, { staked, dearest: dearest.get(id) ?? 0n }, told),
      market_list: marketsOf(fixture, told, { bets, liability }),
      manual: proposals,
    };
  }

  /** Stops and reopens: bets that are being written are waited for. */
  async function move(to: 'stopped' | 'reopened', id: number, market: string | undefined, by: DeskBy) {
    const fixture = await find(id);
    if (market !== undefined && !fixture.markets.has(market)) throw new Refusal('MARKET_UNKNOWN');
    await database.tx(async (tx) => {
      const { reason } = by.author;
      if (to === 'stopped') await fixtures.stopBets(tx, { fixtureId: id, market, reason, by: by.name });
      else await fixtures.reopenBets(tx, { fixtureId: id, market });
      await writeSignificant(tx, {
        ...by.author,
        kind: `sportsbook.${to}`,
        target: { kind: 'fixture', id },
        detail: { market: market ?? null },
      });
    });
    await fixtures.book.refresh([id]);
    return read(id, by.member);
  }

  async function referralsOnTheWire(requests: readonly StoredRequest[]): Promise<StaffReferral[]> {
    const ids = new Set(requests.flatMap(({ asked }) => asked.slip.legs.map(({ fixture }) => fixture)));
    const [words, found] = await Promise.all([loadSportWords('en'), fixtures.book.read([...ids])]);
    const byId = new Map(found.map((fixture) => [fixture.id, fixture]));
    return requests.map((request) => referralOf(request, byId, words));
  }

  return {
    board: createTradingBoard(ports),

    async feeds(): Promise<StaffFeed[]> {
      const [producers, open] = await Promise.all([fixtures.listProducers(), fixtures.openQuarantine()]);
      return producers.map(({ id, state, epoch, seq, heardAt, reason }) => {
        // Nobody follows it any more: whatever its row says, no bets are taken on its prices.
        const isForgotten = state === 'up' && !fixtures.book.producerUp(id);
        return {
          id,
          state: isForgotten ? 'down' : state,
          epoch,
          seq,
          heard_at: heardAt?.toISOString() ?? null,
          reason: isForgotten ? 'silence' : reason,
          quarantined: open.reduce((sum, one) => (one.producer === id ? sum + one.open : sum), 0),
        };
      });
    },

    /** Those in memory: to come, on, and lately over. Live ones first, then by their start. */
    async list({ sport, state, q }: WantedFixtures): Promise<StaffFixture[]> {
      const told = await telling();
      const words = q?.toLowerCase() ?? '';
      const found = [...fixtures.book.all()]
        .filter((fixture) => sport === undefined || fixture.sport === sport)
        .map((fixture) => ({ fixture, summary: summaryOf(fixture, { staked: [], dearest: 0n }, told) }))
        .filter(({ fixture, summary }) => isIn(state, fixture, summary))
        .filter(({ summary }) => `${summary.name} ${summary.tournament}`.toLowerCase().includes(words))
        .sort((one, other) => rank(one.fixture) - rank(other.fixture) || byStart(one.fixture, other.fixture))
        .slice(0, mostListed);
      const ids = found.map(({ fixture }) => fixture.id);
      const [all, dearest] = await Promise.all([stakedOn(database, ids), dearestOutcomes(database, ids)]);
      const staked = Map.groupBy(all, ({ fixtureId }) => fixtureId);
      return found.map(({ fixture }) =>
        summaryOf(fixture, { staked: staked.get(fixture.id) ?? [], dearest: dearest.get(fixture.id) ?? 0n }, told),
      );
    },

    read,
    stop: (id: number, market: string | undefined, by: DeskBy) => move('stopped', id, market, by),
    reopen: (id: number, market: string | undefined, by: DeskBy) => move('reopened', id, market, by),

    manualResults: (state: StaffManualResult['state'] | undefined, member: DeskPerson) =>
      manual.listAll(database, state, member),

    async ask(id: number, asked: AskedManual, by: DeskBy): Promise<StaffManualResult> {
      const fixture = await find(id);
      return database.tx((tx) => manual.ask(tx, fixture, asked, by));
    },

    async decide(id: number, agree: boolean, by: DeskBy): Promise<StaffManualResult> {
      const decided = await database.tx((tx) => manual.decide(tx, id, agree, by));
      if (agree) await fixtures.book.refresh([decided.fixture_id]);
      return decided;
    },

    async quarantine({ open }: { open: boolean }): Promise<StaffQuarantined[]> {
      return (await fixtures.listQuarantine({ open, limit: mostListed })).map(quarantinedOf);
    },

    async closeQuarantined(id: number, { author, name }: DeskBy): Promise<StaffQuarantined> {
      const found = await fixtures.findQuarantined(database, id);
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.closedAt) throw new Refusal('state.not_allowed');
      const closed = await database.tx(async (tx) => {
        await fixtures.closeQuarantine(tx, { id, by: name, note: author.reason });
        await writeSignificant(tx, {
          ...author,
          kind: 'sportsbook.quarantine_closed',
          target: { kind: 'quarantine', id },
          detail: { producer: found.producer, fixture: found.fixtureId, fault: found.fault },
        });
        return fixtures.findQuarantined(tx, id);
      });
      if (found.fixtureId !== null) await fixtures.book.refresh([found.fixtureId]);
      return quarantinedOf(closed ?? found);
    },

    referrals: async (): Promise<StaffReferral[]> => referralsOnTheWire(await waiting.referrals()),

    /** What a bet comes to that a trader has accepted is judged anew: rules may decline it all the same. */
    async decideReferral(
      id: string,
      { decision, unitStake }: { decision: 'accept' | 'counter' | 'decline'; unitStake: bigint | undefined },
      { author, name }: DeskBy,
    ): Promise<StaffReferral> {
      const record = (tx: Parameters<typeof writeSignificant>[0], state: StoredRequest['state']) =>
        writeSignificant(tx, {
          ...author,
          kind: 'sportsbook.referral_decided',
          target: { kind: 'referral', id },
          detail: { decision, state, ...(unitStake !== undefined && { unit_stake_cents: String(unitStake) }) },
        });
      const decided = await {
        accept: () => waiting.accept(id, record),
        counter: () => waiting.counter(id, unitStake ?? 0n, name, record),
        decline: () => waiting.turnDown(id, name, record),
      }[decision]();
      const [referral] = await referralsOnTheWire([decided]);
      return referral as StaffReferral;
    },

    waitingReferrals,
    waitingManual,
    waitingOverrides,
    waitingClaims,
    openFlags,
    openQuarantine: openMessages,
  };
}

const rank = (fixture: BookFixture) => (isLive(fixture) ? 0 : isToCome(fixture) ? 1 : 2);
const byStart = (one: BookFixture, other: BookFixture) => one.startAt.getTime() - other.startAt.getTime();
const isToCome = ({ status }: BookFixture) => status === 'not_started' || status === 'postponed';

function isIn(state: WantedFixtures['state'], fixture: BookFixture, { closed_for }: StaffFixture): boolean {
  if (state === undefined) return true;
  if (state === 'live') return isLive(fixture);
  if (state === 'soon') return isToCome(fixture);
  if (state === 'over') return !isLive(fixture) && !isToCome(fixture);
  return closed_for === 'trader' || closed_for === 'stopped' || Object.keys(fixture.marketStops).length > 0;
}

const quarantinedOf = ({ fixtureId, closedAt, closedBy, at, ...found }: Quarantined): StaffQuarantined => ({
  ...found,
  fixture_id: fixtureId,
  at: at.toISOString(),
  closed_at: closedAt?.toISOString() ?? null,
  closed_by: closedBy,
});
