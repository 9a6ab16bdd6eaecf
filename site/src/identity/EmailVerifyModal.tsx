import { use } from 'react';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { SwitchLine } from './SwitchLine.tsx';

export default function EmailVerifyModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <EmailVerifyDialog />
    </Speaks>
  );
}

function EmailVerifyDialog() {
  const say = useSay();
  const { hrefOf } = useModal();
  return (
    <ModalFrame title={say('identity.emailVerify.title')} description={say('identity.emailVerify.text')}>
      <SwitchLine
        question={say('identity.registration.haveAccount')}
        href={hrefOf('/login')}
        label={say('shell.logIn')}
      />
    </ModalFrame>
  );
}
