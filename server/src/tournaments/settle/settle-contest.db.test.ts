import { expect, test } from 'vitest';
import { member } from '../../promotions/testing/make-live.ts';
import { readWallets } from '../../wallet/index.ts';
import { aTournament } from '../testing/a-contest.ts';
import { contestSuite, hourMs } from '../testing/contest-suite.ts';

const suite = contestSuite();
const { house } = suite;
const author = { actor: { kind: 'staff' as const, id: 1, name: 'Member 1' }, reason: 'signals' };
const places = async (id: number) =>
  (await suite.resultOf(id)).map((row) => [Number(row.player_id), Number(row.score), row.prize_place]);
const cashOf = async (playerId: number) => (await readWallets(house.database, playerId))[0]?.cash ?? 0n;

/** Players who have joined and staked so much, one after the other. */
async function raced(id: number, ...stakes: number[]) {
  const players = [];
  for (const stake of stakes) {
    const player = await suite.player();
    await player.join(id);
    if (stake > 0) await suite.tell(player.playerId, { stake: String(stake) });
    house.clock.advanceMs(1_000);
    players.push(player);
  }
  await suite.count();
  return players.map(({ playerId }) => playerId);
}

test('[TOURN-02] it ends, waits for rounds, is decided once, and prizes are paid once to the subunit', async () => {
  const id = await suite.begin(aTournament({ contest: { pool: 9_999 } }));
  const [first = 0, second = 0, third = 0, idle = 0] = await raced(id, 500, 300, 300, 0);
  expect((await suite.contestOf(id))?.state).toBe('open');
  house.clock.advanceMs(24 * hourMs);
  await suite.advance();
  expect((await suite.contestOf(id))?.state).toBe('settling');
  await suite.end(id);
  expect(await suite.contestOf(id)).toMatchObject({ state: 'finished', finishedAt: house.clock.now() });
  // Of two alike the one who was there first stands above; who has nothing is given nothing.
  expect(await places(id)).toEqual([
    [first, 500, 1],
    [second, 300, 2],
    [third, 300, 3],
    [idle, 0, null],
  ]);
  await Promise.all([suite.advance(), suite.advance()]);
  const before = await Promise.all([first, second, third, idle].map(cashOf));
  await suite.follow('promotions-give', 'promotions-give');
  const after = await Promise.all([first, second, third, idle].map(cashOf));
  // 9999: 4999, 2999 and 999; the rest of 1002 is the first one's.
  expect(after.map((cash, index) => cash - (before[index] ?? 0n))).toEqual([6_001n, 2_999n, 999n, 0n]);
  await house.database.query(`update kit_consumer set xid = '0', id = 0 where name = 'promotions-give'`);
  await suite.follow('promotions-give');
  expect(await Promise.all([first, second, third, idle].map(cashOf))).toEqual(after);
  expect((await suite.entryOf(id, first))?.state).toBe('over');
});

test('whatever dies between two steps, the next look goes on there: 450 prizes, each claimed once', async () => {
  const prizes = [{ from: 1, to: 450, share: 20 }];
  const budget = { currency: 'EUR' as const, expected: 100_000, hard: 100_000 };
  const id = await suite.begin(aTournament({ contest: { pool: 100_000, prizes }, budget }));
  await raced(id, 1);
  const ids = await crowd(460);
  await house.database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, reached_at, bets, score)
     select id, $2, 'C***', 'running', now(), now(), (100 + id % 7) * 1000000::numeric, 100 + id % 7 from unnest($1::bigint[]) as i (id)`,
    [ids, id],
  );
  // These transactions break before their commit: at the look, between two batches, at the last one.
  const broken = new Set([2, 4, 8, 9, 13, 16]);
  const { database } = house;
  const { tx } = database;
  let number = 0;
  const breaking: typeof tx = (work) =>
    tx(async (inner) => {
      const done = await work(inner);
      number += 1;
      if (broken.has(number)) throw new Error('the process was killed');
      return done;
    });
  house.clock.advanceMs(24 * hourMs + 600_000);
  await suite.advance();
  await suite.count();
  Object.assign(database, { tx: breaking });
  for (let turn = 0; turn < 20 && (await suite.contestOf(id))?.state !== 'finished'; turn += 1) {
    await suite.advance().catch(() => undefined);
  }
  Object.assign(database, { tx });
  expect(number).toBeGreaterThan(16);
  expect((await suite.contestOf(id))?.state).toBe('finished');
  const [claimed] = await suite.rows(
    `select count(*)::int as prizes, count(distinct occasion)::int as places, count(distinct player_id)::int as players
     from promotions_grant where promotion_id = $1`,
    [id],
  );
  expect(claimed).toEqual({ prizes: 450, places: 450, players: 450 });
  const [paid] = await suite.rows('select reserved, given from promotions_budget where promotion_id = $1', [id]);
  // A rest of a tenth is the first one's: the whole pool, and nothing beyond it.
  expect(paid).toEqual({ reserved: 100_000n, given: 450 });
});

/** So many players who are in the books, and nothing else. */
async function crowd(count: number): Promise<number[]> {
  const made = await suite.rows(
    `insert into identity_player (email, currency, language, country, created_at)
     select 'crowd-' || n || '@example.org', 'EUR', 'en', 'DE', now() from generate_series(1, $1) n returning id`,
    [count],
  );
  return made.map(({ id }) => Number(id));
}

test('two currencies: each is paid in its own by the frozen rate, and the budget holds whatever rates are by then', async () => {
  const budget = { currency: 'EUR' as const, expected: 10_000, hard: 10_000 };
  // A dollar counts half a euro here: at the rates of now the prizes of players with dollars would cost more than there is.
  const rates = { EUR: 1_000_000, USD: 500_001 };
  const id = await suite.begin(aTournament({ contest: { rates }, budget }));
  const players = [
    await suite.player({ currency: 'USD' }),
    await suite.player(),
    await suite.player({ currency: 'USD' }),
  ];
  for (const [index, player] of players.entries()) {
    await player.join(id);
    await suite.tell(player.playerId, { stake: String(9_000 - index * 5_000), currency: index === 1 ? 'EUR' : 'USD' });
  }
  await suite.count();
  await suite.end(id);
  expect((await suite.prizesOf(id)).map(({ currency, amount }) => [currency, amount])).toEqual([
    ['USD', '11999n'],
    ['EUR', '3000n'],
  ]);
});

test('a void while it settles counts; after the result is frozen nothing changes', async () => {
  const id = await suite.begin(aTournament());
  const [ahead, behind] = [await suite.player(), await suite.player()];
  for (const player of [ahead, behind]) await player.join(id);
  const played = await suite.tell(ahead.playerId, { stake: '500' }, { stake: '50' });
  const [late] = await suite.tell(behind.playerId, { stake: '300' });
  house.clock.advanceMs(24 * hourMs);
  await suite.advance();
  const [lost] = played;
  if (lost) await suite.takeBack(lost);
  await suite.end(id);
  expect(await places(id)).toEqual([
    [behind.playerId, 300, 1],
    [ahead.playerId, 50, 2],
  ]);
  const prizes = await suite.prizesOf(id);
  if (late) await suite.takeBack(late);
  await suite.count();
  await suite.advance();
  expect((await suite.entryOf(id, behind.playerId))?.score).toBe(300n);
  expect(await suite.prizesOf(id)).toEqual(prizes);
});

test('it is decided when everything that was told before has been counted, and not before', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  await player.join(id);
  await suite.tell(player.playerId, { stake: '500' });
  house.clock.advanceMs(25 * hourMs);
  for (let turn = 0; turn < 3; turn += 1) await suite.advance();
  expect((await suite.contestOf(id))?.state).toBe('settling');
  await suite.count();
  await suite.advance();
  expect(await places(id)).toEqual([[player.playerId, 500, 1]]);
});

test('people hold it for a day at most, and a pause holds it too', async () => {
  const id = await suite.begin(aTournament());
  const [player] = await raced(id, 100);
  const endsAt = (await suite.contestOf(id))?.endsAt.getTime() ?? 0;
  const hold = (ms: number) =>
    house.database.tx((tx) =>
      house.house.tournaments.desk.hold(tx, { promotionId: id, until: new Date(endsAt + ms), author }),
    );
  await expect(hold(24 * hourMs + 1)).rejects.toThrow('until.invalid');
  await hold(5 * hourMs);
  await suite.end(id);
  await suite.end(id);
  expect((await suite.contestOf(id))?.state).toBe('settling');
  await house.database.query(`update promotions_promotion set state = 'paused' where id = $1`, [id]);
  house.clock.advanceMs(6 * hourMs);
  await suite.end(id);
  expect((await suite.contestOf(id))?.state).toBe('settling');
  await house.database.query(`update promotions_promotion set state = 'live' where id = $1`, [id]);
  await suite.end(id);
  expect(await places(id)).toEqual([[player, 100, 1]]);
  await expect(hold(5 * hourMs)).rejects.toThrow('state.not_allowed');
});

test('whose account is closed is passed over; [PR-11] who has excluded themselves is paid in cash', async () => {
  const rewards = [{ type: 'points' as const, chargeable: 50, persistent: 0 }];
  const prizes = [1, 2, 3].map((place) => ({ from: place, to: place, share: 3_000, rewards }));
  const id = await suite.begin(aTournament({ contest: { prizes } }));
  const [closed, away, other] = [await suite.player(), await suite.player(), await suite.player()];
  for (const [index, player] of [closed, away, other].entries()) {
    await player.join(id);
    await suite.tell(player.playerId, { stake: String(900 - index) });
  }
  await suite.count();
  await house.database.query(`insert into identity_block (player_id, reason, at) values ($1, 'asked for it', now())`, [
    closed.playerId,
  ]);
  expect((await away.set({ type: 'selfexclusion', period: 'month_6' })).statusCode).toBeLessThan(300);
  await suite.end(id);
  expect(await places(id)).toEqual([
    [away.playerId, 899, 1],
    [other.playerId, 898, 2],
  ]);
  await suite.follow('promotions-give', 'promotions-give');
  const given = (await suite.prizesOf(id)).map(({ player_id, state, amount }) => [Number(player_id), state, amount]);
  expect(given).toEqual([
    [away.playerId, 'given', '4000n'],
    [away.playerId, 'refused', null],
    [other.playerId, 'given', '3000n'],
    [other.playerId, 'given', null],
  ]);
});

test('ended by people before its time: canceled, nobody is paid, everybody in it is told', async () => {
  const id = await suite.begin(aTournament());
  const [player] = await raced(id, 100);
  await house.database.tx((tx) => house.house.promotions.desk.move(tx, { id, to: 'ended', version: 1 }, member(1)));
  await suite.advance();
  await suite.end(id);
  expect((await suite.contestOf(id))?.state).toBe('canceled');
  expect([await suite.resultOf(id), await suite.prizesOf(id)]).toEqual([[], []]);
  expect((await suite.entryOf(id, player ?? 0))?.state).toBe('over');
  expect(await suite.rows('select title from notifications_personal where player_id = $1', [player])).toHaveLength(1);
});

test('a team’s score is the sum of its best; its members have prizes by their place in it', async () => {
  const teams = { names: ['North', 'South'], by: 'choice' as const, best: 2 };
  const id = await suite.begin(aTournament({ contest: { teams } }));
  const stakes: [number, number][] = [
    [1, 900],
    [2, 600],
    [2, 500],
    [1, 100],
    [1, 90],
  ];
  const ids: number[] = [];
  for (const [team_id, stake] of stakes) {
    const player = await suite.player();
    await player.join(id, { confirmed: true, team_id });
    await suite.tell(player.playerId, { stake: String(stake) });
    ids.push(player.playerId);
  }
  await suite.count();
  await suite.end(id);
  // 900 + 100 against 600 + 500: the third of the North does not count.
  expect((await suite.contestOf(id))?.winnerTeam).toBe(2);
  const result = await suite.resultOf(id);
  expect(result.map(({ place, place_in_team, prize_place }) => [place, place_in_team, prize_place])).toEqual([
    [1, 1, null],
    [2, 1, 1],
    [3, 2, 2],
    [4, 2, null],
    [5, 3, null],
  ]);
  expect((await suite.prizesOf(id)).map(({ player_id }) => Number(player_id))).toEqual([ids[1], ids[2]]);
});

test('rivals that the house simulates stand on the board and win nothing', async () => {
  const id = await suite.begin(aTournament());
  const [player = 0] = await raced(id, 100);
  await house.database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, reached_at, score, simulated)
     values (999999999, $1, 'Co***', 'running', now(), now(), 500, true)`,
    [id],
  );
  await suite.end(id);
  expect(await places(id)).toEqual([
    [999_999_999, 500, null],
    [player, 100, 1],
  ]);
});
