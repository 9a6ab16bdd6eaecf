import type { FraudCheck } from '@halley/contract';
import type { z } from 'zod';
import type { Tx } from '../../kit/index.ts';
import type { Judgement } from './risk-rules.ts';

type Asked = z.output<typeof FraudCheck>;

interface RiskCheck extends Judgement {
  playerId: number;
  transactionId: Asked['transaction_id'];
  kind: Asked['type'];
  amount: Asked['amount'];
  currency: Asked['currency'];
  paymentSystem: Asked['payment_system'];
  address: string;
  at: Date;
}

const longestAddress = 64;

export async function insertRiskCheck(tx: Tx, check: RiskCheck): Promise<void> {
  await tx.query(
    `insert into identity_risk_check
       (player_id, transaction_id, kind, amount, currency, payment_system, verdict, reasons, address, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      check.playerId,
      check.transactionId,
      check.kind,
      check.amount,
      check.currency,
      check.paymentSystem,
      check.verdict,
      check.reasons,
      check.address.slice(0, longestAddress),
      check.at,
    ],
  );
}

export async function countRiskChecks(tx: Tx, { playerId, since }: { playerId: number; since: Date }): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    'select count(*) from identity_risk_check where player_id = $1 and at > $2',
    [playerId, since],
  );
  return Number(rows[0]?.count);
}
