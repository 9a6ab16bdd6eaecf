import type { Player } from '@halley/contract';
import type { MessageKey } from '../i18n/index.ts';

/** What a whole profile has, in the order a form asks for it. */
export const profileFields = {
  first_name: 'popups.field.firstName',
  last_name: 'popups.field.lastName',
  date_of_birth: 'popups.field.birthday',
  mobile_phone: 'popups.field.phone',
  country: 'popups.field.country',
  city: 'popups.field.city',
  address: 'popups.field.address',
  postal_code: 'popups.field.postalCode',
} as const satisfies Partial<Record<keyof Player, MessageKey>>;

export type ProfileField = keyof typeof profileFields;

export function missingFields(player: Pick<Player, ProfileField>): ProfileField[] {
  return (Object.keys(profileFields) as ProfileField[]).filter((field) => !player[field]?.trim());
}
