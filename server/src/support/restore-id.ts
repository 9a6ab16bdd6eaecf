import { chatProject, Refusal } from '@halley/contract';
import type { Database } from '../kit/index.ts';

export interface Restored {
  playerId: number;
  internalId: string;
  project: string;
}

/** Only of the player of this session, and only in this house. */
function refuseOthers({ playerId, internalId, project }: Restored): void {
  if (internalId !== String(playerId) || project !== chatProject) throw new Refusal('NOT_FOUND');
}

/** Empty where none was kept yet. */
export async function readRestoreId(database: Database, asked: Restored): Promise<string> {
  refuseOthers(asked);
  const { rows } = await database.query<{ restore_id: string }>(
    'select restore_id from support_restore where player_id = $1 and project = $2',
    [asked.playerId, asked.project],
  );
  return rows[0]?.restore_id ?? '';
}

/** An empty one is none. */
export async function writeRestoreId(
  database: Database,
  { restoreId, at, ...asked }: Restored & { restoreId: string; at: Date },
): Promise<void> {
  refuseOthers(asked);
  if (restoreId === '') {
    await database.query('delete from support_restore where player_id = $1 and project = $2', [
      asked.playerId,
      asked.project,
    ]);
    return;
  }
  await database.query(
    `insert into support_restore (player_id, project, restore_id, updated_at) values ($1, $2, $3, $4)
     on conflict (player_id, project) do update set restore_id = excluded.restore_id, updated_at = excluded.updated_at`,
    [asked.playerId, asked.project, restoreId, at],
  );
}
