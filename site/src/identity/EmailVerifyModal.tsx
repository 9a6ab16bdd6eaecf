import { use } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame, useModal } from '../page/index.ts';
import { ResendForm } from './confirmation/ResendForm.tsx';
import { draftText } from './drafts.ts';
import { SwitchLine } from './SwitchLine.tsx';

export default function EmailVerifyModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation'))}>
      <EmailVerifyDialog />
    </Speaks>
  );
}

export function EmailVerifyDialog() {
  const say = useSay();
  const { hrefOf } = useModal();
  return (
    <ModalFrame full title={say('identity.emailVerify.title')} description={say('identity.emailVerify.text')}>
      <ol className="grid list-decimal gap-2 pl-5 text-text-soft">
        <li>{say('identity.emailVerify.look')}</li>
        <li>{say('identity.emailVerify.spam')}</li>
        <li>{say('identity.emailVerify.again')}</li>
      </ol>
      <ResendForm email={draftText('account', 'email')} />
      <SwitchLine question={say('identity.emailVerify.confirmed')} href={hrefOf('/login')} label={say('shell.logIn')} />
    </ModalFrame>
  );
}
