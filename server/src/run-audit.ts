import type { Database } from './kit/index.ts';
import { auditRounds, countRounds } from './wagers/index.ts';
import { auditLedger, countLedger, type Finding } from './wallet/index.ts';

export interface AuditReport {
  findings: Finding[];
  transfers: number;
  wallets: number;
  rounds: number;
}

/** Holds all books against each other, in one snapshot, while players go on playing. */
export async function runAudit(database: Database): Promise<AuditReport> {
  return database.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const findings = [...(await auditLedger(tx)), ...(await auditRounds(tx))];
    return { findings, ...(await countLedger(tx)), rounds: await countRounds(tx) };
  });
}
