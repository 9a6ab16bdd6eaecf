import type { LotteryDraw } from '@halley/contract';
import { roundAt } from '@halley/studio/fair/lottery';
import type { Database } from '../../kit/index.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60 * 1000);

/** As if a lottery had ended two hours ago and its beacon had spoken an hour later: journeys have no clock of their own. */
export async function letTimePass(
  database: Database,
  {
    id,
    beacon,
    advance,
  }: { id: number; beacon: LotteryDraw['beacon']; advance(to: 'frozen' | 'drawn'): Promise<void> },
): Promise<void> {
  const round = roundAt(beacon, minutesAgo(60));
  await database.query(
    'update lotteries_lottery set starts_at = $2, ends_at = $3, named_round = $4, round = $4 where promotion_id = $1',
    [id, minutesAgo(300), minutesAgo(120), round],
  );
  await advance('frozen');
  await database.query('update lotteries_lottery set frozen_at = $2, round = $3 where promotion_id = $1', [
    id,
    minutesAgo(110),
    round,
  ]);
  await advance('drawn');
}
