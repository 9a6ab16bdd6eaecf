import { use, useState } from 'react';
import { loadMessages, type MessageKey, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { isClosedByBreak, ModalFrame, useModal, withoutPrefix } from '../page/index.ts';
import { useRootData } from '../session/index.ts';
import { readDeviceBreak } from './device-break.ts';
import { BlockedStage } from './sign-in/BlockedStage.tsx';
import { BreakStage } from './sign-in/BreakStage.tsx';
import { CodeStage } from './sign-in/CodeStage.tsx';
import { LockedStage } from './sign-in/LockedStage.tsx';
import { PasswordStage } from './sign-in/PasswordStage.tsx';
import type { LogInStage } from './sign-in/stage.ts';
import { useUnlockLink } from './sign-in/use-unlock-link.ts';

export default function LoginModal() {
  const { locale } = useSpeech();
  // Most devices know of no break: its words come when there is something to say.
  const [aboutBreak] = useState(() => (readDeviceBreak() ? (['limits'] as const) : []));
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation', ...aboutBreak))}>
      <LoginDialog />
    </Speaks>
  );
}

const words: Record<LogInStage['name'], { title: MessageKey; text: MessageKey }> = {
  password: { title: 'identity.login.title', text: 'identity.login.text' },
  code: { title: 'identity.code.title', text: 'identity.code.text' },
  locked: { title: 'identity.locked.title', text: 'identity.locked.lead' },
  break: { title: 'identity.break.title', text: 'identity.break.text' },
  blocked: { title: 'identity.blocked.title', text: 'identity.blocked.lead' },
};

export function LoginDialog() {
  const say = useSay();
  const { query } = useModal();
  // Another house has vouched for the first factor: the second is still to come.
  const isHalfIn = query.get('auth_error') === 'two_factor';
  const prefix = useRootData()?.prefix;
  const [stage, setStage] = useState<LogInStage>(() => {
    if (isHalfIn) return { name: 'code' };
    const meant = withoutPrefix(query.get('redirect') ?? '', prefix);
    const onBreak = isClosedByBreak(meant) ? readDeviceBreak() : undefined;
    return onBreak ? { name: 'break', ...onBreak } : { name: 'password' };
  });
  useUnlockLink(query.get('unlock_token'));
  const { title, text } = words[stage.name];
  const back = () => setStage({ name: 'password' });
  return (
    <ModalFrame
      full
      title={say(title)}
      description={say(text)}
      {...((stage.name === 'code' || stage.name === 'locked') && { onBack: back })}
    >
      {stage.name === 'password' && <PasswordStage notice={stage.notice} onStage={setStage} />}
      {stage.name === 'code' && <CodeStage onStage={setStage} />}
      {stage.name === 'locked' && <LockedStage onBack={back} />}
      {stage.name === 'break' && <BreakStage kind={stage.kind} until={stage.until} onLogIn={back} />}
      {stage.name === 'blocked' && <BlockedStage />}
    </ModalFrame>
  );
}
