import type { MessageKey, Say } from '../../i18n/index.ts';

interface KnownField {
  label: MessageKey;
  /** What the browser fills in by itself. */
  autoComplete?: string;
}

/**
 * Personal fields that forms can ask for, in the order of a letter's head: two stand beside each other where there is
 * room. One that the server adds and this list lacks is shown by its own name.
 */
const known: Record<string, KnownField> = {
  first_name: { label: 'profile.field.firstName', autoComplete: 'given-name' },
  last_name: { label: 'profile.field.lastName', autoComplete: 'family-name' },
  date_of_birth: { label: 'profile.field.birthday' },
  gender: { label: 'profile.field.gender', autoComplete: 'sex' },
  country: { label: 'profile.field.country', autoComplete: 'country' },
  address: { label: 'profile.field.address', autoComplete: 'street-address' },
  postal_code: { label: 'profile.field.postalCode', autoComplete: 'postal-code' },
  city: { label: 'profile.field.city', autoComplete: 'address-level2' },
  state: { label: 'profile.field.state', autoComplete: 'address-level1' },
  mobile_phone: { label: 'profile.field.phone', autoComplete: 'tel-national' },
  nickname: { label: 'profile.field.nickname', autoComplete: 'nickname' },
  personal_id_number: { label: 'profile.field.personalId', autoComplete: 'off' },
  iban: { label: 'profile.field.iban', autoComplete: 'off' },
  place_of_birth: { label: 'profile.field.birthplace', autoComplete: 'off' },
  nationality: { label: 'profile.field.nationality', autoComplete: 'off' },
  profession: { label: 'profile.field.profession', autoComplete: 'organization-title' },
  time_zone: { label: 'profile.field.timeZone', autoComplete: 'off' },
};

export const fieldOrder = Object.keys(known);

export function fieldLabel(say: Say, field: string): string {
  const label = Object.hasOwn(known, field) ? known[field]?.label : undefined;
  if (label) return say(label);
  const words = field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function autoCompleteOf(field: string): string {
  return (Object.hasOwn(known, field) ? known[field]?.autoComplete : undefined) ?? 'off';
}
