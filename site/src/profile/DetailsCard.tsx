import type { Player, PlayerFields } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Card, Note } from '@halley/ui/Card.tsx';
import type { SelectOption } from '@halley/ui/Select.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  FormNote,
  fieldLabel,
  fieldValue,
  isLocked,
  LockedField,
  PersonalField,
  type PlayerFieldRule,
  personalFields,
  readable,
  requiredIn,
} from '../forms/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { usePersonalForm } from '../identity/index.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

export interface DetailsCardProps {
  player: Player;
  fields: PlayerFields;
  countries: readonly SelectOption[];
}

/** Personal data: what was set once is shown locked, the rest can be changed and is saved in one go. */
export function DetailsCard({ player, fields, countries }: DetailsCardProps) {
  const speech = useSpeech();
  const { say } = speech;
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(0);
  const { open, locked, required } = useMemo(() => {
    const demanded = requiredIn(fields, 'edition');
    // An official number is only asked for where somebody needs it.
    const wanted = ({ field }: PlayerFieldRule) => field !== 'personal_id_number' || demanded.includes(field);
    const all = personalFields(fields).filter(wanted);
    const closed = (rule: PlayerFieldRule) => isLocked(rule, player);
    return {
      open: all.filter((rule) => !closed(rule)),
      locked: all.filter(closed),
      required: demanded,
    };
  }, [fields, player]);
  const form = usePersonalForm({
    name: 'ProfileDetails',
    context: 'edition',
    player,
    rules: open,
    required,
    // A profile may grow field by field: what was not touched is not in the way.
    judge: 'touched',
    onSaved: async () => {
      await revalidate();
      toasts.show({ tone: 'win', title: say('profile.saved') });
    },
  });
  const leaving = useUnsavedGuard(form.dirty && !form.sending);

  function discard() {
    form.discard();
    form.showErrors({});
    // Controls that keep their own parts start again.
    setVersion(version + 1);
  }

  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="title-card">{say('profile.details.title')}</h2>
        <p className="text-text-soft">{say('profile.details.text')}</p>
      </header>
      {locked.length > 0 && (
        <>
          <dl className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {locked.map(({ field }) => (
              <LockedField
                key={field}
                label={fieldLabel(say, field)}
                value={readable(field, fieldValue(player, field), { ...speech, countries })}
              />
            ))}
          </dl>
          <Note>{say('profile.details.locked')}</Note>
        </>
      )}
      {open.length > 0 && (
        <form ref={form.form} onSubmit={form.submit} noValidate className="grid gap-3" aria-busy={form.sending}>
          <div className="grid items-start gap-x-4 gap-y-2.5 sm:grid-cols-2">
            {open.map((rule) => (
              <PersonalField key={`${rule.field} ${version}`} {...form.control(rule)} countries={countries} />
            ))}
          </div>
          <FormNote text={form.errors.form} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" look="primary" disabled={!form.dirty} loading={form.sending}>
              {say('profile.save')}
            </Button>
            {form.dirty && (
              <Button look="quiet" onClick={discard}>
                {say('profile.discard')}
              </Button>
            )}
          </div>
        </form>
      )}
      {form.dialog}
      {leaving}
    </Card>
  );
}
