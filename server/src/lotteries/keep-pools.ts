import type { StoredLottery } from './lottery.ts';
import { lockLottery } from './lottery-store.ts';
import type { LotteriesPorts } from './ports.ts';

/** Lotteries that were opened before money was set aside for their prizes, and are not drawn. */
export async function keepPools(
  { database, promotions, clock }: Pick<LotteriesPorts, 'database' | 'promotions' | 'clock'>,
  lotteries: readonly StoredLottery[],
): Promise<void> {
  if (lotteries.length === 0) return;
  const kept = await promotions.pools.read(
    database,
    lotteries.map(({ promotionId }) => promotionId),
  );
  const without = lotteries.filter(({ promotionId }) => !kept.has(promotionId));
  for (const { id: promotionId, rule } of await promotions.versionsOf(database, without)) {
    if (rule.contest?.pool === undefined) continue;
    const { contest } = rule;
    await database.tx(async (tx) => {
      const lottery = await lockLottery(tx, promotionId);
      if (lottery?.state === 'open' || lottery?.state === 'frozen')
        await promotions.pools.setAside(tx, { promotionId, contest, now: clock.now() });
    });
  }
}
