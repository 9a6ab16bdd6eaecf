import { sameSitePath } from '@halley/contract/same-site';
import { useLocation, useNavigate } from 'react-router';
import { tellParent } from '../../frame/index.ts';
import { queries } from '../../query/index.ts';
import { session, useRootData } from '../../session/index.ts';
import { focusBalance } from './focus-balance.ts';
import type { ModalState } from './ModalLink.tsx';
import { isBetting, type ModalName, openModal, withoutModal } from './modal-address.ts';
import { withoutPrefix } from './without-prefix.ts';

export interface ModalControls {
  name: ModalName | undefined;
  /** The query of the modal's own address, however it was opened. */
  query: URLSearchParams;
  /** Closes it: back to the page it was laid over; opened directly, main (or betting) takes its place. */
  leave: () => Promise<void>;
  /** A session has begun: what was known of the guest is forgotten; the way goes on to `path`, else where it was meant to. */
  enter: (path?: string) => Promise<void>;
  /** The address of another modal, reached from this one: the target after log-in and the betting area are kept. */
  hrefOf: (path: '/login' | '/registration' | '/remind' | '/email-verify') => string;
}

/** What the modal on show is, and the ways out of it. */
export function useModal(): ModalControls {
  const location = useLocation();
  const navigate = useNavigate();
  const root = useRootData();
  const modal = openModal(location);
  const query = new URLSearchParams(modal?.href.split('?')[1] ?? '');

  async function leave() {
    if (root?.frameParents) tellParent({ type: 'close' }, root.frameParents);
    if ((location.state as ModalState)?.ownStep) await navigate(-1);
    else await navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  }

  async function enter(path?: string) {
    const target = path ?? sameSitePath(query.get('redirect'));
    queries.clear();
    if (root) {
      tellParent({ type: 'refresh_user' }, root.frameParents);
      // A partner may want to follow, or to show the page in its own window.
      if (target)
        tellParent(
          { type: 'redirect', payload: { url: new URL(target, window.location.origin).href } },
          root.frameParents,
        );
    }
    // Guest mode shows nobody's session: whoever has one now leaves it.
    if (root?.guestMode) return window.location.assign((target ?? '/').replace(/^\/guest(?=\/|$)/, '') || '/');
    session.changed = true;
    try {
      await (target ? navigate(withoutPrefix(target, root?.prefix), { replace: true }) : leave());
    } finally {
      session.changed = false;
    }
    focusBalance();
  }

  function hrefOf(path: string) {
    const redirect = query.get('redirect');
    const betting = isBetting(modal?.href ?? '') && /^\/(login|registration)$/.test(path);
    // Whoever comes from another form means what they clicked, also on a device where log-in would come first.
    const asked = path === '/registration' ? '&asked=1' : '';
    return `${betting ? '/sport' : ''}${path}${redirect ? `?redirect=${encodeURIComponent(redirect)}${asked}` : ''}`;
  }

  return { name: modal?.name, query, leave, enter, hrefOf };
}
