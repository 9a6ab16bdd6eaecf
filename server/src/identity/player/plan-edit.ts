import { type Licence, type PlayerFields, provenFields, Refusal, refusals } from '@halley/contract';
import { checkForm, playerFieldsForm } from '@halley/contract/forms';
import { type CalendarDay, stateOfPostalCode } from '@halley/contract/validation';
import { internationalPhone, possiblePhone } from '@halley/contract/validation/phone-number';
import { contextOf, playerFieldsFor } from '../../config/index.ts';
import { gatherErrors } from '../../kit/index.ts';
import type { ConsentColumn, PersonalColumn, PlayerChange, PlayerRow } from './player-store.ts';

export type GivenFields = Readonly<Record<string, string | boolean | null>>;

export interface EditInput {
  row: PlayerRow;
  context: string;
  given: GivenFields;
  /** Staff put right what players cannot change themselves, by the same rules otherwise. */
  author?: 'player' | 'staff';
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
  const { row, given, licence, isFiat, author = 'player' } = input;
  const country = typeof given.country === 'string' && input.isOpenCountry(given.country) ? given.country : row.country;
  const { fields, contexts } = playerFieldsFor({ licence, country, isFiat });
  const context = contextOf({ fields, contexts }, input.context);
  if (!context) return undefined;
  const names = Object.keys(given);
  if (names.length === 0) throw new Refusal('base.update_was_not_performed');

  const errors = gatherErrors();
  const change: PlayerChange = {};
  const surroundings = { today: input.today({ country, timeZone: row.time_zone }), country, licence };
  for (const name of names) {
    // Some countries have no states: the field is described only where it exists.
    const rule = context.editable.includes(name) ? fields.find(({ field }) => field === name) : undefined;
    if (!rule) {
      errors.addFailure(name, { code: 'not_allowed' });
      continue;
    }
    // Only what was sent is judged: an edit need not carry the whole profile.
    const form = playerFieldsForm([rule], { ...surroundings, required: context.required });
    const { data, failures } = checkForm(form, { [name]: given[name] });
    const value = (data as Record<string, string | boolean> | undefined)?.[name];
    if (failures?.[name]) errors.addFailure(name, failures[name]);
    else if (typeof value === 'boolean') takeTick(name as ConsentColumn, value);
    else takeText(rule, value ?? '', context.required.includes(name));
  }
  if (errors.fields.length === 0) fillState();
  // Where nothing but closed doors was asked for, that is said as well.
  if (names.every((name) => errors.codeOf(name) === 'locked' || errors.codeOf(name) === 'not_allowed')) {
    errors.add('base', 'update_was_not_performed', refusals['base.update_was_not_performed'].text);
  }
  errors.throwIfAny();
  return change;

  function takeTick(column: ConsentColumn, value: boolean): void {
    if (value !== row[column]) change[column] = value;
  }

  function takeText(
    { field, once_set: onceSet }: PlayerFields['fields'][number],
    text: string,
    required: boolean,
  ): void {
    const column = field as PersonalColumn;
    const value = spellingOf(column, text, country);
    const now = row[column];
    const isProven = row.verified && provenFields.includes(field);
    if (value === null && required) errors.addFailure(field, { code: 'required' });
    else if (value === now) return;
    else if (author === 'player' && now !== null && (onceSet || isProven)) errors.addFailure(field, { code: 'locked' });
    else if (column === 'country' && !input.isOpenCountry(String(value)))
      errors.add('country', 'not_supported', refusals['country.not_supported'].text);
    else if (column === 'mobile_phone' && value !== null && possiblePhone(country)(value))
      errors.addFailure(field, { code: 'phone' });
    else change[column] = value;
  }

  /** A state that is asked for and empty follows from the postal code; where it does not, it must be given. */
  function fillState(): void {
    const state = change.state ?? row.state;
    if (state || !change.postal_code || !context?.required.includes('state')) return;
    change.state = stateOfPostalCode(country ?? '', change.postal_code);
    if (!change.state) errors.addFailure('state', { code: 'required' });
  }
}

function spellingOf(column: PersonalColumn, value: string, country: string | null): string | null {
  // Characters nobody sees would let one name pass for another.
  const visible = value.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim();
  if (visible === '') return null;
  if (column === 'iban') return visible.replaceAll(' ', '').toUpperCase();
  return column === 'mobile_phone' ? internationalPhone(visible, country) : visible;
}
