import { type PartnerPayout, Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import { invariant, keyFor, type Queryable, type Tx } from '../kit/index.ts';
import { moveHouseMoney } from '../wallet/index.ts';
import { payoutOnTheWire } from './describe-partner.ts';
import { lockPartner } from './partner-store.ts';
import {
  decidePayout,
  insertPayout,
  lockPayout,
  type Payout,
  type Person,
  selectPayouts,
  sumPayouts,
  waitingPayouts,
} from './payout-store.ts';
import type { PartnersPorts } from './ports.ts';
import { sumStatements } from './statements/statement-store.ts';

const payoutPageSize = 50;

/** Payouts by two people: one asks, another agrees, and only then it is booked. */
export function createPayouts({ clock }: Pick<PartnersPorts, 'clock'>) {
  const record = (
    tx: Tx,
    author: Author,
    kind: 'payout_asked' | 'payout_decided',
    { id, partnerId, amount, state }: Payout,
  ) =>
    writeSignificant(tx, {
      kind: `partners.${kind}`,
      ...author,
      target: { kind: 'partner', id: partnerId },
      detail: { payout: id, amount: String(amount), state },
    });

  async function shown(tx: Tx, id: number): Promise<Payout> {
    const payout = await lockPayout(tx, id);
    if (!payout) throw new Refusal('NOT_FOUND');
    return payout;
  }

  async function asked(tx: Tx, id: number): Promise<Payout> {
    const payout = await shown(tx, id);
    if (payout.state !== 'asked') throw new Refusal('state.not_allowed');
    return payout;
  }

  return {
    async list(db: Queryable, { state, below }: { state?: string | undefined; below?: number | undefined }) {
      const payouts = await selectPayouts(db, { state, below, limit: payoutPageSize });
      const last = payouts.length === payoutPageSize ? (payouts.at(-1)?.id ?? null) : null;
      return { payouts: payouts.map(payoutOnTheWire), next_before: last };
    },

    waiting: waitingPayouts,

    /** Behind the partner's lock: two who ask at once cannot ask for the same money. */
    async ask(
      tx: Tx,
      { partnerId, amount, by, key }: { partnerId: number; amount: bigint; by: Person; key: string },
      author: Author,
    ): Promise<PartnerPayout> {
      const partner = await lockPartner(tx, partnerId);
      if (!partner) throw new Refusal('NOT_FOUND');
      const owed = ((await sumStatements(tx)).get(partnerId) ?? 0n) - ((await sumPayouts(tx)).get(partnerId) ?? 0n);
      if (amount > owed) throw new Refusal('amount_cents.more_than_owed');
      const { currency } = partner;
      const { reason } = author;
      const wanted = { partnerId, currency, amount, reason, askedBy: by, askedAt: clock.now() };
      const payout = await shown(tx, await insertPayout(tx, { ...wanted, key: keyFor(`partners:payout:${key}`) }));
      await record(tx, author, 'payout_asked', payout);
      return payoutOnTheWire(payout);
    },

    async approve(tx: Tx, { id, by }: { id: number; by: Person }, author: Author): Promise<PartnerPayout> {
      const { askedBy, key, currency, amount } = await asked(tx, id);
      if (askedBy.id === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
      await moveHouseMoney(tx, [
        { key, reason: 'partner_paid', currency, from: 'partners_owed', to: 'payments', amount },
      ]);
      await decidePayout(tx, { id, state: 'paid', by, at: clock.now(), decision: null });
      const payout = await shown(tx, id);
      invariant(payout.state === 'paid', 'a payout is paid once');
      await record(tx, author, 'payout_decided', payout);
      return payoutOnTheWire(payout);
    },

    async refuse(tx: Tx, { id, by }: { id: number; by: Person }, author: Author): Promise<PartnerPayout> {
      await asked(tx, id);
      await decidePayout(tx, { id, state: 'refused', by, at: clock.now(), decision: author.reason });
      const payout = await shown(tx, id);
      await record(tx, author, 'payout_decided', payout);
      return payoutOnTheWire(payout);
    },
  };
}
