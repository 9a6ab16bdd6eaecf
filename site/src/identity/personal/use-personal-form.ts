import type { Player } from '@halley/contract';
import { playerFieldsForm } from '@halley/contract/forms';
import { lithuanianIbanGroup } from '@halley/contract/groups';
import { dayIn, proposedState, stateOfPostalCode } from '@halley/contract/validation';
import { useState } from 'react';
import { changedValues, fieldLabel, fieldValue, type PlayerFieldRule, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { ReauthenticationCancelled, useReauthentication } from '../reauthentication/use-reauthentication.tsx';

export interface PersonalFormOptions {
  /** What the validation metric calls it. */
  name: string;
  context: string;
  player: Player;
  /** Fields that can be filled in now. */
  rules: readonly PlayerFieldRule[];
  required: readonly string[];
  /** Whether an empty required field is in the way although nobody touched it. */
  judge: 'all' | 'touched';
  onSaved: (player: Player) => void | Promise<void>;
}

/** The state of a form over personal fields, saved with PATCH /api/player in a context. `dialog` stands beside the form. */
export function usePersonalForm(options: PersonalFormOptions) {
  const { name, context, player, rules, required, judge, onSaved } = options;
  const say = useSay();
  const { guarded, dialog } = useReauthentication();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [today] = useState(() => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  const named = (field: string) => typed[field] ?? fieldValue(player, field);
  const country = named('country') || null;
  const proposed = proposal();

  /** The postal code names the state until somebody else does. */
  function proposal(): string | undefined {
    if (!rules.some(({ field }) => field === 'state')) return undefined;
    const code = named('postal_code');
    const state = typed.state ?? player.state;
    const asked = proposedState({ country, state, postal_code: code, requiredFields: required });
    // A state that came from the code before it was changed follows the code.
    const stale = typed.postal_code !== undefined && typed.state === undefined && required.includes('state');
    return asked ?? (stale && code && country ? stateOfPostalCode(country, code) : undefined);
  }

  const value = (field: string) => (field === 'state' && proposed && !typed.state ? proposed : named(field));
  const shown = Object.fromEntries(rules.map(({ field }) => [field, value(field)]));
  const dirty = Object.keys(typed).length > 0 && Object.keys(changedValues(shown, player)).length > 0;

  const must = judge === 'all' ? required : required.filter((field) => typed[field] !== undefined);
  const schema = playerFieldsForm(rules, { today, country, licence: player.license_name, required: must });
  const form = useForm({
    name,
    schema,
    labels: Object.fromEntries(rules.map(({ field }) => [field, fieldLabel(say, field)])),
    onFailure: (failure) => failure instanceof ReauthenticationCancelled,
    onRefused: ({ iban }) => {
      // The cashbox offers such a player something else: the house has to know, though nothing is saved.
      if (iban?.code === 'iban_lithuania')
        void callApi('changeGroups', { body: { groups: { add: [lithuanianIbanGroup], remove: [] } } }).catch(
          () => undefined,
        );
    },
    refusals: { 'base.update_was_not_performed': 'profile.error.nothing', 'context.unknown': 'validation.other' },
    send: async (values) => {
      const body = { context, player: changedValues(values, player) };
      // An account that money is paid out to asks once more who is here.
      const saved = await guarded(() => callApi('editPlayer', { body }));
      await onSaved(saved);
      setTyped({});
    },
  });

  /** What each control gets. */
  const control = (rule: PlayerFieldRule) => ({
    rule,
    label: fieldLabel(say, rule.field),
    value: value(rule.field),
    error: form.errors[rule.field],
    hint:
      rule.field === 'state' && proposed && !typed.state
        ? say('profile.field.stateProposed')
        : required.includes(rule.field)
          ? undefined
          : say('profile.field.optional'),
    onChange: (text: string) =>
      setTyped((before) => ({
        ...before,
        // A state of another country is none.
        ...(rule.field === 'country' && { state: '' }),
        [rule.field]: text,
      })),
    country,
    licence: player.license_name,
    today,
  });

  return { ...form, dialog, control, country, dirty, discard: () => setTyped({}) };
}
