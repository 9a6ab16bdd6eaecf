import { use, useState } from 'react';
import { type MessageKey, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { BlockedStage } from './sign-in/BlockedStage.tsx';
import { CodeStage } from './sign-in/CodeStage.tsx';
import { LockedStage } from './sign-in/LockedStage.tsx';
import { PasswordStage } from './sign-in/PasswordStage.tsx';
import type { LogInStage } from './sign-in/stage.ts';
import { useUnlockLink } from './sign-in/use-unlock-link.ts';

export default function LoginModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation'))}>
      <LoginDialog />
    </Speaks>
  );
}

const words: Record<LogInStage['name'], { title: MessageKey; text: MessageKey }> = {
  password: { title: 'identity.login.title', text: 'identity.login.text' },
  code: { title: 'identity.code.title', text: 'identity.code.text' },
  locked: { title: 'identity.locked.title', text: 'identity.locked.lead' },
  blocked: { title: 'identity.blocked.title', text: 'identity.blocked.lead' },
};

export function LoginDialog() {
  const say = useSay();
  const { query } = useModal();
  // Another house has vouched for the first factor: the second is still to come.
  const isHalfIn = query.get('auth_error') === 'two_factor';
  const [stage, setStage] = useState<LogInStage>(isHalfIn ? { name: 'code' } : { name: 'password' });
  useUnlockLink(query.get('unlock_token'));
  const { title, text } = words[stage.name];
  const back = () => setStage({ name: 'password' });
  return (
    <ModalFrame
      title={say(title)}
      description={say(text)}
      {...((stage.name === 'code' || stage.name === 'locked') && { onBack: back })}
    >
      {stage.name === 'password' && <PasswordStage notice={stage.notice} onStage={setStage} />}
      {stage.name === 'code' && <CodeStage onStage={setStage} />}
      {stage.name === 'locked' && <LockedStage onBack={back} />}
      {stage.name === 'blocked' && <BlockedStage />}
    </ModalFrame>
  );
}
