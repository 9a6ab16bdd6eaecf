import { expect, test } from 'vitest';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { aTournament } from '../testing/a-contest.ts';
import { contestSuite, hourMs } from '../testing/contest-suite.ts';

const suite = contestSuite();
const { house } = suite;
const permissions = ['promotions.read', 'promotions.manage', 'promotions.approve'];
const by = (id: number, reason = 'for a test') => ({
  author: { actor: { kind: 'staff' as const, id, name: `Member ${id}` }, reason },
  member: { id, permissions },
});
const desk = () => house.house.tournaments.desk;
const read = (id: number) => desk().read(house.database, id, by(9).member);

test('the board with what places would be given; who is excluded gives way, and nobody sees a state too early', async () => {
  const id = await suite.begin(aTournament());
  const players = [await suite.player(), await suite.player(), await suite.player()];
  for (const [index, player] of players.entries()) {
    await player.join(id);
    await suite.tell(player.playerId, { stake: String(500 - index * 100) });
  }
  await suite.count();
  const [first, second] = players.map(({ playerId }) => playerId);
  const cash = (amount_cents: number) => [{ type: 'cash', amount_cents, currency: 'EUR' }];
  const board = await read(id);
  expect(board).toMatchObject({
    state: 'active',
    players: 3,
    rounds: 3,
    stake_cents: 1_200,
    strategy: 'bet',
    frozen: false,
  });
  // 10000: the tenth that nobody is given is the first one's.
  expect(board.rows.map(({ player_id, place, gifts }) => [player_id, place, gifts])).toEqual([
    [first, 1, cash(6_000)],
    [second, 2, cash(3_000)],
    [players[2]?.playerId, 3, cash(1_000)],
  ]);
  expect(board).toMatchObject({ pool_cents: 10_000, liability_cents: 10_000, given_cents: 0 });

  const exclude = () =>
    house.database.tx((tx) =>
      desk().exclude(tx, { playerId: first ?? 0, promotionId: id, author: by(2, 'Two accounts.').author }),
    );
  await exclude();
  expect(await outcomeOf(exclude())).toBe('state.not_allowed');
  const after = await read(id);
  expect(after.rows[0]).toMatchObject({ player_id: second, place: 1, gifts: cash(6_000) });
  expect(after.off_the_board).toMatchObject([{ player_id: first, state: 'excluded', reason: 'Two accounts.' }]);
  expect(after).toMatchObject({ players: 2, excluded: 1 });
});

test('a hold lasts a day after the end at most, is counted while it lasts, and is let go on', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  await player.join(id);
  await suite.tell(player.playerId, { stake: '100' });
  await suite.count();
  const hold = (hours: number) =>
    house.database.tx((tx) => desk().holdFor(tx, { id, hours, author: by(2, 'signals').author }));
  const open = async () => (await desk().held(house.database)).open;
  const endsAt = Date.parse((await read(id)).end_at);
  await hold(24);
  expect(Date.parse((await read(id)).held_until ?? '')).toBe(endsAt + 24 * hourMs);
  house.clock.advanceMs(endsAt - house.clock.now().getTime() + hourMs);
  await suite.advance();
  expect([(await read(id)).state, await open()]).toEqual(['settling', 1]);
  await hold(24);
  expect(Date.parse((await read(id)).held_until ?? '')).toBe(endsAt + 24 * hourMs);
  await hold(0);
  expect(await open()).toBe(0);
  await suite.end(id);
  expect(await read(id)).toMatchObject({ state: 'finished', frozen: true, may: { exclude: false, hold: false } });
  expect(await outcomeOf(hold(1))).toBe('state.not_allowed');
});

test('another person than who wrote it calls it off, and only before its end', async () => {
  const id = await suite.begin(aTournament());
  const cancel = (member: number) =>
    house.database.tx((tx) => desk().cancel(tx, id, by(member, 'the studio is closed')));
  const { rows } = await house.database.query<{ made_by: bigint }>(
    'select made_by from promotions_version where promotion_id = $1',
    [id],
  );
  expect(await outcomeOf(cancel(Number(rows[0]?.made_by)))).toBe('SECOND_PERSON_NEEDED');
  await cancel(99);
  await suite.advance();
  expect(await read(id)).toMatchObject({ state: 'canceled', liability_cents: 0, may: { cancel: false } });
  expect(await outcomeOf(cancel(99))).toBe('state.not_allowed');
});
