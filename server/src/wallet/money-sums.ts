import type { Tx } from '../kit/index.ts';

/**
 * What is added up of transfers `t` with their holds `h`: money in and out of the house is what crossed it, stakes are
 * less what was rolled back.
 */
export const sumColumns = `count(*) filter (where t.reason = 'deposit') as deposits_count,
  coalesce(sum(-t.house_amount) filter (where t.reason = 'deposit'), 0) as deposits,
  coalesce(sum(t.house_amount) filter (where t.reason = 'capture' and h.purpose = 'cashout'), 0) as cashouts,
  coalesce(sum(t.house_amount) filter (where t.reason in ('stake', 'rollback')), 0) as bets`;

export const summedTransfers = `wallet_transfer t left join wallet_hold h on t.reason = 'capture' and h.id = t.key`;

/** Adds a stretch of the journal to the sums of its wallets. Whoever calls sees to it that each comes once. */
export async function addToSums(tx: Tx, stretch: { after: bigint; through: bigint }): Promise<void> {
  await tx.query(
    `insert into wallet_sum as s (account_id, player_id, deposits_count, deposits, cashouts, bets)
     select t.account_id, min(t.player_id), ${sumColumns} from ${summedTransfers}
     where t.id > $1 and t.id <= $2 group by t.account_id
     on conflict (account_id) do update set
       deposits_count = s.deposits_count + excluded.deposits_count, deposits = s.deposits + excluded.deposits,
       cashouts = s.cashouts + excluded.cashouts, bets = s.bets + excluded.bets`,
    [stretch.after, stretch.through],
  );
}
