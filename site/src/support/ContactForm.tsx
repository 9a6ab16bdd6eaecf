import { contactForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormNote, useForm } from '../forms/index.ts';
import { useSay } from '../i18n/index.ts';
import { captcha } from '../identity/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { TextField } from './TextField.tsx';

/**
 * A message to support: on the support page, and in the chat while nobody is there. Needs the texts of the room
 * `support` (and `validation`) around it.
 */
export function ContactForm(): ReactNode {
  const say = useSay();
  const player = usePlayer();
  const [ticket, setTicket] = useState<number>();
  const answer = useRef<number>(undefined);
  const { errors, sending, form, submit, field } = useForm({
    name: 'Contact',
    schema: contactForm,
    labels: { email: say('support.contact.email'), content: say('support.contact.content') },
    refusals: {
      'base.captcha_invalid': 'support.contact.captcha',
      'base.too_many_messages': 'support.contact.tooMany',
    },
    async send(contact) {
      const proof = player ? undefined : await captcha.token('CONTACT');
      const { ticket: number } = await callApi('sendContactMessage', {
        body: { contact: { ...contact, ...(proof && { captcha: proof }) } },
      });
      answer.current = number;
    },
    onDone: () => setTicket(answer.current),
  });
  if (ticket !== undefined) return <Sent ticket={ticket} onAnother={() => setTicket(undefined)} />;
  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={() => player || captcha.prepare('CONTACT')}
      noValidate
      className="grid gap-2"
    >
      <Field
        {...field('email')}
        type="email"
        defaultValue={player?.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('content')} hint={say('support.contact.hint')} rows={5} maxLength={4_000} dir="auto" />
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('support.contact.submit')}
      </Button>
    </form>
  );
}

function Sent({ ticket, onAnother }: { ticket: number; onAnother: () => void }): ReactNode {
  const say = useSay();
  const note = useRef<HTMLDivElement>(null);
  // The form it was sent from is gone, and the focus with it.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <Note tone="win">
        <p className="font-bold">{say('support.contact.sent')}</p>
        <p>{say('support.contact.sentText', { ticket: String(ticket) })}</p>
      </Note>
      <Button look="quiet" onClick={onAnother} className="justify-self-start">
        {say('support.contact.another')}
      </Button>
    </div>
  );
}
