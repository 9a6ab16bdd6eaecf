import { browserHash, fairDraw, labDraw, toHex } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { parseMarketKey } from '../../markets/index.ts';
import { calibrateGoals, farOff, stateAt, twoTeams } from '../goals/testing/calibrate-goals.ts';
import type { FairMarket, Incident } from '../sport-model.ts';
import { iceHockey } from './ice-hockey-model.ts';

const params = iceHockey.paramsOf(twoTeams('ice-hockey', [0.4, 0], false));
const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'golden', nonce: 1 };
const after = (incidents: readonly Incident[]) =>
  incidents.reduce((state, incident) => iceHockey.after(params, state, incident), iceHockey.begin(params));
const chancesIn = (markets: readonly FairMarket[], key: string) =>
  new Map(markets.find((market) => market.key === key)?.outcomes.map(({ id, chances }) => [id, chances]));

/** To the end of regulation time at 1-1. */
const level: Incident[] = [
  { at: 0, kind: 'kick_off' },
  { at: 100, kind: 'goal', side: 'home', who: 101 },
  { at: 200, kind: 'goal', side: 'away', who: 201 },
  { at: 1_200, kind: 'period_end' },
  { at: 1_500, kind: 'kick_off' },
  { at: 2_700, kind: 'period_end' },
  { at: 3_000, kind: 'kick_off' },
  { at: 4_200, kind: 'period_end' },
];

describe('a game of ice hockey', () => {
  it('[SPORT-20] is the same in Node and in a browser, and from params that went through JSON', () => {
    const sent = JSON.parse(JSON.stringify(params)) as typeof params;
    const path = [...iceHockey.draw(params, fairDraw(seeds, nodeHash.hmac))];
    expect([...iceHockey.draw(sent, fairDraw(seeds, browserHash.hmac))]).toEqual(path);
    expect(toHex(browserHash.sha256(JSON.stringify(path))).slice(0, 16)).toMatchInlineSnapshot(`"2eb800b0066b62ac"`);
  });

  it('always has a winner: a goal ends overtime, a shoot-out what overtime leaves level', () => {
    const ends = { regulation: 0, overtime: 0, shootOut: 0 };
    for (let seed = 1; seed <= 150; seed += 1) {
      const path = [...iceHockey.draw(params, labDraw(seed))];
      const state = after(path);
      const extra = path.filter(({ at, kind }) => kind === 'goal' && at > 4_200);
      expect(extra.length).toBeLessThanOrEqual(1);
      const isShootOut = path.some(({ kind }) => kind === 'shoot_out');
      ends[isShootOut ? 'shootOut' : extra.length > 0 ? 'overtime' : 'regulation'] += 1;
      const { home, away } = iceHockey.settle(params, state, ['winner;period=match']).get('winner;period=match')!;
      expect([home!.result, away!.result].sort()).toEqual(['lost', 'won']);
    }
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(3);
  });

  it('[SPORT-19] counts overtime and one goal of the shoot-out for the match, not for regulation time', () => {
    const keys = ['1x2;period=ft', 'winner;period=match', 'total;line=10;period=match', 'total;line=10;period=ft'];
    const kicks = [1, 0, 1, 0].map((value, index) => ({ at: 4_300 + index, kind: 'penalty_kick', value }));
    const shootOut: Incident[] = [
      ...level,
      { at: 4_210, kind: 'kick_off' },
      { at: 4_290, kind: 'period_end' },
      { at: 4_300, kind: 'shoot_out' },
      ...kicks,
      { at: 4_400, kind: 'end' },
    ];
    const overtime: Incident[] = [
      ...level,
      { at: 4_210, kind: 'kick_off' },
      { at: 4_280, kind: 'goal', side: 'home', who: 102 },
      { at: 4_280, kind: 'period_end' },
      { at: 4_280, kind: 'end' },
    ];
    for (const path of [shootOut, overtime]) {
      const settled = iceHockey.settle(params, after(path), keys);
      const won = keys.map((key) => Object.entries(settled.get(key)!).find(([, { result }]) => result === 'won')?.[0]);
      expect(won).toEqual(['draw', 'home', 'over', 'under']);
    }
  });

  it('has the winner alone to bet on in overtime and in the shoot-out', () => {
    const overtime = iceHockey.fair(
      params,
      after([...level, { at: 4_210, kind: 'kick_off' }, { at: 4_250, kind: 'tick' }]),
    );
    expect(overtime.map(({ key }) => key)).toEqual(['winner;period=match']);
    const scored = after([...level, { at: 4_210, kind: 'kick_off' }, { at: 4_230, kind: 'goal', side: 'away' }]);
    expect(iceHockey.fair(params, scored)).toEqual([]);
  });

  it('is played with an empty net by who trails near the end: a lead of one grows and shrinks more often', () => {
    const leads = (at: number) => {
      const state = after([...level.slice(0, 2), ...level.slice(3, 7), { at, kind: 'tick' }]);
      return chancesIn(iceHockey.fair(params, state), 'next_goal;n=2').get('none')!.won;
    };
    // Two minutes before the end against the two minutes before them.
    const [early, late] = [leads(4_200 - 240) / leads(4_200 - 120), leads(4_200 - 120)];
    expect(early).toBeGreaterThan(late + 0.1);
  });
});

describe('chances in ice hockey', () => {
  it('[SPORT-16] of all outcomes of a market add up to one, in every state', () => {
    const states = [iceHockey.fair(params, iceHockey.begin(params))];
    for (const [seed, at] of [300, 1_400, 2_000, 3_700, 4_100].entries()) {
      states.push(
        iceHockey.fair(params, stateAt(iceHockey, params, [...iceHockey.draw(params, labDraw(seed + 1))], at)),
      );
    }
    for (const markets of states) {
      expect(new Set(markets.map(({ key }) => key)).size).toBe(markets.length);
      for (const { key, outcomes } of markets) {
        const { type } = parseMarketKey(key)!;
        if (type === 'scorer') continue;
        const paid = outcomes.reduce((sum, { chances }) => sum + chances.won + chances.halfWon / 2, 0);
        const { void: given, halfWon, halfLost } = outcomes[0]!.chances;
        const all = paid + given + (halfWon + halfLost) / 2;
        expect(Math.abs(all - (type === 'double_chance' ? 2 : 1)), key).toBeLessThan(1e-4);
      }
    }
  });

  it('[SPORT-16] of the winner are those of regulation time and a part of the draw', () => {
    const markets = iceHockey.fair(params, iceHockey.begin(params));
    const regulation = chancesIn(markets, '1x2;period=ft');
    const winner = chancesIn(markets, 'winner;period=match');
    const part = (winner.get('home')!.won - regulation.get('home')!.won) / regulation.get('draw')!.won;
    expect(part).toBeGreaterThan(0.5);
    expect(part).toBeLessThan(0.6);
  });

  it('[SPORT-16] come true as often as they say before the start and in play, and stay what they are on average', () => {
    const setups = [twoTeams('ice-hockey', [0, 0], false), twoTeams('ice-hockey', [1, -0.6], true)];
    const found = calibrateGoals(iceHockey, { setups, paths: deep(160, 3_000), looks: deep(35, 600) });
    expect(farOff(found.settled, 4)).toEqual([]);
    expect(farOff(found.inPlay, 4)).toEqual([]);
    expect(farOff(found.later, 4)).toEqual([]);
    expect(found.settled.size).toBeGreaterThan(150);
  });
});
