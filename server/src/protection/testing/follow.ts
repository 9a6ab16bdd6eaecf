import type { LimitedHouse } from '../../../../test/limited-house.ts';
import type { Database } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';

/** Everything players did is counted and looked at. */
export async function lookAtPlay({
  house,
  database,
}: Pick<LimitedHouse, 'house'> & { database: Database }): Promise<void> {
  const consumer = house.consumers.find(({ name }) => name === 'protection-count');
  if (!consumer) throw new Error('nobody counts');
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(database, consumer);
  await house.protection.tasks['protection.mind']();
}
