import type { Queryable, Tx } from '../../kit/index.ts';

export type CorrectionState = 'proposed' | 'agreed' | 'refused';

/** Points that somebody of the staff gives or takes, in millionths. */
export interface Correction {
  id: number;
  playerId: number;
  chargeable: bigint;
  persistent: bigint;
  reason: string;
  proposedBy: Member;
  proposedAt: Date;
  state: CorrectionState;
  decidedBy: Member | null;
  decidedAt: Date | null;
}

export interface Member {
  id: number;
  name: string;
}

interface CorrectionRow {
  id: bigint;
  player_id: bigint;
  chargeable: bigint;
  persistent: bigint;
  reason: string;
  proposed_by: bigint;
  proposed_by_name: string;
  proposed_at: Date;
  state: CorrectionState;
  decided_by: bigint | null;
  decided_by_name: string | null;
  decided_at: Date | null;
}

const columns = `id, player_id, chargeable, persistent, reason, proposed_by, proposed_by_name, proposed_at, state, decided_by,
  decided_by_name, decided_at`;

const fromRow = (row: CorrectionRow): Correction => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  chargeable: row.chargeable,
  persistent: row.persistent,
  reason: row.reason,
  proposedBy: { id: Number(row.proposed_by), name: row.proposed_by_name },
  proposedAt: row.proposed_at,
  state: row.state,
  decidedBy: row.decided_by === null ? null : { id: Number(row.decided_by), name: row.decided_by_name ?? '' },
  decidedAt: row.decided_at,
});

export async function insertCorrection(
  tx: Tx,
  wanted: Pick<Correction, 'playerId' | 'chargeable' | 'persistent' | 'reason' | 'proposedBy' | 'proposedAt'>,
): Promise<Correction> {
  const { playerId, chargeable, persistent, reason, proposedBy, proposedAt } = wanted;
  const { rows } = await tx.query<CorrectionRow>(
    `insert into loyalty_correction (player_id, chargeable, persistent, reason, proposed_by, proposed_by_name, proposed_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, 'proposed') returning ${columns}`,
    [playerId, chargeable, persistent, reason, proposedBy.id, proposedBy.name, proposedAt],
  );
  return fromRow(rows[0] as CorrectionRow);
}

/** Two who decide at once: the second one waits here, and finds it decided. */
export async function lockCorrection(tx: Tx, id: number): Promise<Correction | undefined> {
  const { rows } = await tx.query<CorrectionRow>(`select ${columns} from loyalty_correction where id = $1 for update`, [
    id,
  ]);
  return rows[0] && fromRow(rows[0]);
}

export async function decideCorrection(
  tx: Tx,
  { id, state, by, at }: { id: number; state: CorrectionState; by: Member; at: Date },
): Promise<Correction> {
  const { rows } = await tx.query<CorrectionRow>(
    `update loyalty_correction set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5
     where id = $1 returning ${columns}`,
    [id, state, by.id, by.name, at],
  );
  return fromRow(rows[0] as CorrectionRow);
}

/** Those that wait, oldest first, then those that were decided last. */
export async function listCorrections(db: Queryable, decided: number): Promise<Correction[]> {
  const { rows } = await db.query<CorrectionRow>(
    `(select ${columns} from loyalty_correction where state = 'proposed' order by proposed_at, id)
     union all (select ${columns} from loyalty_correction where state <> 'proposed' order by decided_at desc, id desc limit $1)`,
    [decided],
  );
  return rows.map(fromRow);
}

export async function listCorrectionsOf(db: Queryable, playerId: number): Promise<Correction[]> {
  const { rows } = await db.query<CorrectionRow>(
    `select ${columns} from loyalty_correction where player_id = $1 order by id desc`,
    [playerId],
  );
  return rows.map(fromRow);
}
