import { use } from 'react';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

export default function RegistrationModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <RegistrationDialog />
    </Speaks>
  );
}

function RegistrationDialog() {
  const say = useSay();
  const { enter } = useModal();
  return (
    <ModalFrame title={say('identity.registration.title')} description={say('identity.registration.text')}>
      <RegistrationForm onDone={enter} />
    </ModalFrame>
  );
}
