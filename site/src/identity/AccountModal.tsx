import { Dialog } from '@halley/ui/Dialog.tsx';
import { use } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { type ModalName, withoutModal } from '../modals/modal-address.ts';
import { sameSitePath } from '../modals/same-site.ts';
import { queries } from '../query/index.ts';
import { useRootData } from '../shell/session.ts';
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
      onClosed={leave}
    >
      {registering ? <RegistrationForm onDone={enter} /> : <LoginForm onDone={enter} />}
    </Dialog>
  );
}

/** Laid over a page, a modal closes by going back to it; opened directly, main takes its place. */
function useWayOut() {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const prefix = useRootData()?.prefix;

  function leave() {
    if (location.mask) void navigate(-1);
    else void navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  }

  /** A session has begun: what was known of the guest is forgotten, then the way goes on where it was meant to. */
  async function enter() {
    queries.clear();
    const target = sameSitePath(new URLSearchParams(location.search).get('redirect'));
    await revalidate();
    if (!target) return leave();
    const base = prefix ? `/${prefix}` : '';
    const inside =
      base && (target === base || target.startsWith(`${base}/`)) ? target.slice(base.length) || '/' : target;
    await navigate(inside, { replace: true });
  }

  return { leave, enter };
}
