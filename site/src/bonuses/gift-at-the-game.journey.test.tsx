import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { giveGift, type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** With a gift of 50.00 that allows 5.00 at a time, at a game. */
async function atTheGame(): Promise<Visitor> {
  const player = await visit(house, '', { as: 'player' });
  await giveGift(house, player, { title: 'Monday gift' });
  await player.goes('/profile/gifts');
  await player.click('Take it');
  await player.sees('Playing now');
  await player.goes('/play/halley-studio/orbit-dice?mode=real');
  await player.sees('For your gift this game counts 100%. Largest stake €5.00.');
  await expect.poll(() => frameOf(player), { interval: 20, timeout: 15_000 }).not.toBeNull();
  return player;
}

const stake = (player: Visitor, cents: number) =>
  player.call<{ errors?: object }>(
    'POST',
    '/api/studio/dice/rounds',
    { mode: 'real', currency: 'EUR', stake_cents: cents, choice: { side: 'over', target: 5049 } },
    { 'idempotency-key': randomUUID() },
  );

const frameOf = (player: Visitor) =>
  player.page.document.querySelector('#game-frame') as unknown as HTMLIFrameElement | null;

/** What the game in its frame says to the page when the player asks what can be done. */
function gameSays(player: Visitor, message: { type: string }): void {
  const { location } = player.page;
  const data = { source: 'halley-game', ...message };
  const said = { data, origin: location.origin, source: frameOf(player)?.contentWindow };
  player.page.dispatchEvent(new player.page.MessageEvent('message', said as never));
}

test('[PP-20] a stake above the gift’s largest is refused and changes nothing; staking less goes on with the gift', async () => {
  const player = await atTheGame();
  const refused = await stake(player, 501);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { stake_cents: { above_bonus_stake: expect.any(String) } },
  ]);
  gameSays(player, { type: 'bonus' });
  const dialog = player.within('dialog', 'Your gift is in the way');
  await dialog.sees('With “Monday gift” a stake can be €5.00 at most. Nothing was staked.');
  await dialog.click('Stake less');
  await player.findsNot('dialog', 'Your gift is in the way');
  expect((await stake(player, 500)).status).toBe(200);
  const [gift] = await player.must<Record<string, unknown>[]>('GET', '/api/player/bonuses');
  expect(gift).toMatchObject({ stage: 'handle_bets', paused: false, amount_wager_cents: 500 });
});

test('[PP-20] or the player plays without the bonus: it waits, nothing counts, and no stake is too large for it', async () => {
  const player = await atTheGame();
  expect((await stake(player, 501)).status).toBe(422);
  gameSays(player, { type: 'bonus' });
  await player.within('dialog', 'Your gift is in the way').click('Play without the bonus');
  await player.findsNot('dialog', 'Your gift is in the way');
  await player.seesNot('For your gift this game counts');
  expect((await stake(player, 501)).status).toBe(200);
  const [gift] = await player.must<Record<string, unknown>[]>('GET', '/api/player/bonuses');
  expect(gift).toMatchObject({ stage: 'wait', paused: true, amount_wager_cents: 0 });
  await player.goes('/profile/gifts');
  await player.click('Play with it again');
  await player.sees('Playing now');
});
