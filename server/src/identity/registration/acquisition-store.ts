import type { Tx } from '../../kit/index.ts';
import type { Origin } from './acquisition.ts';

export async function insertOrigin(tx: Tx, input: { playerId: number; origin: Origin; at: Date }): Promise<void> {
  const { stag, affbId, clickId, utm } = input.origin;
  await tx.query(
    `insert into identity_acquisition (player_id, stag, affb_id, click_id, utm, at) values ($1, $2, $3, $4, $5, $6)`,
    [input.playerId, stag, affbId, clickId, JSON.stringify(utm), input.at],
  );
}
