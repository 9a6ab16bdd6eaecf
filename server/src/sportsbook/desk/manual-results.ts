import { Refusal, type StaffManualResult, wireCents } from '@halley/contract';
import { loadSportWords, marketTitle } from '@halley/sports/words';
import { writeSignificant } from '../../audit/index.ts';
import { type BookFixture, type Fixtures, namedOf } from '../../fixtures/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import { fixtureName } from './describe-for-desk.ts';
import {
  decideManual,
  insertManual,
  listAllManual,
  listManual,
  lockAsking,
  lockManual,
  type ManualResult,
} from './manual-store.ts';
import type { DeskBy, DeskPerson } from './people.ts';
import { outcomesOf, type PreviewPorts, previewManual } from './preview-manual.ts';

interface ManualPorts extends PreviewPorts {
  fixtures: Pick<Fixtures, 'resultsOf' | 'cancelsOf' | 'settleByHand' | 'voidByHand' | 'book'>;
}

export type AskedManual = Pick<ManualResult, 'kind'> & {
  market?: string | undefined;
  outcomes?: ManualResult['outcomes'] | undefined;
};

/** Settlements and voids by people: one asks, another one agrees or declines. Nothing moves before. */
export function createManualResults(ports: ManualPorts) {
  const { clock, fixtures } = ports;

  async function onTheWire(db: Queryable, manual: ManualResult, member: DeskPerson): Promise<StaffManualResult> {
    const { moved, askedBy, market } = manual;
    const [words, [fixture]] = await Promise.all([loadSportWords('en'), fixtures.book.read([manual.fixtureId])]);
    const { bets, pays } = moved ?? (await previewManual(ports, db, manual));
    const mayDecide = member.permissions.includes('sportsbook.approve') && member.id !== askedBy.id;
    return {
      id: manual.id,
      fixture_id: manual.fixtureId,
      fixture: fixture ? fixtureName(fixture, words) : String(manual.fixtureId),
      kind: manual.kind,
      market,
      market_title: market !== null && fixture ? marketTitle(words, market, namedOf(fixture, words)) : market,
      outcomes: manual.outcomes,
      reason: manual.reason,
      state: manual.state,
      asked_by: askedBy.name,
      decided_by: manual.decidedBy,
      asked_at: manual.askedAt.toISOString(),
      decided_at: manual.decidedAt?.toISOString() ?? null,
      bets,
      pays_cents: wireCents(BigInt(pays)),
      may_decide: manual.state === 'asked' && mayDecide,
    };
  }

  return {
    async listOf(db: Queryable, fixtureId: number, member: DeskPerson): Promise<StaffManualResult[]> {
      const all = await listManual(db, fixtureId);
      return Promise.all(all.map((manual) => onTheWire(db, manual, member)));
    },

    async listAll(
      db: Queryable,
      state: ManualResult['state'] | undefined,
      member: DeskPerson,
    ): Promise<StaffManualResult[]> {
      const all = await listAllManual(db, state);
      return Promise.all(all.map((manual) => onTheWire(db, manual, member)));
    },

    async ask(tx: Tx, fixture: BookFixture, asked: AskedManual, { author, member, name }: DeskBy) {
      const { kind, market = null, outcomes = null } = asked;
      checkAsked(fixture, { kind, market, outcomes });
      await lockAsking(tx, fixture.id);
      const others = await listManual(tx, fixture.id);
      if (others.some((one) => one.state === 'asked' && one.market === market)) throw new Refusal('state.not_allowed');
      const manual = await insertManual(tx, {
        fixtureId: fixture.id,
        kind,
        market,
        outcomes: kind === 'settle' ? outcomes : null,
        reason: author.reason,
        askedBy: { id: member.id, name },
        askedAt: clock.now(),
      });
      await writeSignificant(tx, {
        ...author,
        kind: 'sportsbook.manual_asked',
        target: { kind: 'fixture', id: fixture.id },
        detail: { manual: manual.id, kind, market, outcomes },
      });
      return onTheWire(tx, manual, member);
    },

    /** Whoever agrees is another person than who asked. Bets are settled by what is written here, in their own time. */
    async decide(tx: Tx, id: number, agree: boolean, { author, member, name }: DeskBy) {
      const manual = await lockManual(tx, id);
      if (!manual) throw new Refusal('NOT_FOUND');
      if (manual.state !== 'asked') throw new Refusal('state.not_allowed');
      if (manual.askedBy.id === member.id) throw new Refusal('SECOND_PERSON_NEEDED');
      const { fixtureId, kind, market, outcomes, reason } = manual;
      const moved = await previewManual(ports, tx, manual);
      if (agree) {
        const [fixture] = await fixtures.book.read([fixtureId]);
        if (!fixture) throw new Refusal('NOT_FOUND');
        checkAsked(fixture, manual);
        const by = `${manual.askedBy.name}, ${name}`;
        if (kind === 'void') {
          await fixtures.voidByHand(tx, { fixtureId, ...(market !== null && { markets: [market] }), reason, by });
        } else if (market !== null && outcomes) {
          await fixtures.settleByHand(tx, {
            fixtureId,
            markets: [{ key: market, outcomes: outcomesOf(outcomes) }],
            by,
          });
        }
      }
      const state = agree ? 'agreed' : 'declined';
      const decided = await decideManual(tx, { id, state, by: name, at: clock.now(), moved });
      await writeSignificant(tx, {
        ...author,
        kind: 'sportsbook.manual_decided',
        target: { kind: 'fixture', id: fixtureId },
        detail: { manual: id, state, kind, market, outcomes, asked_by: manual.askedBy.name, ...moved },
      });
      return onTheWire(tx, decided, member);
    },
  };
}

/** A void may be of all markets; a settlement says what became of every outcome of one. */
function checkAsked(fixture: BookFixture, asked: Pick<ManualResult, 'kind' | 'market' | 'outcomes'>): void {
  const { kind, market: key, outcomes } = asked;
  if (key === null) {
    if (kind === 'settle') throw new Refusal('MARKET_UNKNOWN');
    return;
  }
  const market = fixture.markets.get(key);
  if (!market) throw new Refusal('MARKET_UNKNOWN');
  // Its bets have their stakes back.
  if (market.status === 'cancelled') throw new Refusal('state.not_allowed');
  if (kind === 'void') return;
  const said = outcomes ?? {};
  if (Object.keys(said).some((id) => !market.outcomes.some((known) => known.id === id))) {
    throw new Refusal('OUTCOME_UNKNOWN');
  }
  if (market.outcomes.some(({ id }) => said[id] === undefined)) throw new Refusal('outcomes.incomplete');
}
