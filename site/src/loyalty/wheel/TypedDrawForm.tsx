import { Button, Card, Field } from '@halley/ui';
import { type FormEvent, useState } from 'react';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import type { DrawVerdict, TypedDraw, TypedField } from './check-draw.ts';
import { VerdictNote } from './VerdictNote.tsx';

const fields: { name: TypedField; label: MessageKey; hint?: MessageKey }[] = [
  { name: 'serverSeed', label: 'wheel.typed.serverSeed' },
  { name: 'serverSeedHash', label: 'wheel.typed.hash', hint: 'wheel.typed.hashHint' },
  { name: 'clientSeed', label: 'wheel.typed.clientSeed' },
  { name: 'nonce', label: 'wheel.typed.nonce' },
  { name: 'weights', label: 'wheel.typed.weights', hint: 'wheel.typed.weightsHint' },
];
const faultTexts: Record<TypedField, MessageKey> = {
  serverSeed: 'wheel.typed.fault.seed',
  serverSeedHash: 'wheel.typed.fault.seed',
  clientSeed: 'wheel.typed.fault.clientSeed',
  nonce: 'wheel.typed.fault.nonce',
  weights: 'wheel.typed.fault.weights',
};

/** For everybody, also without an account: nothing leaves the browser. */
export function TypedDrawForm() {
  const { say } = useSpeech();
  const [faults, setFaults] = useState<readonly TypedField[]>([]);
  const [verdict, setVerdict] = useState<DrawVerdict | null>(null);
  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: TypedField) => String(data.get(name) ?? '');
    const typed: TypedDraw = {
      serverSeed: text('serverSeed'),
      serverSeedHash: text('serverSeedHash'),
      clientSeed: text('clientSeed'),
      nonce: text('nonce'),
      weights: text('weights'),
    };
    const { checkTyped } = await import('./check-draw.ts');
    const answer = checkTyped(typed);
    setFaults('faults' in answer ? answer.faults : []);
    setVerdict('faults' in answer ? null : answer);
  }
  return (
    <Card className="grid gap-4">
      <h3 className="title-card">{say('wheel.typed.title')}</h3>
      <form className="grid gap-2" noValidate onSubmit={(event) => void check(event)}>
        {fields.map(({ name, label, hint }) => (
          <Field
            key={name}
            name={name}
            label={say(label)}
            hint={hint && say(hint)}
            error={faults.includes(name) ? say(faultTexts[name]) : undefined}
            inputMode={name === 'nonce' ? 'numeric' : undefined}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        <Button type="submit" className="justify-self-start">
          {say('wheel.typed.check')}
        </Button>
      </form>
      {verdict && <VerdictNote verdict={verdict} what={null} />}
    </Card>
  );
}
