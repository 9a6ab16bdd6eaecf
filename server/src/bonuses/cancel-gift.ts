import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import { endSpins } from './end-spins.ts';
import type { EndReason, Gift } from './gift.ts';
import { isOnBreak } from './is-on-break.ts';
import { type By, cancel } from './move-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openGift, type Purse } from './purse.ts';
import { startNext } from './start-next.ts';

type EndPorts = Pick<BonusesPorts, 'freeRounds' | 'limits'>;

/** The player gives a gift up. The next of the queue follows. */
export async function cancelGift(
  ports: EndPorts & Pick<BonusesPorts, 'clock'>,
  tx: Tx,
  wanted: { id: number; playerId: number; type: Gift['type'] },
): Promise<void> {
  const { purse, gift } = await openGift(tx, wanted);
  const by = { now: ports.clock.now(), actor: 'player' };
  await endGift(ports, tx, { purse, gift, how: 'player', by });
  startNext(purse, { ...by, onBreak: await isOnBreak(ports, tx, gift.playerId) });
  await purse.write(tx);
}

/** Ends one that has not ended, whatever its stage. */
export async function endGift(
  ports: EndPorts,
  tx: Tx,
  { purse, gift, how, by }: { purse: Purse; gift: Gift; how: EndReason; by: By },
): Promise<void> {
  if (gift.stage === 'activated') await endSpins(ports, tx, { purse, gift, how, by });
  else purse.take(cancel(gift, how, by));
}

/** Withdrawn by staff: what was earned is paid, the rest ends. Charged back: all of it goes to the house. */
export async function withdrawGift(
  ports: EndPorts & Pick<BonusesPorts, 'clock'>,
  tx: Tx,
  wanted: { id: number; actor: string; reason: string; how: Extract<EndReason, 'withdrawn' | 'charged_back'> },
): Promise<Gift> {
  const { id, actor, reason, how } = wanted;
  const { purse, gift } = await openGift(tx, { id });
  const by = { now: ports.clock.now(), actor, reason };
  await endGift(ports, tx, { purse, gift, how, by });
  startNext(purse, { ...by, onBreak: await isOnBreak(ports, tx, gift.playerId) });
  await purse.write(tx);
  const ended = purse.gift(id);
  if (!ended) throw new Refusal('NOT_FOUND');
  return ended;
}
