import { type Licence, provenFields, Refusal, refusals } from '@halley/contract';
import { checkForm, playerFieldsForm, tickFields } from '@halley/contract/forms';
import { type CalendarDay, proposedState } from '@halley/contract/validation';
import { internationalPhone, possiblePhone } from '@halley/contract/validation/phone-number';
import { contextOf, playerFieldsFor } from '../../config/index.ts';
import { gatherErrors } from '../../kit/index.ts';
import type { ConsentColumn, PersonalColumn, PlayerChange, PlayerRow } from './player-store.ts';

export type GivenFields = Readonly<Record<string, string | boolean | null>>;

export interface EditInput {
  row: PlayerRow;
  context: string;
  given: GivenFields;
  licence: Licence;
  isFiat: boolean;
  today(place: { country: string | null; timeZone: string | null }): CalendarDay;
  /** Whether somebody may live there and play here. */
  isOpenCountry(code: string): boolean;
}

/**
 * What an edit comes to: the columns that change, or an error with every field that cannot be taken. Undefined for a
 * context nobody knows. Decides only; the row it is given must be held by the caller.
 */
export function planEdit(input: EditInput): PlayerChange | undefined {
  const { row, given, licence, isFiat } = input;
  const country = typeof given.country === 'string' && given.country !== '' ? given.country : row.country;
  const fields = playerFieldsFor({ licence, country, isFiat });
  const context = contextOf(fields, input.context);
  if (!context) return undefined;
  const errors = gatherErrors();
  const names = Object.keys(given);
  if (names.length === 0) throw new Refusal('base.update_was_not_performed');

  const allowed = names.filter((name) => context.editable.includes(name));
  for (const name of names) if (!allowed.includes(name)) errors.addFailure(name, { code: 'not_allowed' });

  const rules = fields.fields.filter(({ field }) => allowed.includes(field));
  const form = playerFieldsForm(rules, {
    today: input.today({ country, timeZone: row.time_zone }),
    country,
    licence,
    // Only what was sent is judged: an edit need not carry the whole profile.
    required: context.required.filter((field) => allowed.includes(field)),
  });
  const checked = checkForm(form, Object.fromEntries(allowed.map((name) => [name, given[name]])));
  for (const [field, failure] of Object.entries(checked.failures ?? {})) errors.addFailure(field, failure);
  // A field of the list that this country does not have (a state, where there are none) is not taken either.
  for (const name of allowed) {
    if (!rules.some(({ field }) => field === name)) errors.addFailure(name, { code: 'not_allowed' });
  }

  const change: PlayerChange = {};
  const values = (checked.data ?? {}) as Record<string, string | boolean | undefined>;
  for (const { field, once_set: onceSet } of rules) {
    if (errors.has(field) || values[field] === undefined) continue;
    if (tickFields.includes(field)) {
      if (values[field] !== row[field as ConsentColumn]) change[field as ConsentColumn] = values[field] as boolean;
      continue;
    }
    const column = field as PersonalColumn;
    const value = spellingOf(column, String(values[field]), country);
    const now = row[column];
    if (value === now) continue;
    if (value === null && context.required.includes(field)) {
      errors.addFailure(field, { code: 'required' });
      continue;
    }
    const isLocked = now !== null && (onceSet || (row.verified && provenFields.includes(field)));
    if (isLocked) errors.addFailure(field, { code: 'locked' });
    else if (field === 'country' && !input.isOpenCountry(String(value)))
      errors.add('country', 'not_supported', refusals['country.not_supported'].text);
    else if (field === 'mobile_phone' && value !== null && possiblePhone(country)(value))
      errors.addFailure(field, { code: 'phone' });
    else change[column] = value;
  }
  // Where nothing but closed doors was asked for, that is said as well.
  if (checked.data && errors.fields.length === names.length) {
    errors.add('base', 'update_was_not_performed', refusals['base.update_was_not_performed'].text);
  }
  fillState();
  errors.throwIfAny();
  return change;

  /** A state that is asked for and empty follows from the postal code; where it does not, it must be given. */
  function fillState(): void {
    const asked = context?.required.includes('state') && change.postal_code !== undefined;
    if (errors.fields.length > 0 || !asked || (change.state ?? row.state)) return;
    const state = proposedState({
      country,
      state: null,
      postal_code: change.postal_code ?? null,
      requiredFields: ['state'],
    });
    if (state) change.state = state;
    else errors.addFailure('state', { code: 'required' });
  }
}

function spellingOf(column: PersonalColumn, value: string, country: string | null): string | null {
  // Characters nobody sees would let one name pass for another.
  const visible = value.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim();
  if (visible === '') return null;
  return column === 'mobile_phone' ? internationalPhone(visible, country) : visible;
}
