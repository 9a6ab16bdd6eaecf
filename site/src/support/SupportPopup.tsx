import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { type FormEvent, use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { PopupFrame, popups } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { mustAcceptTerms, useChrome, usePlayer, useRootData } from '../session/index.ts';
import { SupportContacts } from './SupportContacts.tsx';

/** A way to a person. While the terms are not accepted it asks for them first and does not let itself be closed. */
export default function SupportPopup() {
  const say = useSay();
  const forced = mustAcceptTerms(usePlayer());
  const email = useChrome().footer?.email;
  return (
    <PopupFrame
      name="support"
      title={say(forced ? 'popups.terms.title' : 'popups.support.title')}
      description={say(forced ? 'popups.terms.text' : 'popups.support.text')}
      closable={!forced}
      blockOverlay={forced}
    >
      {forced && <TermsForm />}
      {!forced && <WithWords />}
      {email && (
        <p className="text-text-soft">
          {say('popups.support.write')}{' '}
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </p>
      )}
    </PopupFrame>
  );
}

/** The words of the support room come with it: whoever must accept the terms first does not wait for them. */
function WithWords() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'support'))}>
      <SupportContacts />
    </Speaks>
  );
}

function TermsForm() {
  const say = useSay();
  const prefix = useRootData()?.prefix;
  const revalidator = useRevalidator();
  // Who came in with an account of another house has not said it yet.
  const asksAge = usePlayer()?.auth_fields_missed.includes('age_acceptance') ?? false;
  const [error, setError] = useState<'missing' | 'ageMissing' | 'failed'>();
  const [sending, setSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    if (asksAge && !form.get('age_acceptance')) return setError('ageMissing');
    if (!form.get('terms_acceptance')) return setError('missing');
    setSending(true);
    setError(undefined);
    try {
      await callApi('updateAuthDetails', {
        body: { user: { terms_acceptance: true, ...(asksAge && { age_acceptance: true }) } },
      });
      popups.close('support');
      await revalidator.revalidate();
    } catch {
      setError('failed');
      setSending(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      {asksAge && (
        <Checkbox
          name="age_acceptance"
          error={error === 'ageMissing' ? say('popups.terms.ageMissing') : undefined}
          label={say('popups.terms.age')}
        />
      )}
      <Checkbox
        name="terms_acceptance"
        error={error === 'missing' ? say('popups.terms.missing') : undefined}
        label={
          <>
            {say('popups.terms.accept')}{' '}
            <a
              href={`${prefix ? `/${prefix}` : ''}/terms-and-conditions`}
              target="_blank"
              rel="noopener"
              className={linkClass}
            >
              {say('popups.terms.link')}
            </a>
          </>
        }
      />
      <div role="alert">{error === 'failed' && <Note tone="danger">{say('popups.failed')}</Note>}</div>
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('popups.terms.submit')}
      </Button>
    </form>
  );
}
