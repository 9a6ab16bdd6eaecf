import { standingResults } from '@halley/sports/feed';
import { verifyFixture } from '@halley/sports/model';
import { describe, expect, test } from 'vitest';
import { competitions } from './season/competitions.ts';
import { createSeals } from './season/create-seals.ts';
import { roundsOf } from './season/timetable.ts';
import { openWorld, recoverAll, testKey } from './testing/listen-to-world.ts';

/** Cheap to price, and all that can happen: line-ups, goals, races with non-runners. */
const some = ['racing-canyon', 'hockey-frost'] as const;
const sealOf = createSeals(testKey);
const closedOf = (states: ReturnType<typeof recoverAll>['states']) =>
  [...states].filter(([, { status }]) => status === 'closed');

const whole = openWorld({ ids: some });
const listener = recoverAll(whole.world);
whole.pass(7 * 60, 2);
/** What somebody knows and waits for who has listened until now. */
const known = structuredClone(listener.states);
const waiting = Object.fromEntries(
  [...listener.states].map(([id, { markets }]) => {
    return [id, [...markets].filter(([, market]) => market.status !== 'settled').map(([key]) => key)];
  }),
);
whole.pass(13 * 60, 2);
const restartAt = whole.clock.now().toISOString();
whole.pass(30);
const { heard, states, faults } = listener;

describe('some time of the world', () => {
  const { world } = whole;

  test('whatever it says has a shape that is believed, and numbers without gaps', () => {
    expect(faults).toEqual([]);
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, index) => (heard[0]?.seq ?? 0) + index));
    expect(new Set(heard.map(({ epoch }) => epoch))).toEqual(new Set([world.journal.epoch]));
    const alive = heard.filter(({ type }) => type === 'alive').length;
    expect(alive).toBeGreaterThanOrEqual((20 * 60) / 2);
  });

  test('versions of a fixture have no gaps', () => {
    const versions = new Map<string, number>();
    const gaps: string[] = [];
    for (const message of heard) {
      if (!('fixture' in message)) continue;
      const before = versions.get(message.fixture) ?? world.journal.epoch * 1_000_000;
      if (message.version !== before + 1) gaps.push(`${message.fixture} ${message.version}`);
      versions.set(message.fixture, message.version);
    }
    expect(gaps).toEqual([]);
  });

  test('what was offered is settled, every outcome of it, and confirmed', () => {
    const closed = closedOf(states).filter(([, { markets }]) => markets.size > 0);
    expect(closed.length).toBeGreaterThan(8);
    for (const [id, { markets, results, score }] of closed) {
      expect(score?.phase).toBe('ended');
      const unsettled = [...markets].filter(([key, market]) => {
        const result = standingResults(results, key).at(-1);
        return result?.certainty !== 2 || market.outcomes.some((one) => !result.outcomes[one.id]);
      });
      expect([id, unsettled.map(([key]) => key)]).toEqual([id, []]);
    }
  });

  test('a stop goes before what it is for, and prices come after', () => {
    const material = heard.findIndex(
      (message) => message.type === 'incident' && message.kind === 'goal' && !message.request_id,
    );
    const goal = heard[material] as { fixture: string };
    const ofFixture = heard.filter((message) => 'fixture' in message && message.fixture === goal.fixture);
    const at = ofFixture.indexOf(heard[material] as never);
    expect(ofFixture[at]).toMatchObject({ material: true });
    expect(ofFixture[at - 1]?.type).toBe('bet_stop');
    const isPriced = (message: (typeof heard)[number]) =>
      message.type === 'odds_change' && message.markets.some(({ status }) => status === 'active');
    const prices = ofFixture.slice(at).find(isPriced);
    expect(Date.parse(prices?.generated_at ?? '') - Date.parse(ofFixture[at]?.generated_at ?? '')).toBeGreaterThan(
      2_000,
    );
  });

  test('score and clock of what is on are told again and again, also while no price moves', () => {
    const toldAt = new Map<string, number>();
    const late: string[] = [];
    for (const message of heard) {
      if (message.type !== 'odds_change' || message.request_id || !message.score) continue;
      const at = Date.parse(message.generated_at);
      const before = toldAt.get(message.fixture);
      // Prices are worked out every ten seconds; the world of this test moves every two.
      if (message.status === 'live' && before !== undefined && at - before > 14_000) {
        late.push(`${message.fixture} ${message.score.phase}: ${at - before}`);
      }
      if (message.status === 'live') toldAt.set(message.fixture, at);
      else toldAt.delete(message.fixture);
    }
    expect(toldAt.size).toBeGreaterThan(0);
    expect(late).toEqual([]);
  });

  test('[SPORT-22] nothing is told ahead of the clock: no link before its round is closed, nothing that has not happened', () => {
    const open = new Map<string, number>();
    const links = competitions
      .filter(({ id }) => (some as readonly string[]).includes(id))
      .flatMap((competition) => {
        const seasons = new Set(
          [...states.keys()].flatMap((id) => (id.startsWith(competition.id) ? [Number(/-s(\d+)-/.exec(id)?.[1])] : [])),
        );
        return [...seasons].flatMap((season) =>
          Array.from({ length: roundsOf(competition) }, (_, index) => ({
            round: `${competition.id}-s${season}-r${index + 1}-`,
            link: sealOf(competition, season).linkOf(index + 1),
          })),
        );
      });
    const secrets = new Set(links.map(({ link }) => link));
    const early: string[] = [];
    const statusOf = new Map<string, string>();
    for (const message of heard) {
      const text = JSON.stringify(message);
      if (message.type === 'odds_change') statusOf.set(message.fixture, message.status);
      if (message.type === 'fixture_change') statusOf.set(message.fixture, message.description.status);
      if (message.type === 'incident' && !((message.occurred_at ?? 'never') <= message.generated_at)) early.push(text);
      if (message.type !== 'proof') {
        // A hash in hex: the terminal and the salt are all that may be known.
        const hashes = text.match(/[0-9a-f]{64}/g) ?? [];
        if (hashes.some((found) => secrets.has(found))) early.push(text);
        continue;
      }
      const round = links.find(({ link }) => link === message.proof.link)?.round as string;
      expect(message.fixture.startsWith(round)).toBe(true);
      const others = [...statusOf].filter(([id]) => id.startsWith(round));
      expect(new Set(others.map(([, status]) => status))).toEqual(new Set(['closed']));
      open.set(round, others.length);
    }
    expect(early).toEqual([]);
    expect(open.size).toBeGreaterThan(3);
  });

  test('[SPORT-20] anybody can play a fixture again from its proof', () => {
    const proven = closedOf(states).filter(([, { proof, markets }]) => proof && markets.size > 0);
    expect(new Set(proven.map(([, { description }]) => description.sport)).size).toBe(2);
    for (const [id, { proof, score, description }] of proven) {
      const again = verifyFixture(proof as never);
      expect(again.reachesTerminal).toBe(true);
      expect((proof as { terminal: string }).terminal).toBe(description.commitment);
      expect(again.score).toEqual(score);
      const told = heard.filter((message) => message.type === 'incident' && message.fixture === id);
      // Of what had begun before somebody asked, a part was told.
      if (told.some((message) => 'kind' in message && message.clock === 0 && !message.request_id)) {
        expect(told.map((message) => 'kind' in message && [message.kind, message.clock])).toEqual(
          again.incidents.map(({ kind, at }) => [kind, at]),
        );
      }
    }
  });

  test('line-ups are published before the start', () => {
    const described = heard.filter(
      (message) => message.type === 'fixture_change' && message.description.stats?.line_ups,
    );
    expect(described.length).toBeGreaterThan(5);
    for (const message of described) {
      if (message.type !== 'fixture_change' || message.request_id) continue;
      expect(Date.parse(message.generated_at)).toBeLessThan(Date.parse(message.description.start_at));
    }
  });
});

describe('a world that is started again', () => {
  const again = openWorld({ ids: some, at: restartAt });
  const after = recoverAll(again.world, { markets: waiting }, { known });
  again.pass(30);

  test('finds everything where it would have been', () => {
    expect(again.world.journal.epoch).toBeGreaterThan(whole.world.journal.epoch);
    expect(after.faults).toEqual([]);
    let live = 0;
    for (const [id, { status, score, description }] of after.states) {
      const same = states.get(id);
      if (!same) continue;
      if (status === 'live') live += 1;
      expect([id, status, score?.home, score?.away]).toEqual([id, same.status, same.score?.home, same.score?.away]);
      expect(description.sides).toEqual(same.description.sides);
    }
    expect(live).toBeGreaterThan(0);
  });

  test('tells what has happened before it began, as it was told then', () => {
    const timelines = [heard, after.heard].map((told) => {
      const incidents = told.flatMap((message) =>
        message.type === 'incident' && message.kind !== 'shot' && message.kind !== 'gate'
          ? [[message.fixture, message.clock, message.kind, message.side, message.who]]
          : [],
      );
      return Map.groupBy(incidents, ([fixture]) => `${fixture}`);
    });
    const both = [...(timelines[0]?.keys() ?? [])].filter((fixture) => timelines[1]?.has(fixture));
    expect(both.length).toBeGreaterThan(1);
    for (const fixture of both) expect(timelines[1]?.get(fixture)).toEqual(timelines[0]?.get(fixture));
    expect(after.heard.find((message) => message.type === 'incident')).toMatchObject({ request_id: 'first' });
  });

  test('tells results of markets that somebody waits for, whichever were offered, to the last outcome', () => {
    let told = 0;
    for (const [id, keys] of Object.entries(waiting)) {
      const { status, markets, results } = after.states.get(id) ?? {};
      if (status !== 'closed' || !markets || !results) continue;
      for (const key of keys) {
        const given = standingResults(results, key).at(-1);
        const wanted = standingResults(states.get(id)?.results ?? [], key).at(-1);
        expect([id, key, given?.certainty]).toEqual([id, key, 2]);
        expect(given?.outcomes).toMatchObject(wanted?.outcomes ?? {});
        expect(markets.get(key)?.outcomes.filter((one) => !given?.outcomes[one.id])).toEqual([]);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  test('with another secret there are other results', () => {
    const other = recoverAll(openWorld({ ids: ['racing-canyon'], at: restartAt, key: 'cd'.repeat(32) }).world);
    const scores = [...other.states].map(([id, { score }]) => [id, score?.home, score?.away]);
    expect(scores).not.toEqual([...after.states].map(([id, { score }]) => [id, score?.home, score?.away]));
  });
});

describe('recovery', () => {
  const { world, pass } = openWorld({ ids: ['esport-relay'] });
  world.turn();
  pass(60);

  test('nothing is said of any fixture until somebody has asked', () => {
    const listener = recoverAll(world);
    const [first] = listener.heard.filter((message) => 'fixture' in message);
    expect(first?.request_id).toBe('first');
    expect(listener.faults).toEqual([]);
    listener.leave();
  });

  test('what was missed comes again as it was', () => {
    const first = recoverAll(world, {}, { id: 'full' });
    const seq = world.journal.lastSeq;
    pass(20);
    const missed = first.heard.filter((message) => message.seq > seq);
    const count = first.heard.length;
    expect(first.ask('again', { after_seq: seq })).toBe(true);
    const again = first.heard.slice(count, -1);
    expect(again).toEqual(missed.map((message) => ({ ...message, request_id: 'again' })));
    expect(first.heard.at(-1)).toMatchObject({ type: 'snapshot_complete', request_id: 'again' });
    expect(first.ask('never', { after_seq: world.journal.lastSeq + 1 })).toBe(false);
    first.leave();
  });

  test('a snapshot makes a newcomer see what others see, and raises no version', () => {
    const first = recoverAll(world, {}, { id: 'one' });
    pass(120);
    const late = recoverAll(world, {}, { id: 'two' });
    expect(late.faults).toEqual([]);
    for (const [id, { version, status, markets, score }] of late.states) {
      const known = first.states.get(id);
      expect([id, version, status, score?.periods]).toEqual([id, known?.version, known?.status, known?.score?.periods]);
      for (const [key, market] of markets) {
        expect([key, market.status]).toEqual([key, known?.markets.get(key)?.status]);
      }
    }
    first.leave();
    late.leave();
  });

  test('whoever missed what was offered and decided meanwhile knows it by then: its confirmed result is no news of the unknown', () => {
    const long = openWorld({ ids: ['table-tennis-lamp'] });
    const first = recoverAll(long.world);
    long.pass(4 * 60, 2);
    first.leave();
    const before = structuredClone(first.states);
    // Points are played, and their markets come and go.
    long.pass(4 * 60, 2);
    const again = recoverAll(long.world, {}, { id: 'again', known: before });
    const isOn = ([, { status }]: [string, { status: string }]) => status === 'live';
    const missed = [...again.states].filter(isOn).map(([id]) => id);
    expect(missed.length).toBeGreaterThan(0);
    long.pass(16 * 60, 6);
    expect(missed.some((id) => again.states.get(id)?.status === 'closed')).toBe(true);
    expect(again.faults).toEqual([]);
  });

  test('one fixture alone, also one of long ago, and none where there was none', () => {
    const listener = recoverAll(
      world,
      { fixtures: ['esport-relay-s3-r2-f1', 'esport-relay-s3-r99-f1', 'x'] },
      { id: 'old' },
    );
    expect(
      new Set(
        listener.heard.flatMap((message) => ('fixture' in message && message.request_id ? [message.fixture] : [])),
      ),
    ).toEqual(new Set(['esport-relay-s3-r2-f1']));
    expect(listener.states.get('esport-relay-s3-r2-f1')).toMatchObject({ status: 'closed' });
    listener.leave();
  });
});

test.each(['2027-02-03T04:05:06Z'])('[SPORT-21] at %s there are 20 fixtures on and 200 coming', (at) => {
  const { world } = openWorld({ at });
  world.turn();
  const count = (wanted: string) => world.fixtures().filter(({ status }) => status === wanted).length;
  expect(count('live')).toBeGreaterThanOrEqual(20);
  expect(count('not_started')).toBeGreaterThanOrEqual(200);
  const sports = new Set(world.fixtures().map(({ plan }) => plan.round.competition.sport));
  expect(sports.size).toBe(7);
});

test('[SPORT-93] a fast world is evenly faster: a race takes a twentieth of its time', () => {
  const pace = 20;
  const { world, pass } = openWorld({ ids: ['racing-canyon'], pace });
  const { heard, states } = recoverAll(world);
  pass((16 * 60) / pace, 2 / pace);
  const lasted = new Map<string, number>();
  for (const message of heard) {
    if (message.type !== 'incident' || message.request_id) continue;
    const startMs = Date.parse(states.get(message.fixture)?.description.start_at ?? '');
    lasted.set(message.fixture, ((Date.parse(message.generated_at) - startMs) * pace) / 1_000);
  }
  const whole = [...lasted].filter(([id]) => states.get(id)?.status === 'closed');
  expect(whole.length).toBeGreaterThanOrEqual(2);
  for (const [, seconds] of whole) {
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(180);
  }
});
