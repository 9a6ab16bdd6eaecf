import type { ProtectionRules } from '@halley/contract';
import { Button, Card, Field, Note, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../../api/index.ts';
import { protectionWords } from '../words.ts';
import { kindsOf, withFigure } from './rule-fields.ts';

const { rules: own } = protectionWords;
const ofHouse = ['act_from_signs', 'counts_days', 'act_within_hours', 'watch_within_hours'] as const;
const labelOf = (name: string) =>
  ({ days: own.columns.days, watch: own.columns.watch, act: own.columns.act })[name] ?? own.settings[name] ?? name;
/** As the field for a moment wants it, in UTC. */
const nextHour = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString().slice(0, 16);

interface RulesFormProps {
  rules: ProtectionRules;
  onDone: () => void;
  onClosed: () => void;
}

/** Other figures, from a moment on; the server says what does not fit. */
export function RulesForm({ rules, onDone, onClosed }: RulesFormProps): ReactNode {
  const [wanted, setWanted] = useState(rules);
  const [from, setFrom] = useState(nextHour);
  const [reason, setReason] = useState('');
  const deed = useDeed();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deed.run(async () => {
      await call('proposeProtectionRules', {
        body: { rules: wanted, from: new Date(`${from}:00.000Z`).toISOString(), reason },
      });
      toasts.show({ title: own.proposed, tone: 'win' });
      onDone();
    });
  };
  const number = (label: string, value: number, change: (value: number) => void) => (
    <Field
      key={label}
      label={label}
      type="number"
      min={0}
      required
      value={String(value)}
      onChange={({ target }) => change(Math.trunc(target.valueAsNumber) || 0)}
    />
  );
  return (
    <form onSubmit={submit} className="grid gap-4">
      {kindsOf(wanted).map((kind) => (
        <Card key={kind} role="group" aria-label={protectionWords.kinds[kind]} className="grid gap-3">
          <h2 className="title-card">{protectionWords.kinds[kind]}</h2>
          <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {Object.entries(wanted[kind]).map(([name, value]) =>
              number(labelOf(name), value, (next) => setWanted(withFigure(wanted, { kind, name, value: next }))),
            )}
          </div>
        </Card>
      ))}
      <Card role="group" aria-label={own.house} className="grid gap-3">
        <h2 className="title-card">{own.house}</h2>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {ofHouse.map((name) =>
            number(labelOf(name), wanted[name], (value) => setWanted({ ...wanted, [name]: value })),
          )}
        </div>
      </Card>
      <div className="grid gap-3 sm:grid-cols-[auto_1fr]">
        <Field
          label={own.from}
          type="datetime-local"
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={own.reason}
          required
          minLength={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div role="alert">{deed.error !== undefined && <Note tone="danger">{inWords(deed.error)}</Note>}</div>
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onClosed}>
          {own.cancel}
        </Button>
        <Button type="submit" loading={deed.busy}>
          {own.propose}
        </Button>
      </div>
    </form>
  );
}
