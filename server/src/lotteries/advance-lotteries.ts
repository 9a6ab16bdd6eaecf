import { timeOfRound } from '@halley/studio/fair/lottery';
import { cancelLottery, giveBackPoints } from './cancel-lottery.ts';
import { drawLottery } from './draw-lottery.ts';
import { freezeList, settleMs } from './freeze-list.ts';
import { giveKept } from './give-kept.ts';
import { keepPools } from './keep-pools.ts';
import { isCalledOff, type PromotionStanding, type StoredLottery } from './lottery.ts';
import { lotteriesIn } from './lottery-store.ts';
import { lookForLotteries } from './open-lotteries.ts';
import type { LotteriesPorts } from './ports.ts';

type Due = 'cancel' | 'freeze' | 'draw' | null;

/** What is to be done with a lottery now. */
export function dueOf(lottery: StoredLottery, standing: PromotionStanding | undefined, now: Date): Due {
  if (lottery.state === 'open') {
    if (standing && isCalledOff(lottery, standing)) return 'cancel';
    return now.getTime() >= lottery.endsAt.getTime() + settleMs ? 'freeze' : null;
  }
  return lottery.state === 'frozen' && now >= timeOfRound(lottery.beacon, lottery.round) ? 'draw' : null;
}

/** Opens, freezes, draws and cancels what is due. One that fails does not hold up the others. */
export async function advanceLotteries(ports: LotteriesPorts): Promise<void> {
  const { database, clock, promotions, log } = ports;
  await lookForLotteries(ports);
  const waiting = await lotteriesIn(database, ['open', 'frozen']);
  await keepPools(ports, waiting);
  const standings = await promotions.statesOf(
    database,
    waiting.map(({ promotionId }) => promotionId),
  );
  const moves = { cancel: cancelLottery, freeze: freezeList, draw: drawLottery };
  for (const lottery of waiting) {
    const { promotionId } = lottery;
    const due = dueOf(lottery, standings.get(promotionId), clock.now());
    try {
      if (due) await moves[due](ports, promotionId);
    } catch (error) {
      log.error({ err: error, promotionId, due }, 'a lottery could not be moved on');
    }
  }
  await giveKept(ports);
  await giveBackPoints(ports);
}
