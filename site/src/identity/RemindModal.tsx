import { use } from 'react';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { SwitchLine } from './SwitchLine.tsx';

export default function RemindModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <RemindDialog />
    </Speaks>
  );
}

function RemindDialog() {
  const say = useSay();
  const { hrefOf } = useModal();
  return (
    <ModalFrame title={say('identity.remind.title')} description={say('identity.remind.text')}>
      <SwitchLine
        question={say('identity.registration.haveAccount')}
        href={hrefOf('/login')}
        label={say('shell.logIn')}
      />
    </ModalFrame>
  );
}
