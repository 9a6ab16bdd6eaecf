import type { DescribeLines } from '../wallet/index.ts';
import type { MethodDefinition } from './methods/methods.ts';

const reasons: ReadonlySet<string> = new Set(['deposit', 'hold', 'release', 'capture']);

/** What deposits and withdrawals were made with: the key of the transfer, or of the hold, is the payment's reference. */
export function describePayments(methods: readonly MethodDefinition[]): DescribeLines {
  return async (db, { playerId, lines }) => {
    const keys = lines.filter(({ reason }) => reasons.has(reason)).map((line) => line.key);
    if (keys.length === 0) return new Map();
    const { rows } = await db.query<{ reference: string; id: bigint; method: string }>({
      name: 'payments_describe',
      text: 'select reference, id, method from payments_payment where player_id = $1 and reference = any($2::uuid[])',
      values: [playerId, keys],
    });
    const titleOf = (id: string) => methods.find((method) => method.id === id)?.title ?? id;
    return new Map(rows.map((row) => [row.reference, { title: titleOf(row.method), paymentId: Number(row.id) }]));
  };
}
