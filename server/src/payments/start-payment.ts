import { randomUUID } from 'node:crypto';
import {
  type Currency,
  type PaymentAction,
  type PaymentStart,
  type Player,
  type paymentsCalls,
  Refusal,
  sameSitePath,
} from '@halley/contract';
import type { z } from 'zod';
import { invariant, keyFor, once, type PlayerContext, type Tx } from '../kit/index.ts';
import { addJob } from '../kit/jobs/index.ts';
import { beginDeposit } from './advance-payment.ts';
import { inUnits, parseAmount } from './amounts.ts';
import { listDestinations } from './cashouts/destination-store.ts';
import { proveDestination } from './cashouts/prove-destination.ts';
import { startOnTheWire } from './deposits/continue-payment.ts';
import { reserveOffer } from './deposits/reserve-offer.ts';
import { judgeStanding } from './judge-standing.ts';
import { sealOrder } from './kept-order.ts';
import { availableMethod, type Wanted } from './methods/available-methods.ts';
import type { MethodDefinition } from './methods/methods.ts';
import { findProfile, type ProfileRow } from './methods/profile-store.ts';
import { readFields } from './methods/read-fields.ts';
import { refuseCardNumbers } from './methods/refuse-card-numbers.ts';
import { missingFor } from './missing-for.ts';
import { firstLook, makePayment } from './move-payment.ts';
import type { Routes } from './payment.ts';
import { firstStates } from './payment-moves.ts';
import { findPayment, holdDeposits, sumUnderWay } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';

export type StartBody = z.output<typeof paymentsCalls.startPayment.body>;

interface Asked {
  action: PaymentAction;
  currency: Currency;
  amount: bigint;
  method: MethodDefinition;
  fields: Record<string, string>;
  destination: string | null;
  profile: ProfileRow | undefined;
  saveProfile: boolean;
  routes: Routes | null;
  /** Undefined: the offer that was picked before, if any; null: none. */
  offerId: string | null | undefined;
  reference: string;
  /** What is known of a cashout's asker beyond this room. */
  signals: string[];
}

/**
 * Begins a deposit or a cashout. The payment is written first and the provider asked afterwards, so nothing that breaks in
 * between is lost; a request that is repeated with its key is the same payment.
 */
export async function startPayment(
  ports: PaymentsPorts,
  body: StartBody,
  context: PlayerContext,
): Promise<PaymentStart> {
  const { database } = ports;
  const { playerId } = context.principal;
  const { idempotencyKey = randomUUID() } = context;
  refuseCardNumbers(body);
  const player = await ports.readPlayer(playerId);
  invariant(player, 'a session belongs to a player');
  const brand = ports.brandAt(context);
  const reference = keyFor(`payment ${playerId} ${idempotencyKey}`);
  const asked = await readAsked(ports, body, { player, brand, reference });
  if (asked.action === 'cashout') asked.signals.push(...(await signalsOf(ports, asked, player, context)));

  const { paymentId } = await database.tx((tx) =>
    once(tx, { scope: `player:${playerId}:startPayment`, key: idempotencyKey, input: body }, () =>
      writePayment(ports, tx, { asked, player, context }),
    ),
  );
  const payment = await findPayment(database, { id: paymentId });
  invariant(payment, 'a payment that was written is there');
  const isFresh = payment.action === 'deposit' && payment.state === 'pending' && payment.next_step === null;
  const nextStep = isFresh ? await beginDeposit(ports, payment) : (payment.next_step ?? { mode: 'notify' });
  return startOnTheWire(paymentId, nextStep);
}

async function readAsked(
  ports: PaymentsPorts,
  body: StartBody,
  { player, brand, reference }: Pick<Wanted, 'player' | 'brand'> & { reference: string },
): Promise<Asked> {
  const { payment_method: id, payment_action: action, currency } = body;
  const method = availableMethod(ports, { id, action, currency, player, brand });
  const bounds = method?.bounds[currency]?.[action];
  // Coins are sent to an address and tell of themselves: there is nothing to begin.
  if (!method || !bounds || (action === 'deposit' && method.type === 'crypto')) {
    throw new Refusal('payment_method.not_available');
  }
  const amount = parseAmount(body.amount, currency);
  if (amount < bounds.min) throw new Refusal('amount.too_small');
  if (bounds.max !== null && amount > bounds.max) throw new Refusal('amount.too_large');
  if (bounds.multipleOf !== undefined && amount % bounds.multipleOf !== 0n) throw new Refusal('amount.multiple_of');
  const profileId = body.saved_profile_id;
  const profile =
    profileId === undefined ? undefined : await findProfile(ports.database, { id: profileId, playerId: player.id });
  if (profileId !== undefined && (profile?.method !== method.id || profile.provider !== method.provider)) {
    throw new Refusal('saved_profile_id.unknown');
  }
  if (action === 'cashout' && method.cashoutToProfile && !profile) {
    throw new Refusal('fields.missing', { fields: ['saved_profile_id'] });
  }
  const { fields, destination } = profile
    ? { fields: {}, destination: profile.title }
    : readFields(ports, { method, action, currency, body: await withUsedBefore(ports, body, { player, method }) });
  const { save_profile: saveProfile = false } = body;
  const routes = readRoutes(body.custom_routes);
  return {
    action,
    currency,
    amount,
    method,
    fields,
    destination,
    profile,
    saveProfile,
    routes,
    offerId: body.offer_id,
    reference,
    signals: [],
  };
}

/** An account that was used before is named by its number: its fields are those it was used with. */
async function withUsedBefore(
  ports: PaymentsPorts,
  body: StartBody,
  { player, method }: { player: Player; method: MethodDefinition },
): Promise<StartBody> {
  const id = body.fields?.destination_id;
  if (id === undefined || body.payment_action !== 'cashout') return body;
  const known = await listDestinations(ports, ports.database, { playerId: player.id, method: method.id });
  const used = known.find((one) => String(one.id) === id && one.profileId === null);
  if (!used) throw new Refusal('fields.invalid', { fields: ['destination_id'] });
  return { ...body, fields: used.fields };
}

function readRoutes(asked: StartBody['custom_routes']): Routes | null {
  if (!asked) return null;
  const paths = Object.entries(asked).map(([name, target]) => {
    const path = sameSitePath(target);
    if (target !== undefined && path === undefined) throw new Refusal('custom_routes.not_ours');
    return [name, path];
  });
  return Object.fromEntries(paths.filter(([, path]) => path !== undefined));
}

async function signalsOf(
  ports: PaymentsPorts,
  { amount, currency, method, reference }: Asked,
  player: Player,
  context: PlayerContext,
): Promise<string[]> {
  const question = { player, amount: inUnits(amount, currency), currency, method: method.id, reference };
  const risk = await ports.askRisk(question, context);
  const isElsewhere = player.country !== null && ports.countryOf(context) !== player.country;
  return [...(risk === 'accept' ? [] : [`risk_${risk}`]), ...(isElsewhere ? ['other_country'] : [])];
}

async function writePayment(
  ports: PaymentsPorts,
  tx: Tx,
  { asked, player, context }: { asked: Asked; player: Player; context: PlayerContext },
): Promise<{ paymentId: number }> {
  const { action, currency, amount, method, reference } = asked;
  const { licence } = await judgeStanding(ports, tx, { player, action, country: ports.countryOf(context) });
  const missing = missingFor(player, { action, currency });
  const empty = missing.filter((field) => field !== 'email' || !player.email);
  // The address is there; what is missing is a click in a mail.
  const unconfirmed = empty.length < missing.length;
  if (empty.length > 0)
    throw new Refusal('profile.incomplete', { fields: empty, also: unconfirmed ? ['email.not_confirmed'] : [] });
  if (unconfirmed) throw new Refusal('email.not_confirmed');
  if (action === 'deposit') {
    const owner = { playerId: player.id, currency };
    await holdDeposits(tx, player.id);
    await ports.judgeDeposit(tx, { ...owner, amount, underWay: await sumUnderWay(tx, owner) });
  }
  const at = ports.clock.now();
  const { fields, saveProfile, profile, destination, routes, signals } = asked;
  const profileId = profile?.id ?? null;
  if (action === 'cashout') {
    const wanted = { playerId: player.id, method: method.id, fields, profileId, shown: destination, at };
    await proveDestination(ports, tx, context, wanted);
  }
  const made = await makePayment(
    ports,
    tx,
    {
      reference,
      playerId: player.id,
      action,
      state: firstStates[action],
      currency,
      amount,
      method: method.id,
      provider: method.provider,
      destination,
      sealedOrder: sealOrder(ports.sealer, reference, { fields, saveProfile }),
      profileId,
      reversible: action === 'cashout' && ports.mayReverse(licence),
      routes,
      returnOrigin: ports.originOf(context.host) ?? null,
      signals,
      at,
      lookAt: firstLook(at),
    },
    { kind: 'player', id: player.id },
  );
  if (!made) return findRepeated(tx, asked);
  await reserveOffer(ports, tx, made, asked.offerId);
  const paymentId = Number(made.id);
  if (action === 'cashout') await addJob(tx, 'payments.mind', { paymentId }, { key: `payments.mind:${paymentId}` });
  return { paymentId };
}

/** The key was used so long ago that its answer is forgotten; the payment is not. */
async function findRepeated(
  tx: Tx,
  { reference, action, currency, amount, method }: Asked,
): Promise<{ paymentId: number }> {
  const earlier = await findPayment(tx, { reference });
  const isSame =
    earlier?.action === action &&
    earlier.currency === currency &&
    earlier.amount === amount &&
    earlier.method === method.id;
  if (!isSame) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return { paymentId: Number(earlier.id) };
}
