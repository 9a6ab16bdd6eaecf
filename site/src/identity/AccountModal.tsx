import { Dialog } from '@halley/ui/Dialog.tsx';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { type ModalName, withoutModal } from '../modals/modal-address.ts';
import { sameSitePath, withoutPrefix } from '../modals/same-site.ts';
import { queries } from '../query/index.ts';
import { session, useRootData } from '../shell/session.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Log-in and registration: one dialog whose content follows the address. */
export default function AccountModal({ name }: { name: ModalName }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <AccountDialog name={name} />
    </Speaks>
  );
}

function AccountDialog({ name }: { name: ModalName }) {
  const say = useSay();
  const { leave, enter } = useWayOut();
  const registering = name === 'registration';
  return (
    <Dialog
      title={say(registering ? 'identity.registration.title' : 'identity.login.title')}
      description={say(registering ? 'identity.registration.text' : 'identity.login.text')}
      onClosed={() => void leave()}
    >
      {registering ? <RegistrationForm onDone={enter} /> : <LoginForm onDone={enter} />}
    </Dialog>
  );
}

/** Laid over a page, a modal closes by going back to it; opened directly, main takes its place. */
function useWayOut() {
  const location = useLocation();
  const navigate = useNavigate();
  const prefix = useRootData()?.prefix;

  async function leave() {
    if (location.mask) await navigate(-1);
    else await navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  }

  /** A session has begun: what was known of the guest is forgotten, then the way goes on where it was meant to. */
  async function enter() {
    const target = sameSitePath(new URLSearchParams(location.search).get('redirect'));
    queries.clear();
    session.changed = true;
    try {
      await (target ? navigate(withoutPrefix(target, prefix), { replace: true }) : leave());
    } finally {
      session.changed = false;
    }
  }

  return { leave, enter };
}
