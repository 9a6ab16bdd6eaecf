import { remindForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { use, useState } from 'react';
import { FormNote, useForm } from '../forms/index.ts';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame, useModal } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { captcha } from './captcha/index.ts';
import { draftText, keepDraft } from './drafts.ts';
import { passwordRefusals } from './passwords/refusals.ts';
import { SwitchLine } from './SwitchLine.tsx';

export default function RemindModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation'))}>
      <RemindDialog />
    </Speaks>
  );
}

export function RemindDialog() {
  const say = useSay();
  const { hrefOf } = useModal();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <ModalFrame full title={say('identity.remind.title')} description={say('identity.remind.text')}>
      {sentTo === undefined ? (
        <RemindForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <SwitchLine question={say('identity.remind.remembered')} href={hrefOf('/login')} label={say('shell.logIn')} />
    </ModalFrame>
  );
}

function RemindForm({ onSent }: { onSent: (email: string) => void }) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name: 'Remind',
    schema: remindForm,
    labels: { email: say('identity.email') },
    refusals: passwordRefusals,
    async send({ email }) {
      const proof = await captcha.token('PASSWORD');
      await callApi('requestPasswordReset', { body: { user: { email, ...(proof && { captcha: proof }) } } });
      onSent(email);
    },
  });
  return (
    <form ref={form} onSubmit={submit} onFocus={() => captcha.prepare('PASSWORD')} noValidate className="grid gap-3">
      <Field
        {...field('email')}
        type="email"
        defaultValue={draftText('account', 'email')}
        onChange={({ target }) => keepDraft('account', { email: target.value })}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.remind.submit')}
      </Button>
    </form>
  );
}

/** The same words whether or not the address has an account: this page tells nobody who plays here. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const say = useSay();
  return (
    <div className="grid gap-4">
      <div role="status">
        <Note tone="win">{say('identity.remind.sent', { email })}</Note>
      </div>
      <p className="text-text-soft">{say('identity.remind.sentHint')}</p>
      <Button size="large" block onClick={onAgain}>
        {say('identity.remind.again')}
      </Button>
    </div>
  );
}
