import { buttonClass } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame, ModalLink, useModal } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { ResendForm } from './confirmation/ResendForm.tsx';
import { draftText, keepDraft } from './drafts.ts';
import { showNotice } from './show-notice.ts';

export default function ConfirmationModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation'))}>
      <ConfirmationDialog />
    </Speaks>
  );
}

type State = 'asking' | 'confirmed' | 'refused' | 'failed';

/** The mailed link: confirms whoever opens it. A player goes on to main with a notice, a guest may log in. */
export function ConfirmationDialog() {
  const say = useSay();
  const player = usePlayer();
  const { query, hrefOf, enter } = useModal();
  const token = query.get('confirmation_token') ?? '';
  const [state, setState] = useState<State>(token ? 'asking' : 'refused');
  const confirm = useEffectEvent(async () => {
    try {
      const { email } = await callApi('confirmEmail', { query: { confirmation_token: token } });
      keepDraft('account', { email });
    } catch (failure) {
      return setState((failure as { status?: number }).status === 422 ? 'refused' : 'failed');
    }
    if (!player) return setState('confirmed');
    showNotice({ title: say('identity.confirmation.done'), tone: 'win' });
    await enter();
  });
  useEffect(() => {
    if (token) void confirm();
  }, [token]);
  return (
    <ModalFrame full title={say('identity.confirmation.title')} description={say('identity.confirmation.text')}>
      <div role="status" className="grid">
        {state === 'asking' && <p className="text-text-soft">{say('identity.confirmation.asking')}</p>}
        {state === 'confirmed' && <Note tone="win">{say('identity.confirmation.done')}</Note>}
        {state === 'refused' && <Note tone="warn">{say('identity.confirmation.badLink')}</Note>}
        {state === 'failed' && <Note tone="danger">{say('validation.other')}</Note>}
      </div>
      {state === 'confirmed' && (
        <ModalLink
          href={hrefOf('/login')}
          replace
          className={buttonClass({ look: 'primary', size: 'large', block: true })}
        >
          {say('shell.logIn')}
        </ModalLink>
      )}
      {state === 'refused' && <ResendForm email={player?.email ?? draftText('account', 'email')} />}
    </ModalFrame>
  );
}
