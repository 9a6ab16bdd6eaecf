import { Refusal, type StaffOverride } from '@halley/contract';
import { loadSportWords, marketTitle, outcomeTitle, type SportWords } from '@halley/sports/words';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { type BookFixture, type Fixtures, type GateOverride, namedOf } from '../../fixtures/index.ts';
import type { Clock, Database, Tx } from '../../kit/index.ts';
import { fixtureName } from './describe-for-desk.ts';
import { type AskedOverride, judgeOverride, overBy } from './judge-override.ts';
import {
  agreeToOverride,
  endOverrides,
  findOverride,
  insertOverride,
  listAllStanding,
  listOverrides,
  listStanding,
  type Override,
} from './override-store.ts';
import type { DeskBy, DeskPerson } from './people.ts';

interface OverridePorts {
  database: Database;
  clock: Clock;
  fixtures: Pick<Fixtures, 'book' | 'changeOverrides'>;
}

const minuteMs = 60_000;

/** What traders offer otherwise than the feed says: within bounds and for a while, above fair only by two people. */
export function createOverrides({ database, clock, fixtures }: OverridePorts) {
  /** Changes what stands, behind the gate of its fixture. */
  async function behindGate<T>(fixtureId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = await database.tx(async (tx) => {
      let answer: T | undefined;
      await fixtures.changeOverrides(tx, fixtureId, async () => {
        answer = await work(tx);
        return (await listStanding(tx, fixtureId)).filter(({ state }) => state === 'active').map(atGate);
      });
      return answer as T;
    });
    await fixtures.book.refresh([fixtureId]);
    return done;
  }

  async function find(id: number): Promise<Override> {
    const override = await findOverride(database, id);
    if (!override) throw new Refusal('NOT_FOUND');
    return override;
  }

  const record = (tx: Tx, kind: 'set' | 'decided' | 'ended', override: Override, author: Author) =>
    writeSignificant(tx, {
      ...author,
      kind: `sportsbook.override_${kind}`,
      target: { kind: 'fixture', id: override.fixtureId },
      detail: {
        override: override.id,
        kind: override.kind,
        market: override.market,
        outcome: override.outcome,
        value: override.value,
        state: override.state,
      },
    });

  async function told(overrides: readonly Override[], member: DeskPerson): Promise<StaffOverride[]> {
    const ids = new Set(overrides.map(({ fixtureId }) => fixtureId));
    const [words, found] = await Promise.all([loadSportWords('en'), fixtures.book.read([...ids])]);
    const byId = new Map(found.map((fixture) => [fixture.id, fixture]));
    return overrides.map((override) => onTheWire({ override, fixture: byId.get(override.fixtureId), words, member }));
  }

  async function toldOne(override: Override, member: DeskPerson): Promise<StaffOverride> {
    const [one] = await told([override], member);
    return one as StaffOverride;
  }

  return {
    async list(
      wanted: { fixture?: number | undefined; state?: Override['state'] | undefined },
      member: DeskPerson,
    ): Promise<StaffOverride[]> {
      return told(await listOverrides(database, wanted), member);
    },

    async set(fixture: BookFixture, asked: AskedOverride & { minutes: number }, by: DeskBy): Promise<StaffOverride> {
      const { author, member, name } = by;
      const override = await behindGate(fixture.id, async (tx) => {
        const now = clock.now();
        const judged = judgeOverride(fixtures.book.fixture(fixture.id) ?? fixture, asked);
        const others = await listStanding(tx, fixture.id);
        if (others.some((one) => isSameTarget(one, judged))) throw new Refusal('state.not_allowed');
        const set = await insertOverride(tx, {
          ...judged,
          fixtureId: fixture.id,
          reason: author.reason,
          setBy: { id: member.id, name },
          setAt: now,
          until: new Date(now.getTime() + asked.minutes * minuteMs),
        });
        await record(tx, 'set', set, author);
        return set;
      });
      return toldOne(override, member);
    },

    /** Whoever agrees is another person than who has set it. */
    async decide(id: number, agree: boolean, by: DeskBy): Promise<StaffOverride> {
      const { fixtureId } = await find(id);
      const decided = await behindGate(fixtureId, async (tx) => {
        const override = await findOverride(tx, id);
        if (override?.state !== 'waiting' || override.until <= clock.now()) throw new Refusal('state.not_allowed');
        if (override.setBy.id === by.member.id) throw new Refusal('SECOND_PERSON_NEEDED');
        const after = agree ? await agreeToOverride(tx, id, by.name) : (await endOverrides(tx, [id], 'declined'))[0];
        if (!after) throw new Refusal('state.not_allowed');
        await record(tx, 'decided', after, by.author);
        return after;
      });
      return toldOne(decided, by.member);
    },

    /** Ends what nobody takes back: its time is over, the feed's price has left the bounds, the fixture is over. */
    async endOver(): Promise<void> {
      const now = clock.now();
      const standing = await listAllStanding(database);
      const found = await fixtures.book.read([...new Set(standing.map(({ fixtureId }) => fixtureId))]);
      const byId = new Map(found.map((fixture) => [fixture.id, fixture]));
      for (const override of standing) {
        const overFor = overBy(override, byId.get(override.fixtureId), now);
        if (!overFor) continue;
        await behindGate(override.fixtureId, async (tx) => {
          const [after] = await endOverrides(tx, [override.id], overFor);
          const author = { actor: { kind: 'system' as const }, reason: overFor };
          if (after) await record(tx, 'ended', after, author);
        });
      }
    },

    async end(id: number, by: DeskBy): Promise<StaffOverride> {
      const { fixtureId } = await find(id);
      const ended = await behindGate(fixtureId, async (tx) => {
        const [after] = await endOverrides(tx, [id], 'taken_back');
        if (!after) throw new Refusal('state.not_allowed');
        await record(tx, 'ended', after, by.author);
        return after;
      });
      return toldOne(ended, by.member);
    },
  };
}

const isSameTarget = (one: Pick<Override, 'kind' | 'market' | 'outcome'>, other: typeof one) =>
  one.kind === other.kind && one.market === other.market && one.outcome === other.outcome;

const atGate = ({ id, market, outcome, kind, value, from, to, agreedBy, until }: Override): GateOverride => ({
  id,
  market,
  outcome,
  kind,
  value,
  from,
  to,
  agreed: agreedBy !== null,
  until: until.toISOString(),
});

interface Wired {
  override: Override;
  fixture: BookFixture | undefined;
  words: SportWords;
  member: DeskPerson;
}

function onTheWire({ override, fixture, words, member }: Wired): StaffOverride {
  const { fixtureId, market, outcome } = override;
  const named = fixture && namedOf(fixture, words);
  return {
    id: override.id,
    fixture_id: fixtureId,
    fixture: fixture ? fixtureName(fixture, words) : String(fixtureId),
    market,
    market_title: named && market !== null ? marketTitle(words, market, named) : market,
    outcome,
    outcome_title: named && market !== null && outcome !== null ? outcomeTitle(words, market, outcome, named) : outcome,
    kind: override.kind,
    value: override.value,
    from_price: override.from,
    to_price: override.to,
    state: override.state,
    reason: override.reason,
    set_by: override.setBy.name,
    agreed_by: override.agreedBy,
    set_at: override.setAt.toISOString(),
    until: override.until.toISOString(),
    over_for: override.overFor,
    may_agree:
      override.state === 'waiting' &&
      override.setBy.id !== member.id &&
      member.permissions.includes('sportsbook.approve'),
  };
}
