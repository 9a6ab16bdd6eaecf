import type { Limit, LimitOffer } from '@halley/contract';
import { integer, maxValue, minValue } from '@halley/contract/validation';
import { Button, Field, ProgressComet } from '@halley/ui';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { LimitCard } from './LimitCard.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LoosenDialog } from './LoosenDialog.tsx';
import { minutesText } from './length-text.ts';
import { slotsOf } from './limits-model.ts';
import { PendingChange } from './PendingChange.tsx';
import { useLimitActions } from './use-limit-actions.ts';

/** How long one session may be. */
export function SessionCard({ limits, offer }: { limits: readonly Limit[]; offer: LimitOffer }) {
  const { say, tag } = useSpeech();
  const { min, max } = offer.session_minutes;
  const period = offer.periods.session?.[0] ?? 'day';
  const [slot] = slotsOf(limits, 'session', offer.periods.session ?? []);
  const actions = useLimitActions(offer.loosening_hours);
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<{ minutes?: number }>();
  const now = slot?.limit.session_minutes;
  const usedSeconds = slot?.limit.session_used_seconds ?? 0;
  const over = now !== undefined && usedSeconds >= now * 60;
  const words = (minutes: number) => minutesText(minutes, tag);

  function save() {
    const typed = text?.trim() ?? '';
    // An empty field is no number, and not zero; nobody means 1e3.
    const minutes = /^[\d.]+$/.test(typed) ? Number(typed) : Number.NaN;
    if (integer(minutes) ?? minValue(min)(minutes) ?? maxValue(max)(minutes)) {
      setError(say('limits.form.range', { min, max }));
    } else if (now !== undefined && minutes > now) setAsked({ minutes });
    else void set(minutes);
  }
  async function set(minutes: number) {
    if (await actions.set({ type: 'session', period, session_minutes: minutes })) close();
  }
  async function remove() {
    if (slot && (await actions.remove(slot.limit))) close();
  }
  function close() {
    actions.forget();
    setText(undefined);
    setError(undefined);
    setAsked(undefined);
  }

  return (
    <LimitCard
      id="session"
      icon="clock"
      tone="text-cat-live"
      title={say('limits.session.title')}
      text={say('limits.session.text')}
      actions={
        text === undefined && (
          <Button
            size="small"
            aria-label={`${say(slot ? 'limits.change' : 'limits.set')}: ${say('limits.session.title')}`}
            onClick={() => setText(now === undefined ? '60' : String(now))}
          >
            {say(slot ? 'limits.change' : 'limits.set')}
          </Button>
        )
      }
    >
      {!slot && <p className="text-text-soft">{say('limits.none')}</p>}
      {slot && now !== undefined && (
        <div className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-3">
            <b>{say('limits.session.each')}</b>
            <span className="text-text-soft">
              <b className="text-text">{words(Math.floor(usedSeconds / 60))}</b>{' '}
              {say('limits.of', { most: words(now) })}
            </span>
          </p>
          <ProgressComet
            label={say('limits.session.title')}
            value={usedSeconds / (now * 60)}
            look={over ? 'full' : usedSeconds >= now * 45 ? 'warn' : 'plain'}
          />
          {over && (
            <p className="text-xs text-text-faint">
              {say('limits.session.over', { minutes: offer.session_pause_minutes })}
            </p>
          )}
        </div>
      )}
      {slot?.change && (
        <PendingChange
          change={slot.change}
          wanted={words(slot.change.session_minutes ?? 0)}
          now={words(now ?? 0)}
          busy={actions.busy}
          onKeep={() => slot.change && void actions.keep(slot.change)}
        />
      )}
      {text !== undefined && (
        <LimitForm
          onSave={save}
          onCancel={close}
          onRemove={slot && (() => setAsked({}))}
          busy={actions.busy}
          failed={asked ? undefined : actions.failed}
        >
          <Field
            label={say('limits.form.minutes')}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            value={text}
            error={error}
            hint={
              now !== undefined && Number(text) > now
                ? say('limits.form.looser', { amount: words(now), hours: offer.loosening_hours })
                : say('limits.form.now')
            }
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setError(undefined);
            }}
          />
        </LimitForm>
      )}
      {asked && (
        <LoosenDialog
          {...(asked.minutes !== undefined && { wanted: words(asked.minutes) })}
          now={words(now ?? 0)}
          hours={offer.loosening_hours}
          busy={actions.busy}
          failed={actions.failed}
          onYes={() => void (asked.minutes === undefined ? remove() : set(asked.minutes))}
          onClosed={() => {
            actions.forget();
            setAsked(undefined);
          }}
        />
      )}
    </LimitCard>
  );
}
