import type { Database } from '../kit/index.ts';
import type { SupportPorts } from './ports.ts';

const dayMs = 24 * 60 * 60 * 1000;
const quietMs = dayMs;
const countsLastMs = 2 * dayMs;
/** So many in one transaction: nobody waits long for a sweep. */
const atOnce = 200;

/**
 * Forgets conversations and e-mails that are older than the house keeps them, files and all; guests' sooner. Puts away
 * what nobody has answered to for a day.
 */
export async function sweepSupport({ homes, clock, keepDays }: SupportPorts): Promise<{ chats: number }> {
  const now = clock.now().getTime();
  let chats = 0;
  for (const home of homes.all()) chats += await sweepHome(home, { now, keepDays });
  await homes.house.query('delete from support_count where window_start < $1', [new Date(now - countsLastMs)]);
  return { chats };
}

async function sweepHome(
  home: Database,
  { now, keepDays }: Pick<SupportPorts, 'keepDays'> & { now: number },
): Promise<number> {
  const guestsBefore = new Date(now - keepDays.guests * dayMs);
  const playersBefore = new Date(now - keepDays.players * dayMs);
  let chats = 0;
  for (let deleted = atOnce; deleted === atOnce; chats += deleted) {
    deleted = await home.tx(async (tx) => {
      const { rows } = await tx.query<{ id: bigint }>(
        `select id from support_chat where updated_at < case when player_id is null then $1 else $2 end::timestamptz
         order by updated_at limit $3 for update skip locked`,
        [guestsBefore, playersBefore, atOnce],
      );
      const ids = rows.map(({ id }) => id);
      await tx.query(
        `delete from support_chunk where content_id in (select content_id from support_file where chat_id = any($1))`,
        [ids],
      );
      await tx.query('delete from support_chat where id = any($1)', [ids]);
      return ids.length;
    });
  }
  await home.query(
    `delete from support_ticket where created_at < case when player_id is null then $1 else $2 end::timestamptz
       and (state <> 'open' or created_at < $2::timestamptz)`,
    [guestsBefore, playersBefore],
  );
  await home.query(
    `update support_chat set state = 'closed' where state = 'open' and waiting_since is null and updated_at < $1`,
    [new Date(now - quietMs)],
  );
  return chats;
}
