import { use } from 'react';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { LoginForm } from './LoginForm.tsx';

export default function LoginModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <LoginDialog />
    </Speaks>
  );
}

function LoginDialog() {
  const say = useSay();
  const { enter } = useModal();
  return (
    <ModalFrame title={say('identity.login.title')} description={say('identity.login.text')}>
      <LoginForm onDone={enter} />
    </ModalFrame>
  );
}
