import { type Queryable, readLayout } from '../kit/index.ts';
import { BootError } from './boot-error.ts';
import { roomsOfOneHome } from './rooms-of-one-home.ts';

/** A room that does not know homes would find no table, or those of one home only: such a house does not open. */
export async function refuseManyHomes(db: Queryable): Promise<void> {
  const layout = await readLayout(db).catch((error: Error) => {
    throw new BootError(`The split into homes has not come to its end: ${error.message} Run it again.`);
  });
  if (layout.kind === 'one' || roomsOfOneHome.length === 0) return;
  throw new BootError(
    `The database has ${layout.count} homes, and this release serves one: ${roomsOfOneHome.length} rooms do not know homes yet.`,
  );
}
