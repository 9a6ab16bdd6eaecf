import { games } from '@halley/studio/games';
import { verifyLiveRound } from '@halley/studio/live';
import { describe, expect, test } from 'vitest';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();

const code = (answer: { json(): never }) => (answer.json() as { error: { code: string } }).error.code;
// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
const body = (answer: { json(): never }) => answer.json() as any;

interface Played {
  table: 'live-roulette' | 'live-baccarat';
  /** A round that is wanted. */
  fits(outcome: never): boolean;
  first: Record<string, number>;
  further: Record<string, number>;
  /** What both return together, as the rules of the instant table have it. */
  wins: number;
  lost: Record<string, number>;
  /** Beyond what all bets of one player may be together. */
  tooMuch: { bets: Record<string, number>; field: string };
}

const played: Played[] = [
  {
    table: 'live-roulette',
    fits: ({ number }: { number: number }) => number === 17,
    first: { 'straight:17': 9_000, black: 1_000 },
    further: { 'split:14-17': 500, odd: 300 },
    wins: 9_000 * 36 + 1_000 * 2 + 500 * 18 + 300 * 2,
    lost: { red: 700, 'dozen:1': 300 },
    tooMuch: { bets: { 'straight:17': 1_010 }, field: 'stake_cents' },
  },
  {
    table: 'live-baccarat',
    fits: ({ result }: { result: string }) => result === 'banker',
    first: { banker: 1_000 },
    further: { banker: 2_001 },
    // Of each win five per cent are kept, and each bet is rounded down by itself.
    wins: 1_950 + 3_901,
    lost: { player: 700, tie: 300 },
    tooMuch: { bets: { player: 100 }, field: 'choice' },
  },
];

describe.each(played)('a round of $table', ({ table, fits, first, further, wins, lost, tooMuch }) => {
  const game = games[table];
  const lay = (
    browser: Parameters<typeof house.bet>[0],
    round: { id: number },
    bets: Record<string, number>,
    more: { mode?: 'demo' } = {},
  ) => {
    const stake = Object.values(bets).reduce((sum, part) => sum + part, 0);
    return house.bet(browser, round, { table, stake, choice: { bets }, ...more });
  };
  const sum = (bets: Record<string, number>) => Object.values(bets).reduce((all, part) => all + part, 0);

  test('is bet on by several, shown to all, settled once by the rules, and can be checked', async () => {
    const [one, other, guest] = [await house.rich(), await house.rich(), house.guest()];
    const round = await house.roundThat(table, fits);
    const placed = await lay(one.browser, round, first);
    expect(placed.statusCode, placed.body).toBe(200);
    expect((await lay(one.browser, round, further)).statusCode).toBe(200);
    expect((await lay(other.browser, round, lost)).statusCode).toBe(200);
    expect((await lay(guest, round, first, { mode: 'demo' })).statusCode).toBe(200);
    const staked = sum(first) + sum(further);
    expect(await house.balance(one.playerId)).toBe(one.start - staked);

    const seen = await house.look(table);
    expect(seen).toMatchObject({ round: { state: 'betting', outcome: null }, bets: { count: 4, won: 0 } });
    const spots = new Map(seen.bets.spots.map(({ spot, players }) => [spot, players]));
    for (const spot of Object.keys(first)) expect(spots.get(spot), spot).toBe(2);
    for (const spot of Object.keys(lost)) expect(spots.get(spot), spot).toBe(1);

    const running = await house.takeOff(round);
    const { link, outcome } = await house.secretOf(round);
    // Known to everybody, and paid to nobody until it has been seen.
    expect((await house.look(table)).round).toMatchObject({ state: 'running', outcome, proof: { link } });
    expect(Number(running.endedAt) - Number(running.startedAt)).toBe(game.timing.showingMs);
    expect(await house.balance(one.playerId)).toBe(one.start - staked);

    expect((await house.untilOver(table)).state).toBe('settled');
    expect(await house.balance(one.playerId)).toBe(one.start - staked + wins);
    expect(await house.balance(other.playerId)).toBe(other.start - sum(lost));
    // Nothing is paid again, however often the table is moved on.
    await house.untilOver(table);
    expect(await house.balance(one.playerId)).toBe(one.start - staked + wins);

    const past = (await one.call('GET', `/api/live/${table}/rounds/${round.id}`)).json();
    expect(verifyLiveRound<unknown>(game, past.proof)).toEqual({
      outcome: past.outcome,
      commitmentHolds: true,
      reachesTerminal: true,
    });
    const record = (await one.call('GET', `/api/live/${table}/bets/${body(placed).bet_id}`)).json();
    expect(record).toMatchObject({
      bet: { state: 'closed', choice: { bets: first } },
      round: { id: round.id, outcome },
    });
    const theirs = await other.call('GET', `/api/live/${table}/bets/${body(placed).bet_id}`);
    expect(theirs.statusCode).toBe(404);
  });

  test('takes nothing after the close, and no more of one player than the table allows', async () => {
    const player = await house.rich();
    const round = await house.roundThat(table);
    expect((await lay(player.browser, round, first)).statusCode).toBe(200);
    const refused = await lay(player.browser, round, tooMuch.bets);
    expect([refused.statusCode, Object.keys(body(refused).errors)]).toEqual([422, [tooMuch.field]]);
    for (const bets of [{}, { nowhere: 100 }, { constructor: 100 }, Object.fromEntries([[Object.keys(first)[0], 5]])]) {
      const hostile = await house.bet(player.browser, round, { table, stake: sum(bets) || 100, choice: { bets } });
      expect(hostile.statusCode, hostile.body).toBe(422);
    }
    house.clock.advanceMs(round.bettingEndsAt.getTime() - house.clock.now().getTime());
    expect(code(await lay(player.browser, round, further))).toBe('BETS_CLOSED');
    await house.takeOff(round);
    expect(code(await lay(player.browser, round, further))).toBe('BETS_CLOSED');
    expect(code(await lay(house.guest(), round, further, { mode: 'demo' }))).toBe('BETS_CLOSED');
    expect(await house.balance(player.playerId)).toBe(player.start - sum(first));
    await house.untilOver(table);
  });
});
