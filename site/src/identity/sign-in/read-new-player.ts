import { callApi, type Output } from '../../query/index.ts';

/** The player of the session that has just begun. Elsewhere a page goes on without the profile; here it cannot. */
export async function readNewPlayer(): Promise<Output<'readPlayer'>> {
  const player = await callApi('readPlayer', undefined);
  if (player === null) throw new TypeError('the profile could not be read');
  return player;
}
