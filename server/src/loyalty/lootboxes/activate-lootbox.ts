import { Refusal } from '@halley/contract';
import { weightedDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { takeChance } from '../../games/index.ts';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { type DueGrant, type GiveReward, isBonus } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import type { StoredLootbox } from './lootbox.ts';
import { stageAt } from './lootbox.ts';
import { findLootbox, lockLootbox, saveDraw } from './lootbox-store.ts';

type ActivatePorts = Pick<LoyaltyPorts, 'clock' | 'promotions'>;

/**
 * Opens a box: drawn once by the player's own seeds, and given with it, all in this transaction. Locks go wallets, box, seeds,
 * points: a second request waits at the wallet and finds the box opened. Whoever lost the answer finds it among their boxes.
 */
export async function activateLootbox(
  { clock, promotions }: ActivatePorts,
  tx: Tx,
  asked: { id: number; playerId: number },
): Promise<StoredLootbox> {
  const found = await findLootbox(tx, asked);
  if (!found) throw new Refusal('NOT_FOUND');
  const { playerId, currency } = found;
  await promotions.lockWallets(tx, { playerId, currency });
  const box = await lockLootbox(tx, asked);
  const now = clock.now();
  if (!box || stageAt(box, now) !== 'issued') throw new Refusal('LOOTBOX_OVER');
  // PR-01 and PR-14 are asked again, and before anything is drawn: nobody sees what they may not have.
  const player = (await promotions.knownPlayers(tx, [playerId])).get(playerId);
  const hasTooMany =
    player?.bonuses && player.bonuses.left <= 0 && box.items.some(({ prize }) => prize && isBonus(prize));
  if (!player?.mayReceive || hasTooMany) throw new Refusal('BONUS_NOT_FOR_YOU');

  const { pairId, ...seeds } = await takeChance(tx, playerId);
  const { drawn, item, rest } = weightedDraw(
    seeds,
    box.items.map(({ weight }) => weight),
    nodeHash.hmac,
  );
  const { serverSeedHash, clientSeed, nonce } = seeds;
  const draw = { pairId, serverSeedHash, clientSeed, nonce, drawn, rest, item };
  await givePrize(promotions, tx, box, item);
  await saveDraw(tx, { id: box.id, draw, at: now });
  await writeEvents(tx, 'loyalty.lootbox_changed', [{ playerId, lootboxId: box.id }]);
  return { ...box, stage: 'activated', activatedAt: now, stoppedAt: null, draw };
}

/**
 * By the grant of the box: each reward is a grant of its own, and that of the box has given nothing but the box, so that its
 * keys are free. Bonuses and spins wait among the gifts: opening a box takes no conditions upon oneself (PR-05).
 */
async function givePrize(
  { give }: Pick<LoyaltyPorts['promotions'], 'give'>,
  tx: Tx,
  { source, items }: StoredLootbox,
  item: number,
): Promise<void> {
  const prize = items[item]?.prize;
  if (!prize) return;
  const grant: DueGrant = { ...source, reward: prize, activate: false };
  await (give[prize.type] as GiveReward<typeof prize.type>)(tx, [grant as never]);
}
