import { browserHash, fairDraw, labDraw, toHex } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { lineOf, parseMarketKey } from '../../markets/index.ts';
import { calibrateGoals, farOff, stateAt, twoTeams } from '../goals/testing/calibrate-goals.ts';
import type { FairMarket, Incident } from '../sport-model.ts';
import { football } from './football-model.ts';

const setup = twoTeams('football', [0.6, -0.2], false);
const params = football.paramsOf(setup);
const cup = football.paramsOf(twoTeams('football', [0.2, 0.1], true));
const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'golden', nonce: 1 };

/** Markets before the start, and at some moments of some paths. */
function manyStates(): FairMarket[][] {
  const states = [football.fair(params, football.begin(params))];
  for (const [seed, at] of [10, 1_500, 2_720, 3_100, 4_000, 5_500, 6_100].entries()) {
    const path = [...football.draw(params, labDraw(seed + 1))];
    states.push(football.fair(params, stateAt(football, params, path, at)));
  }
  return states;
}
const states = manyStates();

const chancesIn = (markets: readonly FairMarket[], key: string) =>
  new Map(markets.find((market) => market.key === key)?.outcomes.map(({ id, chances }) => [id, chances]));

describe('a football match', () => {
  it('[SPORT-20] is the same in Node and in a browser, and from params that went through JSON', () => {
    const sent = JSON.parse(JSON.stringify(params)) as typeof params;
    const path = [...football.draw(params, fairDraw(seeds, nodeHash.hmac))];
    expect([...football.draw(sent, fairDraw(seeds, browserHash.hmac))]).toEqual(path);
    expect(toHex(browserHash.sha256(JSON.stringify(path))).slice(0, 16)).toMatchInlineSnapshot(`"6c0ca912a5698cb6"`);
  });

  it('is drawn no further than it is read', () => {
    const random = fairDraw(seeds, nodeHash.hmac);
    const path = football.draw(params, random)[Symbol.iterator]();
    for (let count = 0; count < 5; count += 1) path.next();
    const read = random.position;
    for (const _ of football.draw(params, random));
    expect(random.position).toBeGreaterThan(read + 4 * 170);
  });

  it('goes through its phases in order, with a clock that never runs back', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      let state = football.begin(cup);
      const phases = [football.scoreboard(state).phase];
      let [at, clock] = [0, 0];
      for (const incident of football.draw(cup, labDraw(seed))) {
        expect(incident.at).toBeGreaterThanOrEqual(at);
        state = football.after(cup, state, incident);
        const board = football.scoreboard(state);
        if (board.phase === phases.at(-1)) expect(board.clock).toBeGreaterThanOrEqual(clock);
        else phases.push(board.phase);
        [at, clock] = [incident.at, board.clock];
      }
      const whole = ['not_started', '1h', 'ht', '2h', 'et1', 'et2', 'pens', 'ended'];
      expect(whole.filter((phase) => phases.includes(phase))).toEqual(phases);
      expect(phases.at(-1)).toBe('ended');
      expect(football.fair(cup, state)).toEqual([]);
      const results = football.settle(cup, state, ['to_qualify']).get('to_qualify')!;
      expect([results.home!.result, results.away!.result].sort()).toEqual(['lost', 'won']);
    }
  });

  it('has every market of football before the start', () => {
    const types = new Set(football.fair(cup, football.begin(cup)).map(({ key }) => parseMarketKey(key)!.type));
    expect([...types].sort()).toEqual(
      [
        ...['1x2', 'both_score', 'cards_total', 'clean_sheet', 'corners_total', 'correct_score', 'double_chance'],
        ...['draw_no_bet', 'european_handicap', 'first_scorer', 'half_full', 'handicap', 'margin', 'next_goal'],
        ...['odd_even', 'race_to', 'scorer', 'team_total', 'to_qualify', 'total'],
      ].sort(),
    );
  });
});

describe('a football match that is not played to its end', () => {
  const begun: Incident[] = [
    { at: 0, kind: 'kick_off' },
    { at: 100, kind: 'goal', side: 'home', who: 101 },
    { at: 900, kind: 'goal', side: 'away', who: 201 },
    { at: 2_760, kind: 'period_end' },
  ];
  const keys = ['1x2;period=1h', 'both_score;period=ft', '1x2;period=ft', 'scorer'];

  it.each([
    ['abandoned', [false, false, true, false]],
    ['walkover', [true, true, true, true]],
    ['postponed', [true, true, true, true]],
  ])('[SPORT-19] %s: decided markets stand or are void as the table says, the rest is void', (kind, isVoid) => {
    const state = [...begun, { at: 3_000, kind }].reduce(
      (before, incident) => football.after(params, before, incident),
      football.begin(params),
    );
    expect(football.isOver(state)).toBe(true);
    expect(football.scoreboard(state).phase).toBe(kind);
    expect(football.fair(params, state)).toEqual([]);
    const settled = football.settle(params, state, keys);
    const voids = keys.map((key) => Object.values(settled.get(key)!).every(({ void_factor }) => void_factor === 1));
    expect(voids).toEqual(isVoid);
    const later = football.after(params, state, { at: 4_000, kind: 'goal', side: 'home' });
    expect(later).toEqual(state);
  });
});

describe('chances in football', () => {
  it('[SPORT-12] of all outcomes of a market add up to one, in every state', () => {
    for (const markets of states) {
      expect(new Set(markets.map(({ key }) => key)).size).toBe(markets.length);
      for (const { key, outcomes } of markets) {
        const name = parseMarketKey(key)!;
        if (name.type === 'scorer') continue;
        const paid = outcomes.reduce((sum, { chances }) => sum + chances.won + chances.halfWon / 2, 0);
        const { void: given, halfWon, halfLost } = outcomes[0]!.chances;
        const isTwice = name.type === 'double_chance';
        expect(Math.abs(paid + given + (halfWon + halfLost) / 2 - (isTwice ? 2 : 1)), key).toBeLessThan(1e-4);
        for (const { chances } of outcomes) expect(Math.min(...Object.values(chances)), key).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('[SPORT-12] agree between markets: double chance and halves of quarter lines are those of their parts', () => {
    for (const markets of states) {
      const result = chancesIn(markets, '1x2;period=ft');
      const double = chancesIn(markets, 'double_chance;period=ft');
      if (result.size > 0 && double.size > 0) {
        const sum = result.get('home')!.won + result.get('draw')!.won;
        expect(double.get('home_draw')!.won).toBeCloseTo(sum, 12);
      }
      const scores = chancesIn(markets, 'correct_score;period=ft');
      if (result.size > 0 && scores.size > 0) {
        const draws = [...scores]
          .filter(([id]) => /^score:(\d)-\1$/.test(id))
          .reduce((sum, [, one]) => sum + one.won, 0);
        expect(draws).toBeLessThanOrEqual(result.get('draw')!.won + 1e-12);
        expect(draws).toBeGreaterThan(result.get('draw')!.won - scores.get('score:other')!.won);
      }
      let quarters = 0;
      for (const { key, outcomes } of markets) {
        const name = parseMarketKey(key)!;
        const line = lineOf(name);
        if (!(name.type === 'total' || name.type === 'handicap') || Math.abs(line) % 2 !== 1) continue;
        const [below, above] = [line - 1, line + 1].map((one) =>
          chancesIn(markets, key.replace(/line=-?\d+/, `line=${one}`)),
        );
        if (below?.size !== 2 || above?.size !== 2) continue;
        quarters += 1;
        for (const { id, chances } of outcomes) {
          const [one, other] = [below.get(id)!, above.get(id)!];
          expect(chances.won + chances.halfWon / 2, key).toBeCloseTo((one.won + other.won) / 2, 12);
          expect(chances.void + (chances.halfWon + chances.halfLost) / 2).toBeCloseTo((one.void + other.void) / 2, 12);
        }
      }
      expect(markets.length < 40 || quarters > 0).toBe(true);
    }
  });

  it('[SPORT-12] in play offers only what can still go either way', () => {
    for (const markets of states) {
      for (const { key, outcomes } of markets) {
        for (const { chances } of outcomes) expect(chances.won, key).toBeLessThan(0.985);
      }
    }
  });

  it('[SPORT-12] come true as often as they say before the start and in play, and stay what they are on average', () => {
    const strengths = [
      [0, 0],
      [1.2, -0.6],
      [-1, 1],
    ] as const;
    const setups = strengths.map((one, index) => twoTeams('football', one, index === 2));
    const found = calibrateGoals(football, { setups, paths: deep(160, 3_000), looks: deep(25, 600) });
    expect(farOff(found.settled, 4)).toEqual([]);
    expect(farOff(found.inPlay, 4)).toEqual([]);
    expect(farOff(found.later, 4)).toEqual([]);
    expect(found.settled.size).toBeGreaterThan(150);
  });

  it('[SPORT-12] counts a handicap in play from the score at which it was opened', () => {
    let state = football.begin(params);
    for (const kind of ['kick_off', 'goal', 'tick']) {
      state = football.after(params, state, { at: kind === 'tick' ? 700 : 600, kind, side: 'home', who: 101 });
    }
    const keys = football.fair(params, state).map(({ key }) => key);
    const handicaps = keys.filter((key) => key.startsWith('handicap') && key.endsWith('period=ft'));
    expect(handicaps.length).toBeGreaterThan(3);
    expect(handicaps.every((key) => key.includes(';from=1-0;'))).toBe(true);
    for (const incident of [
      { at: 2_700, kind: 'period_end' },
      { at: 3_300, kind: 'kick_off' },
      { at: 6_000, kind: 'period_end' },
      { at: 6_000, kind: 'end' },
    ]) {
      state = football.after(params, state, incident);
    }
    const settled = football.settle(params, state, [
      'handicap;from=1-0;line=2;period=ft',
      'handicap;line=-2;period=ft',
    ]);
    expect([...settled.values()].map(({ home, away }) => [home!.result, away!.result])).toEqual([
      ['won', 'lost'],
      ['won', 'lost'],
    ]);
  });
});
