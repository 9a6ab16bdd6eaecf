import type { Author } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { switchGame } from './change-game.ts';
import { switchProducer } from './producers.ts';

/** Opens or closes a game by its identifier, or a producer with all of its games. Answers whether there is one. */
export async function switchByName(
  tx: Tx,
  { name, ...change }: Author & { name: string; state: 'open' | 'closed' },
): Promise<boolean> {
  if (!name.includes('/')) {
    const { rows } = await tx.query('select from games_producer where id = $1', [name]);
    if (rows.length > 0) await switchProducer(tx, { ...change, producer: name });
    return rows.length > 0;
  }
  const { rows } = await tx.query<{ id: bigint }>('select id from games_game where identifier = $1', [name]);
  if (rows[0]) await switchGame(tx, { ...change, gameId: Number(rows[0].id) });
  return rows.length > 0;
}
