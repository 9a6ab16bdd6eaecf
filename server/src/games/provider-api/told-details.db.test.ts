import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlayedRound } from '../read-played-round.ts';
import { openTestProvider, type TestPlayer, type TestProviderHouse } from './testing/test-provider.ts';

let house: TestProviderHouse;
let demo: TestProviderHouse;
let player: TestPlayer;
beforeAll(async () => {
  house = await openTestProvider();
  demo = await openTestProvider({ allowsLoopback: true });
  player = await house.player({ amount: 1_000_000n });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
  await demo.close();
});

const details = {
  choices: { side: 'comet', lines: [1, 2, 3] },
  outcome: { side: 'star', steps: [{ at: 1, won: false }] },
  game_version: '2.4.1',
  replay_url: 'https://games.example/replay?round=7',
};
let ids = 0;
const bet = () => ({ type: 'bet', id: `told-bet-${++ids}`, amount: 100 });
const win = (amount = 250) => ({ type: 'win', id: `told-win-${++ids}`, amount });
const play = (said: Record<string, unknown>) => house.provider.call('play', player.round(said));
const told = async (roundId: string, of = player) => {
  const round = await house.roundOf(roundId);
  return readPlayedRound(house.database, { playerId: of.playerId, roundId: round?.id ?? '', titleOf: () => 'A game' });
};

describe('[PP-09] a round of another house’s game', () => {
  test('keeps what its maker tells, beside the money: all of what a player must be able to see', async () => {
    const said = player.round({ actions: [bet(), win()], finished: true, details });
    const { status } = await house.provider.call('play', said);
    expect(status).toBe(200);
    expect(await told(said.round_id)).toMatchObject({
      game: said.game,
      title: 'A game',
      game_version: '2.4.1',
      state: 'closed',
      currency: 'EUR',
      stake_cents: 100,
      win_cents: 250,
      choices: details.choices,
      outcome: details.outcome,
      replay_url: details.replay_url,
      opened_at: expect.any(String),
      closed_at: expect.any(String),
    });
    const record = await told(said.round_id);
    expect(record.balance_after_cents - record.balance_before_cents).toBe(150);
  });

  test('hears of choices with the bet and of the outcome with the end; one does not wipe out the other', async () => {
    const opened = player.round({ actions: [bet()], details: { choices: ['red'] } });
    await house.provider.call('play', opened);
    expect(await told(opened.round_id)).toMatchObject({ choices: ['red'], outcome: null, state: 'open' });
    const { actions: _bets, ...same } = opened;
    const ended = await house.provider.call('end_round', {
      ...same,
      id: `${opened.id}-end`,
      details: { outcome: { number: 17 }, replay_url: details.replay_url },
    });
    expect(ended.body).toMatchObject({ round_state: 'closed' });
    expect(await told(opened.round_id)).toMatchObject({
      choices: ['red'],
      outcome: { number: 17 },
      replay_url: details.replay_url,
      state: 'closed',
    });
  });

  test('that tells nothing is answered as ever, and shows its record', async () => {
    const said = player.round({ actions: [bet(), win(0)], finished: true });
    expect((await house.provider.call('play', said)).status).toBe(200);
    expect(await told(said.round_id)).toMatchObject({ choices: null, outcome: null, replay_url: null, win_cents: 0 });
  });

  test('is told once: a repeat is the first answer, other details under the same id are a conflict', async () => {
    const said = player.round({ actions: [bet()], details: { outcome: 1 } });
    const first = await house.provider.call('play', said);
    const again = await house.provider.call('play', said);
    expect(again.body).toEqual(first.body);
    const other = await house.provider.call('play', { ...said, details: { outcome: 2 } });
    expect(other.body.code).toBe(300);
    expect((await told(said.round_id)).outcome).toBe(1);
  });

  test('is not changed by who tells about a round that is over', async () => {
    const said = player.round({ actions: [bet()], finished: true, details: { outcome: 'lost' } });
    await house.provider.call('play', said);
    const { actions: _bets, finished: _end, ...same } = said;
    await house.provider.call('end_round', { ...same, id: `${said.id}-late`, details: { outcome: 'won' } });
    expect((await told(said.round_id)).outcome).toBe('lost');
  });

  test('is nobody else’s to read', async () => {
    const said = player.round({ actions: [bet()], finished: true, details });
    await house.provider.call('play', said);
    const stranger = await house.player();
    await expect(told(said.round_id, stranger)).rejects.toThrow('NOT_FOUND');
  });
});

describe('what is not taken, and then moves nothing', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  const balance = () => house.balance(player.playerId);

  test.each<[string, unknown, string]>([
    ['no object', 'comet', 'details'],
    ['an empty object', {}, 'details'],
    ['a field nobody knows', { ...details, script: '1' }, 'details'],
    ['a document that is too long', { outcome: 'x'.repeat(4095) }, 'details.outcome'],
    ['a list that is too long', { choices: Array.from({ length: 3000 }, () => 1) }, 'details.choices'],
    ['a document that is too deep', { outcome: deep(5) }, 'details.outcome'],
    ['a letter the database cannot keep', { outcome: { text: 'a\u0000b' } }, 'details.outcome'],
    ['half a letter', { outcome: '\ud800' }, 'details.outcome'],
    ['half a letter in a name', { outcome: { '\udc00': 1 } }, 'details.outcome'],
    ['a version with markup', { game_version: '<b>\u00e9</b>' }, 'details.game_version'],
    ['a version without end', { game_version: '1'.repeat(41) }, 'details.game_version'],
    ['a script', { replay_url: 'javascript:alert(1)' }, 'details.replay_url'],
    ['a script in disguise', { replay_url: ' javascript:alert(1)' }, 'details.replay_url'],
    ['data', { replay_url: 'data:text/html,<script>1</script>' }, 'details.replay_url'],
    ['another page of ours', { replay_url: '/profile' }, 'details.replay_url'],
    ['somebody’s host without a scheme', { replay_url: '//games.example/replay' }, 'details.replay_url'],
    ['an address anybody on the way can read', { replay_url: 'http://games.example/replay' }, 'details.replay_url'],
    ['this machine, outside of a demo', { replay_url: 'http://localhost:4000/replay' }, 'details.replay_url'],
    ['a name and a password', { replay_url: 'https://a:b@games.example/' }, 'details.replay_url'],
    ['a line break', { replay_url: 'https://games.example/\nx' }, 'details.replay_url'],
    ['a quote', { replay_url: 'https://games.example/"onclick=' }, 'details.replay_url'],
    ['an address without end', { replay_url: `https://games.example/${'x'.repeat(500)}` }, 'details.replay_url'],
  ])('%s', async (_what, hostile, field) => {
    const before = await balance();
    const said = player.round({ actions: [bet()], finished: true, details: hostile });
    const { status, body } = await house.provider.call('play', said);
    expect([status, body.code]).toEqual([422, 201]);
    expect(body.fields).toContainEqual(expect.stringContaining(field));
    expect(await balance()).toBe(before);
    expect(await house.roundOf(said.round_id)).toBeUndefined();
  });

  test.each([
    ['a number without end', '{"outcome": 1e999}', 201],
    ['a name that means something else', '{"outcome": {"__proto__": {"admin": true}}}', 201],
    ['a name that comes twice', '{"outcome": {"a": 1, "a": 2}}', 200],
    ['brackets without end', `{"outcome": ${'['.repeat(2_000)}${']'.repeat(2_000)}}`, 200],
  ])('%s', async (_what, written, code) => {
    const said = JSON.stringify(player.round({ actions: [bet()] }));
    const { body } = await house.provider.send('play', `${said.slice(0, -1)},"details":${written}}`);
    expect(body.code).toBe(code);
  });

  test('exactly as long and as deep as is said is taken', async () => {
    const longest = { outcome: 'x'.repeat(4094), choices: deep(4) };
    expect((await play({ actions: [bet()], details: longest })).status).toBe(200);
  });
});

test('in the demo, and only there, a replay may be on this machine without encryption', async () => {
  const guest = await demo.player();
  const attempt = async (replay_url: string) => {
    const said = guest.round({ actions: [bet()], finished: true, details: { replay_url } });
    return (await demo.provider.call('play', said)).status;
  };
  expect(await attempt('http://localhost:4000/replay?round=1')).toBe(200);
  expect(await attempt('http://127.0.0.1:4000/replay')).toBe(200);
  expect(await attempt('http://localhost.evil.example/')).toBe(422);
  expect(await attempt('http://127.0.0.1.evil.example/')).toBe(422);
  expect(await attempt('http://games.example/')).toBe(422);
});
