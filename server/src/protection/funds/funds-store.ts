import type { ProtectionCaseFile } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface FundsRequest {
  id: number;
  caseId: number;
  playerId: number;
  kind: ProtectionCaseFile['requests'][number]['kind'];
  askedBy: string;
  askedAt: Date;
}

export interface StoredAnswer {
  id: number;
  playerId: number;
  sealed: Buffer;
  mark: Buffer;
  at: Date;
  decision: { accepted: boolean; by: string; at: Date } | null;
}

export async function insertRequest(tx: Tx, request: Omit<FundsRequest, 'id'>): Promise<void> {
  const { caseId, playerId, kind, askedBy, askedAt } = request;
  await tx.query(
    'insert into protection_request (case_id, player_id, kind, asked_by, asked_at) values ($1, $2, $3, $4, $5)',
    [caseId, playerId, kind, askedBy, askedAt],
  );
}

/** Everything that was asked of a player, the newest first. */
export async function requestsTo(db: Queryable, playerId: number): Promise<FundsRequest[]> {
  const { rows } = await db.query<Omit<FundsRequest, 'id' | 'caseId'> & { id: bigint; caseId: bigint }>(
    `select id, case_id as "caseId", kind, asked_by as "askedBy", asked_at as "askedAt" from protection_request
     where player_id = $1 order by id desc limit 50`,
    [playerId],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), caseId: Number(row.caseId), playerId }));
}

interface AnswerRow {
  id: bigint;
  sealed: Buffer;
  mark: Buffer;
  at: Date;
  accepted: boolean | null;
  by: string | null;
  decidedAt: Date | null;
}

/** The newest first. */
export async function answersOf(db: Queryable, playerId: number): Promise<StoredAnswer[]> {
  const { rows } = await db.query<AnswerRow>(
    `select id, sealed, mark, at, accepted, decided_by as "by", decided_at as "decidedAt" from protection_answer
     where player_id = $1 order by id desc limit 20`,
    [playerId],
  );
  return rows.map(({ id, accepted, by, decidedAt, ...row }) => ({
    ...row,
    id: Number(id),
    playerId,
    decision: accepted === null || decidedAt === null ? null : { accepted, by: by ?? '', at: decidedAt },
  }));
}

/** Two answers of one player at once wait for each other. */
export async function lockAnswers(tx: Tx, playerId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [
    'protection_answer',
    playerId % 2_147_483_647,
  ]);
}

export async function insertAnswer(tx: Tx, answer: Omit<StoredAnswer, 'id' | 'decision'>): Promise<number> {
  const { playerId, sealed, mark, at } = answer;
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into protection_answer (player_id, sealed, mark, at) values ($1, $2, $3, $4) returning id',
    [playerId, sealed, mark, at],
  );
  return Number(rows[0]?.id);
}

export async function decideAnswer(
  tx: Tx,
  { id, accepted, by, at }: { id: number; accepted: boolean; by: string; at: Date },
): Promise<void> {
  await tx.query('update protection_answer set accepted = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    accepted,
    by,
    at,
  ]);
}
