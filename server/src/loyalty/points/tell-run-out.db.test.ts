import { expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { millionths } from './millionths.ts';

const limited = sharedLimitedHouse();
const mind = () => limited.house.tasks['loyalty.mind']({}, { attempt: 1, signal: undefined });

async function aPlayerWithPoints(points: bigint) {
  const player = await limited.player();
  const { playerId } = player;
  await limited.database.tx((tx) =>
    limited.house.loyalty.move(tx, [
      {
        playerId,
        kind: 'promotion',
        chargeable: points,
        persistent: 0n,
        key: 'some',
        detail: {},
        actor: 'system',
      },
    ]),
  );
  const told = async () =>
    (
      await limited.database.query<{ title: string }>(
        "select title from notifications_personal where player_id = $1 and key like 'points:%'",
        [playerId],
      )
    ).rows.map(({ title }) => title);
  return { ...player, told };
}

test('points that run out within thirty days are told of once, and not to whoever is on a break or has less than one', async () => {
  const [player, poor, resting] = [
    await aPlayerWithPoints(12n * millionths + 5n),
    await aPlayerWithPoints(1n),
    await aPlayerWithPoints(3n * millionths),
  ];
  const runsOut = new Date((await player.call('GET', '/api/player/comp_points/standing')).json().runs_out.at);
  limited.clock.advanceMs(runsOut.getTime() - limited.clock.now().getTime() - 31 * dayMs);
  await mind();
  expect(await player.told()).toEqual([]);
  await resting.browser.signIn(resting.email);
  expect((await resting.set({ type: 'coolingoff', period: 'week' })).statusCode).toBe(200);
  limited.clock.advanceMs(2 * dayMs);
  await mind();
  await mind();
  expect(await player.told()).toEqual([`12 Punkte bis ${runsOut.toISOString().slice(0, 10)}`]);
  expect([await poor.told(), await resting.told()]).toEqual([[], []]);
});
