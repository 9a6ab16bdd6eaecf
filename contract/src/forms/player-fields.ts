import * as z from 'zod/mini';
import { iban } from '../validation/iban.ts';
import {
  birthday,
  type CalendarDay,
  maxLength,
  minimumAge,
  minLength,
  nameCharts,
  nickname,
  oneOf,
  personalId,
  phone,
  postalCode,
  statesOf,
  unlessEmpty,
  type Validator,
} from '../validation/index.ts';
import { valid } from './form.ts';

/** As much of a field's description as decides what it may hold; see `/api/info/player_fields`. */
export interface FieldRule {
  field: string;
  length?: { minimum?: number | undefined; maximum?: number | undefined } | undefined;
  inclusion?: { in: readonly string[] } | undefined;
}

export interface FieldSurroundings {
  /** Today for the player, see `dayIn`. */
  today: CalendarDay;
  country: string | null;
  licence: string | null;
}

/** Ticks; every other field is text. */
export const tickFields: readonly string[] = [
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
];

const longestText = 200;

/** What one personal field may hold besides being empty; the same on the form and on the server. */
export function fieldValidators(rule: FieldRule, surroundings: FieldSurroundings): Validator[] {
  const { today, country, licence } = surroundings;
  const byField: Record<string, Validator[]> = {
    first_name: [nameCharts],
    last_name: [nameCharts],
    city: [nameCharts],
    nickname: [nickname],
    mobile_phone: [phone],
    mobile_phone_without_dial_code: [phone],
    postal_code: [postalCode(country ?? '')],
    personal_id_number: [personalId],
    iban: [iban],
    date_of_birth: [birthday({ today, least: minimumAge({ country, licence }) })],
    state: statesOf[country ?? ''] ? [oneOf(statesOf[country ?? ''] ?? [])] : [],
    gender: [oneOf(['m', 'f'])],
  };
  const { minimum = 0, maximum = longestText } = rule.length ?? {};
  const size = [minLength(minimum), maxLength(maximum)];
  const choices = rule.inclusion ? [oneOf(rule.inclusion.in)] : [];
  return [...(Object.hasOwn(byField, rule.field) ? (byField[rule.field] ?? []) : []), ...size, ...choices];
}

/** The schema of a form over some personal fields. A field that is not required may be empty. */
export function playerFieldsForm(
  rules: readonly FieldRule[],
  { required: requiredFields, ...surroundings }: FieldSurroundings & { required: readonly string[] },
) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const rule of rules) {
    if (tickFields.includes(rule.field)) {
      shape[rule.field] = z.optional(z.boolean());
      continue;
    }
    const must = requiredFields.includes(rule.field);
    const checks = fieldValidators(rule, surroundings).map((validator) => valid(unlessEmpty(validator)));
    const text = z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value === null ? '' : value)),
      z.string().check(
        valid((value) => (must && value === '' ? { code: 'required' } : undefined)),
        ...checks,
      ),
    );
    shape[rule.field] = must ? text : z.optional(text);
  }
  return z.object(shape);
}
