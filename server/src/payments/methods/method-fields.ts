import { groupIdsOf, type MethodFields, type Player, Refusal } from '@halley/contract';
import { invariant } from '../../kit/index.ts';
import { inUnits, parseAmount } from '../amounts.ts';
import { listDestinations } from '../cashouts/destination-store.ts';
import { takeAddress } from '../deposits/address-store.ts';
import { judgeStanding } from '../judge-standing.ts';
import { missingFor } from '../missing-for.ts';
import { countDeposits, holdDeposits, sumUnderWay } from '../payment-store.ts';
import type { PaymentsPorts } from '../ports.ts';
import { availableMethod, type Wanted } from './available-methods.ts';
import { type FieldDefinition, firstDeposit, type MethodDefinition } from './methods.ts';
import { presetsIn, stepAt, stepperIn } from './offered-amounts.ts';
import { findProfile } from './profile-store.ts';

interface WantedFields extends Wanted {
  id: string;
  /** Where the request comes from. */
  country: string;
  savedProfileId?: string | undefined;
}

/** What a way of paying asks for; for coins, the player's own address. */
export async function readMethodFields(ports: PaymentsPorts, wanted: WantedFields): Promise<MethodFields> {
  const { action, currency, player, savedProfileId } = wanted;
  const method = availableMethod(ports, wanted);
  if (!method) throw new Refusal('NOT_FOUND');
  const playerFields = missingFor(player, wanted).map((field) => ({ field, type: 'text', required: true }));
  if (method.type === 'crypto' && action === 'deposit') {
    const field = await depositAddress(ports, method, wanted);
    return { amountField: null, methodFields: [field], playerFields, isSubmitAvailable: false };
  }
  const profile =
    savedProfileId === undefined
      ? undefined
      : await findProfile(ports.database, { id: savedProfileId, playerId: player.id });
  if (savedProfileId !== undefined && profile?.method !== method.id) throw new Refusal('NOT_FOUND');
  const fields = profile ? [] : (method.fields[action]?.(currency) ?? []);
  const needsProfile = action === 'cashout' && method.cashoutToProfile === true && !profile;
  return {
    amountField: await amountField(ports, method, wanted),
    methodFields: fields.map((field) => fieldOnTheWire(field, player)),
    ...(action === 'cashout' && !profile && { destinations: await usedBefore(ports, method, wanted) }),
    playerFields,
    isSubmitAvailable: playerFields.length === 0 && !needsProfile,
  };
}

/** Those that this currency's fields still describe. */
async function usedBefore(ports: PaymentsPorts, method: MethodDefinition, { currency, player }: WantedFields) {
  const names = (method.fields.cashout?.(currency) ?? []).map(({ name }) => name);
  if (names.length === 0) return [];
  const known = await listDestinations(ports, ports.database, { playerId: player.id, method: method.id });
  return known
    .filter(({ fields, profileId }) => profileId === null && names.every((name) => Object.hasOwn(fields, name)))
    .map(({ id, shown }) => ({ id: String(id), title: shown ?? '' }));
}

async function amountField(
  ports: PaymentsPorts,
  method: MethodDefinition,
  { action, currency, player }: Wanted,
): Promise<MethodFields['amountField']> {
  const bounds = method.bounds[currency]?.[action];
  invariant(bounds, 'an available method has bounds');
  const { min, max, multipleOf } = bounds;
  const fits = (amount: bigint) =>
    amount >= min && (max === null || amount <= max) && (multipleOf === undefined || amount % multipleOf === 0n);
  const units = (amount: bigint) => inUnits(amount, currency);
  const chooser = { currency, groups: groupIdsOf(player.statuses) };
  const [presets, stepper, deposits] = await Promise.all([
    ports.documents.read('cashbox-presets'),
    ports.documents.read('currency-config'),
    action === 'deposit' ? countDeposits(ports.database, player.id) : undefined,
  ]);
  const { usual, steps } = stepperIn(stepper, chooser);
  const proposals = [deposits === 0 ? parseAmount(firstDeposit, currency) : null, usual];
  const proposed = proposals.find((amount) => amount !== null && fits(amount)) ?? null;
  return {
    min: units(min),
    max: max === null ? null : units(max),
    ...(multipleOf !== undefined && { multipleOf: units(multipleOf) }),
    step: units(stepAt(steps, proposed ?? min) ?? min),
    steps: steps.map((one) => ({
      min: units(one.min),
      max: one.max === null ? null : units(one.max),
      step: units(one.step),
    })),
    presets: presetsIn(presets, chooser).filter(fits).map(units),
    proposed: action === 'cashout' || proposed === null ? null : units(proposed),
  };
}

function fieldOnTheWire({ name, type, pattern, proposed }: FieldDefinition, player: Player) {
  return {
    fieldName: name,
    type,
    translationKey: `payments.fields.${name}`,
    label: null,
    placeholder: null,
    proposedValue: proposed === 'iban' ? (player.iban ?? null) : null,
    pattern,
  };
}

/** Shown only to somebody who may pay in now: coins that have been sent cannot be refused any more. */
async function depositAddress(
  ports: PaymentsPorts,
  method: MethodDefinition,
  { currency, player, country }: WantedFields,
) {
  const provider = ports.providers.get(method.provider);
  const bounds = method.bounds[currency]?.deposit;
  invariant(provider?.addressFor && bounds, `${method.provider} has addresses for ${method.id}`);
  const { network } = method;
  await judgeStanding(ports, ports.database, { player, action: 'deposit', country });
  const address = await ports.database.tx(async (tx) => {
    const owner = { playerId: player.id, currency };
    await holdDeposits(tx, player.id);
    await ports.judgeDeposit(tx, { ...owner, amount: bounds.min, underWay: await sumUnderWay(tx, owner) });
    const wanted = { ...owner, provider: provider.name, method: method.id, network, at: ports.clock.now() };
    return takeAddress(tx, wanted, (index) => provider.addressFor?.({ currency, network, index }) ?? '');
  });
  return {
    fieldName: null,
    type: 'deposit_crypto_address' as const,
    translationKey: 'payments.fields.deposit_address',
    label: null,
    placeholder: null,
    proposedValue: null,
    address,
    ...provider.walletLink?.({ currency, network, address }),
  };
}
