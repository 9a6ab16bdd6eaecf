import type { UiLinkProps } from '@halley/ui';
import { type MouseEvent, useRef } from 'react';
import { Link, useHref, useLocation, useNavigate } from 'react-router';
import { session } from '../../session/index.ts';
import { afterPaint } from './after-paint.ts';
import { modalNameOf, withModal } from './modal-address.ts';

/** Opens a modal over the page: the address bar shows the modal's own address, the page beneath stays as it is. */
export function ModalLink({ href, replace, onClick, ...rest }: UiLinkProps & { replace?: boolean }) {
  const open = useOpenModal();
  const opens = useRef(false);
  async function openSoon() {
    if (opens.current) return;
    opens.current = true;
    // A modal changes the address, and with it much of the page.
    await afterPaint();
    opens.current = false;
    await open(href, { replace });
  }
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    event.preventDefault();
    void openSoon();
  }
  return <Link to={href} onClick={press} {...rest} />;
}

/** In the history, beside a modal's address. */
export type ModalState = { ownStep: boolean } | null;

/** The same from code. */
export function useOpenModal() {
  const location = useLocation();
  const navigate = useNavigate();
  // The router leaves its base path out of a mask when it navigates, so it is put in here.
  const base = useHref('/').replace(/\/$/, '');
  return (href: string, { replace }: { replace?: boolean } = {}) => {
    const direct = modalNameOf(location.pathname) !== undefined;
    const options = direct ? {} : { mask: base + href };
    // A step of its own in the history is closed by a step back; one in the place of another keeps what that one was.
    const state: ModalState = replace ? (location.state as ModalState) : { ownStep: !direct };
    return navigate(withModal(location, href), {
      replace,
      preventScrollReset: true,
      state,
      // The page beneath stays as it is, unless it belonged to a session that has ended.
      defaultShouldRevalidate: direct || session.changed,
      ...options,
    });
  };
}
