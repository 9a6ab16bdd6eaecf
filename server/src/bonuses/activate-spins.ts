import { Refusal } from '@halley/contract';
import { keyFor, type Tx } from '../kit/index.ts';
import { daysLater, refuseUntakable } from './activate-bonus.ts';
import type { Gift } from './gift.ts';
import { type By, moveStage } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openGift, type Purse } from './purse.ts';
import { refuseBeyondDay } from './refuse-beyond-day.ts';
import { refuseToTake, type WhyNotPorts } from './why-not.ts';

export type SpinsPorts = Pick<BonusesPorts, 'freeRounds' | 'isOpen' | 'identity'>;

/** The player takes free spins: they are played from now on, in the game the player chose, else in the first that is open. */
export async function activateSpins(
  ports: WhyNotPorts & SpinsPorts & Pick<BonusesPorts, 'clock' | 'documents'>,
  tx: Tx,
  wanted: { id: number; playerId: number; game?: string | undefined },
): Promise<void> {
  const { purse, gift } = await openGift(tx, { ...wanted, type: 'freespins' });
  const now = ports.clock.now();
  refuseUntakable(gift, now);
  await refuseToTake(ports, tx, gift);
  await refuseBeyondDay(ports, tx, gift, now);
  const { game } = wanted;
  if (game !== undefined && !gift.becomes?.games.includes(game)) throw new Refusal('game.not_of_gift');
  const taken = await takeSpins(ports, tx, { purse, gift, game, by: { now, actor: 'player' } });
  if (!taken) throw new Refusal(game === undefined ? 'BONUS_NOT_FOR_YOU' : 'game.not_of_gift');
  await purse.write(tx);
}

/** Undefined: none of their games can be played by this player now. */
export async function takeSpins(
  ports: SpinsPorts,
  tx: Tx,
  { purse, gift, game: wanted, by }: { purse: Purse; gift: Gift; game?: string | undefined; by: By },
): Promise<Gift | undefined> {
  const game = await chooseGame(ports, tx, gift, wanted === undefined ? (gift.becomes?.games ?? []) : [wanted]);
  if (game === undefined) return undefined;
  const { id: giftId, playerId, currency, spinsTotal, spinBet } = gift;
  const id = keyFor(`free spins ${giftId} ${game}`);
  const validUntil = daysLater(by.now, gift.days);
  await ports.freeRounds.grant(
    tx,
    {
      id,
      giftId,
      playerId,
      game,
      currency,
      rounds: spinsTotal ?? 0,
      stake: spinBet ?? 0n,
      expiresAt: validUntil,
    },
    { actor: { kind: 'system' }, reason: `free spins ${giftId}` },
  );
  return purse.take(moveStage(gift, { to: 'activated', activatedAt: by.now, validUntil, freeRoundsId: id }, by));
}

async function chooseGame(
  { freeRounds, isOpen, identity }: SpinsPorts,
  tx: Tx,
  { id: giftId, playerId, currency, spinBet }: Gift,
  games: readonly string[],
): Promise<string | undefined> {
  const country = (await identity.receiversOf(tx, [playerId])).get(playerId)?.country;
  for (const game of games) {
    if (!(await freeRounds.takes(tx, { giftId, game, currency, bet: spinBet ?? 0n }))) continue;
    if (country == null || (await isOpen({ game, country }))) return game;
  }
  return undefined;
}
