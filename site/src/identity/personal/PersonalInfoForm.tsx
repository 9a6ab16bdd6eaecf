import type { Player, PlayerFields } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { countryChoices, FormNote, missingIn, PersonalField } from '../../forms/index.ts';
import { loadMessages, Speaks, useSpeech } from '../../i18n/index.ts';
import { Loaded, queries, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { usePersonalForm } from './use-personal-form.ts';

export interface PersonalInfoFormProps {
  /** `deposit`, `cashout`, `edition`, or the name of a provider. */
  context: string;
  /** Nothing is missing any more. */
  onDone: () => void;
}

/**
 * Asks for what a context demands and the profile lacks, and for nothing else. For a popup or a step of a flow: it
 * brings its own texts and data. Wrap it in `Suspense`.
 */
export function PersonalInfoForm(props: PersonalInfoFormProps) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'profile', 'validation'))}>
      <Asked {...props} />
    </Speaks>
  );
}

function Asked({ context, onDone }: PersonalInfoFormProps) {
  const player = usePlayer();
  const fields = useQuery('readPlayerFields');
  if (!player) return null;
  return (
    <Loaded query={fields} name="readPlayerFields" skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {(data) => <MissingFields key={context} context={context} player={player} fields={data} onDone={onDone} />}
    </Loaded>
  );
}

interface MissingFieldsProps extends PersonalInfoFormProps {
  player: Player;
  fields: PlayerFields;
}

function MissingFields({ context, player, fields, onDone }: MissingFieldsProps) {
  const { say, tag } = useSpeech();
  const { revalidate } = useRevalidator();
  // What was missing at first: a field does not vanish from under the hand that fills it.
  const [rules] = useState(() => missingIn(fields, context, player));
  const countries = useQuery('listCountries').data ?? [];
  const form = usePersonalForm({
    name: 'PersonalInfo',
    context,
    player,
    rules,
    required: rules.map(({ field }) => field),
    judge: 'all',
    onSaved: async () => {
      await revalidate();
      queries.invalidate('readPlayerFields');
      onDone();
    },
  });
  if (rules.length === 0) {
    return (
      <div className="grid gap-4">
        <p className="text-text-soft">{say('profile.missing.none')}</p>
        <Button size="large" block onClick={onDone}>
          {say('profile.missing.go')}
        </Button>
      </div>
    );
  }
  const choices = countryChoices(
    countries.map(({ code }) => code),
    tag,
    player.country,
  );
  return (
    <>
      <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-2">
        {rules.map((rule) => (
          <PersonalField key={rule.field} {...form.control(rule)} countries={choices} />
        ))}
        <FormNote text={form.errors.form} />
        <Button type="submit" look="primary" size="large" block loading={form.sending}>
          {say('profile.missing.save')}
        </Button>
      </form>
      {form.dialog}
    </>
  );
}
