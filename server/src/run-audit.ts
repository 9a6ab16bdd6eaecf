import { type TrailReport, verifyTrail } from './audit/index.ts';
import { auditFreeRounds } from './games/index.ts';
import { auditJackpots, countJackpots } from './jackpots/index.ts';
import type { Database } from './kit/index.ts';
import { auditLimits } from './limits/index.ts';
import { auditPayments, countPayments } from './payments/index.ts';
import { auditRounds, countRounds } from './wagers/index.ts';
import { auditLedger, countLedger, type Finding } from './wallet/index.ts';

export interface AuditReport {
  findings: Finding[];
  transfers: number;
  wallets: number;
  rounds: number;
  jackpotStakes: number;
  jackpotWins: number;
  payments: number;
  trail: TrailReport;
}

/** Holds all books against each other, in one snapshot, while players go on playing. */
export async function runAudit(database: Database): Promise<AuditReport> {
  return database.tx(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const trail = await verifyTrail(tx);
    const broken = trail.faults.map((detail) => ({ check: 'the audit trail is as it was sealed', detail }));
    const findings = [
      ...(await auditLedger(tx)),
      ...(await auditRounds(tx)),
      ...(await auditFreeRounds(tx)),
      ...(await auditJackpots(tx)),
      ...(await auditLimits(tx)),
      ...(await auditPayments(tx)),
      ...broken,
    ];
    return {
      findings,
      ...(await countLedger(tx)),
      rounds: await countRounds(tx),
      ...(await countJackpots(tx)),
      ...(await countPayments(tx)),
      trail,
    };
  });
}
