import {
  type Brand,
  type Currency,
  groupIdsOf,
  isOfBrand,
  noSofortGroup,
  type PaymentAction,
  type PaymentMethod,
  type Player,
} from '@halley/contract';
import { invariant } from '../../kit/index.ts';
import { inUnits } from '../amounts.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { MethodDefinition } from './methods.ts';
import type { ProfileRow } from './profile-store.ts';

export interface Wanted {
  action: PaymentAction;
  currency: Currency;
  player: Player;
  /** Whose house it is asked in. */
  brand: Pick<Brand, 'currencies' | 'methods'>;
}

/** The ways of paying this player has, in one direction and currency. */
export function availableMethods(
  ports: PaymentsPorts,
  { action, currency, player, brand }: Wanted,
): MethodDefinition[] {
  const groups = groupIdsOf(player.statuses);
  const ofHouse = ports.methods.filter(
    (method) =>
      method.bounds[currency]?.[action] !== undefined &&
      ports.providers.has(method.provider) &&
      !(method.brand === 'sofort' && groups.includes(noSofortGroup)),
  );
  const ofBrand = ofHouse.filter(({ id }) => isOfBrand(brand.methods, id));
  if (action === 'deposit') return isOfBrand(brand.currencies, currency) ? ofBrand : [];
  // What a player has must be able to leave, whatever a brand has come to offer since.
  return ofBrand.length > 0 ? ofBrand : ofHouse;
}

export function availableMethod(
  ports: PaymentsPorts,
  { id, ...wanted }: Wanted & { id: string },
): MethodDefinition | undefined {
  return availableMethods(ports, wanted).find((method) => method.id === id);
}

export function methodOnTheWire(
  method: MethodDefinition,
  { action, currency, profiles }: { action: PaymentAction; currency: Currency; profiles: readonly ProfileRow[] },
): PaymentMethod {
  const bounds = method.bounds[currency]?.[action];
  invariant(bounds, 'an available method has bounds');
  const { min, max } = bounds;
  const toProfile = action === 'cashout' && method.cashoutToProfile === true;
  return {
    id: method.id,
    brand: method.brand,
    type: method.type,
    provider: method.provider,
    title: method.title,
    description: null,
    iconSrc: null,
    translationKey: `payments.methods.${method.id}`,
    extraIcons: '',
    network: method.network,
    savedProfiles: profiles
      .filter((profile) => profile.method === method.id && profile.provider === method.provider)
      .map(({ id, title }) => ({ id: String(id), title, isRemoveAvailable: true })),
    isForSavedProfilesOnly: toProfile,
    isProfileRequiredForCashout: toProfile,
    termsOfService: {
      processingTime: { type: 'instant', value: null },
      commissions: { type: 'none', value: null },
      restrictions: {
        minAmountValue: inUnits(min, currency),
        maxAmountValue: max === null ? null : inUnits(max, currency),
        amountCurrencyCode: currency,
      },
    },
  };
}
