import { type CashoutResult, Refusal, type staffPaymentCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import type { DeskPayment } from '../../payments/index.ts';
import { deedOnce } from '../deed-once.ts';
import { namesOfMembers } from '../members/member-store.ts';
import { findPlayer } from '../players/read-player.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { correctionOnTheWire, differenceOnTheWire, fileOnTheWire, paymentOnTheWire } from './on-the-wire.ts';
import { namesOfPlayers, playersOfPayments } from './players-of-payments.ts';

const pageSize = 50;
const playersIn = (page: readonly { playerId: number }[]) => page.map(({ playerId }) => playerId);
const memberOf = ({ staff }: StaffContext) => ({ id: staff.memberId, name: staff.name });

/** Every decision and its entry in the trail: both or neither. What is looked at is written down as well. */
export function paymentCalls(ports: StaffPorts): Handlers<typeof staffPaymentCalls> {
  const { database, paymentsDesk: desk, corrections, limitsDesk } = ports;
  const aboutPayment = ({ id, playerId }: { id: number; playerId: number }) => ({
    target: { kind: 'payment', id },
    playerId,
  });

  const approve = (paymentId: number, context: StaffContext) =>
    database.tx(async (tx) => {
      const payment = await desk.approve(tx, { paymentId, member: memberOf(context) });
      const detail = { agreed: payment.approvals.length, needed: payment.approvalsNeeded };
      await record(tx, context, { kind: 'staff.cashout_approved', ...aboutPayment(payment), detail });
      return payment;
    });
  const reject = (paymentId: number, reason: string, context: StaffContext) =>
    database.tx(async (tx) => {
      const payment = await desk.reject(tx, { paymentId, member: memberOf(context), reason });
      await record(tx, context, { kind: 'staff.cashout_rejected', ...aboutPayment(payment), reason });
      return payment;
    });

  return {
    listCashoutQueue: ({ query: { after = 0 } }, context) =>
      database.tx(async (tx) => {
        const found = await desk.listCashoutQueue(tx, { after, limit: pageSize + 1 });
        const page = found.slice(0, pageSize);
        const { open: waiting } = await desk.waitingCashouts(tx);
        const playerOf = await playersOfPayments(ports, tx, { playerIds: playersIn(page), context });
        await record(tx, context, { kind: 'staff.cashouts_viewed', detail: { cashouts: page.map(({ id }) => id) } });
        const next_after = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
        const cashouts = page.map((one) => ({ ...paymentOnTheWire(one), player: playerOf(one.playerId) }));
        return { status: 200, body: { cashouts, waiting, next_after } };
      }),
    searchStaffPayments: ({ query }, context) =>
      database.tx(async (tx) => {
        const { player: playerId, before: below, reference, ...rest } = query;
        const search = { ...rest, playerId, below, reference: reference || undefined };
        const found = await desk.search(tx, { ...search, limit: pageSize + 1 });
        const page = found.slice(0, pageSize);
        const detail = { ...query, found: page.length };
        await record(tx, context, { kind: 'staff.payments_searched', ...(playerId && { playerId }), detail });
        const next_before = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
        const nameOf = await namesOfPlayers(ports, tx, { playerIds: playersIn(page), context });
        const payments = page.map((one) => ({ ...paymentOnTheWire(one), player_name: nameOf(one.playerId) }));
        return { status: 200, body: { payments, next_before } };
      }),
    readStaffPayment: ({ params }, context) =>
      database.tx(async (tx) => {
        const payment = await desk.read(tx, params.id);
        await record(tx, context, { kind: 'staff.payment_viewed', ...aboutPayment(payment) });
        const playerOf = await playersOfPayments(ports, tx, { playerIds: [payment.playerId], context });
        const members = payment.events.flatMap(({ actor, actorId }) => (actor === 'staff' && actorId ? [actorId] : []));
        const file = { player: playerOf(payment.playerId), memberNames: await namesOfMembers(tx, members) };
        return { status: 200, body: fileOnTheWire(payment, file) };
      }),
    approveCashout: async ({ params }, context) => ({
      status: 200,
      body: paymentOnTheWire(await approve(params.id, context)),
    }),
    rejectCashout: async ({ params, body: { reason } }, context) => ({
      status: 200,
      body: paymentOnTheWire(await reject(params.id, reason, context)),
    }),
    decideCashouts: async ({ body }, context) => {
      const results: CashoutResult[] = [];
      // One after the other, each in a transaction of its own: what is refused changes nothing of the others.
      for (const id of new Set(body.payments)) {
        const decide = () => (body.decision === 'approve' ? approve(id, context) : reject(id, body.reason, context));
        results.push(await resultOf(id, decide));
      }
      return { status: 200, body: { results } };
    },
    listDifferences: async ({ query: { settled, before: below } }) => {
      const filter = { settled: settled === undefined ? undefined : settled === 'true', below };
      const found = await desk.listDifferences(database, { ...filter, limit: pageSize + 1 });
      const page = found.slice(0, pageSize);
      const { open } = await desk.openDifferences(database);
      const next_before = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return { status: 200, body: { differences: page.map(differenceOnTheWire), open, next_before } };
    },
    settleDifference: ({ params, body: { reason, outcome } }, context) =>
      database.tx(async (tx) => {
        const input = { differenceId: params.id, member: memberOf(context), settlement: reason, outcome };
        const difference = await desk.settleDifference(tx, input);
        const { id, playerId } = difference;
        await record(tx, context, {
          kind: 'staff.difference_settled',
          target: { kind: 'difference', id },
          reason,
          ...(playerId && { playerId }),
          detail: { outcome },
        });
        return { status: 200, body: differenceOnTheWire(difference) };
      }),
    listCorrections: async ({ query: { player: playerId, state, before: below } }, context) => {
      const found = await corrections.list(database, { playerId, state, below, limit: pageSize + 1 });
      const page = found.slice(0, pageSize);
      const next_before = found.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      const nameOf = await namesOfPlayers(ports, database, { playerIds: playersIn(page), context });
      const shown = page.map((one) => ({ ...correctionOnTheWire(one), player_name: nameOf(one.playerId) }));
      return { status: 200, body: { corrections: shown, next_before } };
    },
    askCorrection: ({ body }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'askCorrection', input: body }, async () => {
          const { player_id: playerId, currency, reason } = body;
          await findPlayer(ports, playerId, tx);
          const wanted = {
            playerId,
            currency,
            reason,
            amount: BigInt(body.amount_cents),
            corrects: body.corrects ?? null,
          };
          const correction = await corrections.ask(tx, { ...wanted, by: memberOf(context) });
          await record(tx, context, {
            kind: 'staff.correction_asked',
            target: { kind: 'correction', id: correction.id },
            playerId,
            reason,
            detail: { amount: String(correction.amount), currency, corrects: correction.corrects },
          });
          return { status: 201, body: correctionOnTheWire(correction) };
        }),
      ),
    approveCorrection: ({ params }, context) =>
      database.tx(async (tx) => {
        const correction = await corrections.approve(tx, { id: params.id, by: memberOf(context) });
        const { id, playerId, currency, amount } = correction;
        await record(tx, context, {
          kind: 'staff.correction_approved',
          target: { kind: 'correction', id },
          playerId,
          detail: { amount: String(amount), currency, key: correction.key },
        });
        return { status: 200, body: correctionOnTheWire(correction) };
      }),
    refuseCorrection: ({ params, body: { reason } }, context) =>
      database.tx(async (tx) => {
        const correction = await corrections.refuse(tx, { id: params.id, by: memberOf(context), reason });
        const { id, playerId } = correction;
        await record(tx, context, {
          kind: 'staff.correction_refused',
          target: { kind: 'correction', id },
          playerId,
          reason,
        });
        return { status: 200, body: correctionOnTheWire(correction) };
      }),
    readPlayerLimits: ({ params: { id: playerId } }, context) =>
      database.tx(async (tx) => {
        await findPlayer(ports, playerId, tx);
        const target = { kind: 'player', id: playerId };
        await record(tx, context, { kind: 'staff.player_limits_viewed', target, playerId });
        return { status: 200, body: await limitsDesk.read(tx, playerId) };
      }),
  };
}

/** What is expected to be refused is told of this one alone; anything else is a fault of ours. */
async function resultOf(id: number, decide: () => Promise<DeskPayment>): Promise<CashoutResult> {
  try {
    const { state } = await decide();
    const outcome = state === 'rejected' ? 'rejected' : state === 'pending' ? 'agreed_first' : 'approved';
    return { id, outcome, code: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, outcome: 'refused', code: error.code };
  }
}
