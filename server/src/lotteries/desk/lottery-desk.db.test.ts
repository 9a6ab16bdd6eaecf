import { expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { lotteriesOf } from '../testing/lotteries-of.ts';

const limited = sharedLimitedHouse(withoutCopies);
const lotteries = lotteriesOf(() => limited);
const desk = () => limited.house.lotteries.desk;
const by = (id: number) => ({
  author: { actor: { kind: 'staff' as const, id, name: `Member ${id}` }, reason: 'for a test' },
  member: { id, permissions: ['promotions.read', 'promotions.approve'] },
});
const read = (id: number) => desk().read(limited.database, id, by(9).member);

test('tickets by day and source, then the draw step by step, with who won', async () => {
  const { id } = await lotteries.open();
  const player = await limited.player();
  const reference = await lotteries.deposit(player, 6_000);
  await lotteries.deposit(player, 2_000);
  await lotteries.chargeBack(player, reference);
  const before = await read(id);
  expect(before).toMatchObject({
    state: 'active',
    tickets: 4,
    players: 1,
    pool_cents: 10_000,
    liability_cents: 10_000,
  });
  expect(before.tickets_by_day).toMatchObject([{ source: 'deposit', tickets: 4, players: 1, void: 3 }]);
  expect(before.draw).toMatchObject({ root: null, seed: null, signature: null, waits_for: 'nothing' });
  expect(before).toMatchObject({ winners: [], may: { cancel: true } });

  await lotteries.pass(66);
  const frozen = await read(id);
  expect(frozen).toMatchObject({
    state: 'frozen',
    may: { cancel: false },
    draw: { root: expect.any(String), seed: null },
  });
  limited.clock.advanceMs(60 * 60 * 1000);
  // Due, and nobody has looked yet: it is counted as one that waits.
  expect((await desk().waiting(limited.database)).open).toBeGreaterThan(0);
  await lotteries.advance();
  const drawn = await read(id);
  expect(drawn).toMatchObject({ state: 'drawn', waits_for: 'nothing', draw: { seed: expect.any(String) } });
  expect(drawn.winners).toMatchObject([{ place: 1, player_id: player.playerId }]);
  const listed = await desk().list(limited.database, { state: 'drawn' });
  expect(listed.map((one) => one.id)).toContain(id);
});

test('another person than who wrote it calls it off, and only before its end', async () => {
  const { id } = await lotteries.open();
  const cancel = (member: number) => limited.database.tx((tx) => desk().cancel(tx, id, by(member)));
  const { rows } = await limited.database.query<{ made_by: bigint }>(
    'select made_by from promotions_version where promotion_id = $1',
    [id],
  );
  expect(await outcomeOf(cancel(Number(rows[0]?.made_by)))).toBe('SECOND_PERSON_NEEDED');
  await cancel(99);
  await lotteries.advance();
  expect(await read(id)).toMatchObject({ state: 'canceled', may: { cancel: false } });
  expect(await outcomeOf(cancel(99))).toBe('state.not_allowed');
});
