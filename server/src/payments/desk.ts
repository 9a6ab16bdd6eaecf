import { type Payment, Refusal } from '@halley/contract';
import { invariant, type Queryable, type Queue, type Tx } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { type LedgerLine, listTransfers } from '../wallet/index.ts';
import { thresholdsIn } from './cashouts/thresholds.ts';
import {
  type Approval,
  type DeskCallback,
  type DeskEvent,
  insertApproval,
  type PaymentSearch,
  searchPayments,
  selectApprovals,
  selectCallbacks,
  selectEvents,
  selectQueue,
  waitingCashouts,
} from './desk-store.ts';
import { movePayment, showPayments } from './move-payment.ts';
import type { PaymentRow } from './payment.ts';
import { findPayment, lockPayment } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';
import { type PlayerMoney, readMoneyOfPlayers } from './read-money-of-players.ts';
import {
  type Difference,
  type DifferenceFilter,
  lockDifference,
  openDifferences,
  selectDifferences,
  settleDifferenceRow,
} from './reconcile/difference-store.ts';

interface Member {
  id: number;
  name: string;
}

/** A payment as staff see it. */
export interface DeskPayment extends Payment {
  playerId: number;
  reference: string;
  provider: string;
  providerReference: string | null;
  amount: bigint;
  /** What the checks said of a cashout; null: nobody has looked yet. */
  verdict: 'accept' | 'review' | null;
  signals: string[];
  /** How many people must agree, and who has. */
  approvalsNeeded: number;
  approvals: Approval[];
}

/** With everything that happened to it. */
export interface WholePayment extends DeskPayment {
  events: DeskEvent[];
  callbacks: DeskCallback[];
  ledger: LedgerLine[];
  differences: Difference[];
}

export interface PaymentsDesk {
  /** Cashouts that wait for people, oldest first. */
  listCashoutQueue(db: Queryable, page: { after: number; limit: number }): Promise<DeskPayment[]>;
  /** How many wait, and since when. */
  waitingCashouts: Queue;
  /** What these players have paid in and been paid out so far, one line for each currency. */
  moneyOfPlayers(db: Queryable, playerIds: readonly number[]): Promise<PlayerMoney[]>;
  /**
   * Agrees to a cashout. Above the set amount it takes two people: the first agreement is kept and the cashout goes on
   * waiting. `SECOND_PERSON_NEEDED`: the same person again. `PAYMENT_MOVED`: it does not wait any more.
   */
  approve(tx: Tx, input: { paymentId: number; member: Member }): Promise<DeskPayment>;
  /** The money goes back at once; the player reads the reason as it is written. `PAYMENT_MOVED` as above. */
  reject(tx: Tx, input: { paymentId: number; member: Member; reason: string }): Promise<DeskPayment>;
  /** `NOT_FOUND` when there is none. */
  read(db: Queryable, paymentId: number): Promise<WholePayment>;
  /** Newest first. */
  search(db: Queryable, search: PaymentSearch): Promise<DeskPayment[]>;
  listDifferences(db: Queryable, filter: DifferenceFilter): Promise<Difference[]>;
  openDifferences: Queue;
  /**
   * Ends a difference. `noted` changes no book. `paid` and `given_back` also end a cashout that is still at the
   * provider, by what staff have found out there. `NOT_FOUND`, or `PAYMENT_MOVED` when it was settled already.
   */
  settleDifference(
    tx: Tx,
    input: { differenceId: number; member: Member; settlement: string; outcome: 'noted' | 'paid' | 'given_back' },
  ): Promise<Difference>;
}

/** For the back office, which has checked who asks and writes down that they did. */
export function createDesk(ports: PaymentsPorts): PaymentsDesk {
  /** By the sums as they are written now. */
  const readNeeded = async (db: Queryable) => {
    const document = await ports.documents.read('sum-thresholds', db);
    return ({ action, amount, currency }: PaymentRow) =>
      action === 'cashout' && amount >= thresholdsIn(document, currency).fourEyes ? 2 : 1;
  };

  const show = async (db: Queryable, rows: readonly PaymentRow[]): Promise<DeskPayment[]> => {
    const ids = rows.map((row) => row.id);
    const [shown, approvals, approvalsNeeded] = await Promise.all([
      showPayments(ports, db, rows),
      selectApprovals(db, ids),
      readNeeded(db),
    ]);
    return rows.map((row, index) => ({
      ...(shown[index] as Payment),
      playerId: Number(row.player_id),
      reference: row.reference,
      provider: row.provider,
      providerReference: row.provider_reference,
      amount: row.amount,
      verdict: row.verdict,
      signals: row.signals,
      approvalsNeeded: approvalsNeeded(row),
      approvals: approvals.filter((approval) => approval.paymentId === Number(row.id)),
    }));
  };
  const showOne = async (db: Queryable, row: PaymentRow): Promise<DeskPayment> => {
    const [shown] = await show(db, [row]);
    invariant(shown, 'one payment is shown as one');
    return shown;
  };
  const lockWaiting = async (tx: Tx, paymentId: number): Promise<PaymentRow> => {
    const payment = await lockPayment(tx, { id: paymentId });
    if (payment?.action !== 'cashout') throw new Refusal('NOT_FOUND');
    if (payment.state !== 'pending') throw new Refusal('PAYMENT_MOVED', { state: payment.state });
    return payment;
  };

  return {
    listCashoutQueue: async (db, page) => show(db, await selectQueue(db, page)),
    waitingCashouts,
    moneyOfPlayers: readMoneyOfPlayers,
    async approve(tx, { paymentId, member }) {
      const payment = await lockWaiting(tx, paymentId);
      const isNew = await insertApproval(tx, { paymentId: payment.id, member, at: ports.clock.now() });
      const agreed = (await selectApprovals(tx, [payment.id])).length;
      if (agreed < (await readNeeded(tx))(payment)) {
        if (!isNew) throw new Refusal('SECOND_PERSON_NEEDED');
        return showOne(tx, payment);
      }
      const moved = await movePayment(ports, tx, payment, { to: 'processing', actor: { kind: 'staff', ...member } });
      await addJob(tx, 'payments.mind', { paymentId }, { key: `payments.mind:${paymentId}` });
      return showOne(tx, moved);
    },
    async reject(tx, { paymentId, member, reason }) {
      const payment = await lockWaiting(tx, paymentId);
      const move = { to: 'rejected', actor: { kind: 'staff', ...member }, reason, cancellationReason: reason } as const;
      return showOne(tx, await movePayment(ports, tx, payment, move));
    },
    async read(db, paymentId) {
      const row = await findPayment(db, { id: paymentId });
      if (!row) throw new Refusal('NOT_FOUND');
      const [payment, events, callbacks, ledger, differences] = await Promise.all([
        showOne(db, row),
        selectEvents(db, row.id),
        selectCallbacks(db, row.id),
        listTransfers(db, row.reference),
        selectDifferences(db, { paymentId, limit: 100 }),
      ]);
      return { ...payment, events, callbacks, ledger, differences };
    },
    search: async (db, search) => show(db, await searchPayments(db, search)),
    listDifferences: selectDifferences,
    openDifferences,
    async settleDifference(tx, { differenceId, member, settlement, outcome }) {
      const found = await lockDifference(tx, differenceId);
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.settled) throw new Refusal('PAYMENT_MOVED');
      if (outcome !== 'noted') {
        const payment = found.paymentId === null ? undefined : await lockPayment(tx, { id: found.paymentId });
        if (payment?.action !== 'cashout' || payment.state !== 'processing') throw new Refusal('PAYMENT_MOVED');
        await movePayment(ports, tx, payment, {
          to: outcome === 'paid' ? 'succeeded' : 'declined',
          actor: { kind: 'staff', ...member },
          reason: settlement,
          ...(outcome === 'given_back' && { cancellationReason: 'declined_by_provider' }),
        });
      }
      await settleDifferenceRow(tx, { id: differenceId, member, settlement, at: ports.clock.now() });
      const settled = await lockDifference(tx, differenceId);
      invariant(settled, 'a locked difference is there');
      return settled;
    },
  };
}
