import type { PaymentAction, PaymentState } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

export interface FoundByName {
  id: bigint;
  playerId: bigint;
  action: PaymentAction;
  state: PaymentState;
  method: string;
}

/** Payments by their number, our reference or the provider's: each is an exact look into an index. */
export async function lookUpPayments(
  db: Queryable,
  { id, reference, theirs }: { id: number | null; reference: string | null; theirs: string },
): Promise<FoundByName[]> {
  const { rows } = await db.query<FoundByName>({
    name: 'payments_look_up',
    text: `select id, player_id as "playerId", action, state, method from payments_payment where id in (
        select p.id from payments_payment p where p.id = $1
        union all select p.id from payments_payment p where p.reference = $2::uuid
        union all (select p.id from payments_payment p where p.provider_reference = $3 limit 10))
      order by id desc limit 10`,
    values: [id, reference, theirs],
  });
  return rows;
}
