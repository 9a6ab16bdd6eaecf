import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer, useRootData } from '../shell/session.ts';
import { popups } from './create-popups.ts';
import { PopupFrame } from './PopupFrame.tsx';
import { mustAcceptTerms } from './popup-rules.ts';

export const supportAddress = 'support@halley.test';

/** A way to a person. While the terms are not accepted it asks for them first and does not let itself be closed. */
export default function SupportPopup() {
  const say = useSay();
  const forced = mustAcceptTerms(usePlayer());
  return (
    <PopupFrame
      name="support"
      title={say(forced ? 'popups.terms.title' : 'popups.support.title')}
      description={say(forced ? 'popups.terms.text' : 'popups.support.text')}
      closable={!forced}
      blockOverlay={forced}
    >
      {forced && <TermsForm />}
      <p className="text-text-soft">
        {say('popups.support.write')}{' '}
        <a href={`mailto:${supportAddress}`} className={linkClass}>
          {supportAddress}
        </a>
      </p>
    </PopupFrame>
  );
}

function TermsForm() {
  const say = useSay();
  const prefix = useRootData()?.prefix;
  const revalidator = useRevalidator();
  const [error, setError] = useState<'missing' | 'failed'>();
  const [sending, setSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (!new FormData(event.currentTarget).get('terms_acceptance')) return setError('missing');
    setSending(true);
    setError(undefined);
    try {
      await callApi('updateAuthDetails', { body: { user: { terms_acceptance: true } } });
      popups.close('support');
      await revalidator.revalidate();
    } catch {
      setError('failed');
      setSending(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
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
