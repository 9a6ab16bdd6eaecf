import type { Player, PlayerFields } from '@halley/contract';
import { provenFields } from '@halley/contract/profile-completeness';
import { fieldOrder } from './field-names.ts';

export type PlayerFieldRule = PlayerFields['fields'][number];

/** Not edited as personal data: they have a page of their own, or are chosen once with the account. */
const elsewhere = new Set([
  'email',
  'password',
  'password_confirmation',
  'currency',
  'language',
  'terms_acceptance',
  'age_acceptance',
  'deposit_bonus_code',
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
  'mobile_phone_without_dial_code',
]);

export function fieldValue(player: Player, field: string): string {
  const value = (player as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

/** Every personal field a player has, in the order people expect: name, birth, address, phone, the rest. */
export function personalFields({ fields }: PlayerFields): PlayerFieldRule[] {
  const place = ({ field }: PlayerFieldRule) => {
    const index = fieldOrder.indexOf(field);
    return index < 0 ? fieldOrder.length : index;
  };
  return fields.filter(({ field }) => !elsewhere.has(field)).sort((a, b) => place(a) - place(b));
}

/** A context may be unknown to the server; then it demands nothing. */
export function requiredIn(fields: PlayerFields, context: string): readonly string[] {
  const contexts: Record<string, unknown> = fields.contexts;
  const names = Object.hasOwn(contexts, context) ? contexts[context] : undefined;
  return Array.isArray(names) ? names : [];
}

/** What a context still needs of this player. */
export function missingIn(fields: PlayerFields, context: string, player: Player): PlayerFieldRule[] {
  const required = requiredIn(fields, context);
  return personalFields(fields).filter(({ field }) => required.includes(field) && fieldValue(player, field) === '');
}

/** Filled once and closed since, or proven by a document. */
export function isLocked({ field, once_set: once }: PlayerFieldRule, player: Player): boolean {
  return fieldValue(player, field) !== '' && (once === true || (player.verified && provenFields.includes(field)));
}

/** Only what is not as it was; emptied fields are sent as null. */
export function changedValues(
  values: Readonly<Record<string, unknown>>,
  player: Player,
): Record<string, string | boolean | null> {
  const changed: Record<string, string | boolean | null> = {};
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const text = value.trim();
    if (text !== fieldValue(player, field)) changed[field] = text === '' ? null : text;
  }
  return changed;
}
