import { Refusal, wireCents } from '@halley/contract';
import { keyFor, type Tx } from '../kit/index.ts';
import { daysLater, refuseUntakable } from './activate-bonus.ts';
import type { Gift } from './gift.ts';
import { type By, moveStage } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openGift, type Purse } from './purse.ts';
import { refuseToTake, type WhyNotPorts } from './why-not.ts';

export type SpinsPorts = Pick<BonusesPorts, 'freeRounds' | 'isOpen' | 'identity'>;

/** The player takes free spins: they are played from now on, in the first of their games that is open to the player. */
export async function activateSpins(
  ports: WhyNotPorts & SpinsPorts & Pick<BonusesPorts, 'clock'>,
  tx: Tx,
  wanted: { id: number; playerId: number },
): Promise<void> {
  const { purse, gift } = await openGift(tx, { ...wanted, type: 'freespins' });
  const now = ports.clock.now();
  refuseUntakable(gift, now);
  if (await refuseToTake(ports, tx, wanted.playerId)) throw new Refusal('BONUS_NOT_FOR_YOU');
  const taken = await takeSpins(ports, tx, { purse, gift, by: { now, actor: 'player' } });
  if (!taken) throw new Refusal('BONUS_NOT_FOR_YOU');
  await purse.write(tx);
}

/** Undefined: none of their games can be played by this player now. */
export async function takeSpins(
  ports: SpinsPorts,
  tx: Tx,
  { purse, gift, by }: { purse: Purse; gift: Gift; by: By },
): Promise<Gift | undefined> {
  const game = await chooseGame(ports, tx, gift);
  if (game === undefined) return undefined;
  const { id: giftId, playerId, currency, spinsTotal, spinBet } = gift;
  const id = keyFor(`free spins ${giftId}`);
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
  { playerId, currency, becomes, spinBet }: Gift,
): Promise<string | undefined> {
  const offered = await freeRounds.games(tx, currency);
  const country = (await identity.receiversOf(tx, [playerId])).get(playerId)?.country;
  for (const wanted of becomes?.games ?? []) {
    const found = offered.find(({ game }) => game === wanted);
    if (!found?.stakes_cents.includes(wireCents(spinBet ?? 0n))) continue;
    if (country == null || (await isOpen({ game: wanted, country }))) return wanted;
  }
  return undefined;
}
