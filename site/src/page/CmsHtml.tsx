import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useRootData } from '../session/index.ts';
import { useOpenModal } from './modals/ModalLink.tsx';
import { modalNameOf } from './modals/modal-address.ts';
import { withoutPrefix } from './modals/without-prefix.ts';

/**
 * THE place where HTML that an operator wrote enters a page. The content room has cleaned it, when it was written and
 * again when it was told: no script, no handler, no style. Nothing else of the site may do this (a test looks).
 */
export function CmsHtml({ html, className }: { html: string; className?: string }) {
  const follow = useFollow();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed, this only keeps them in the app
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with the keyboard is a click
    <div
      className={className}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content room; see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A link in a text behaves as every other one: no reload, and the address of a modal opens it over the page. */
function useFollow() {
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const prefix = useRootData()?.prefix;
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link?.href || modified || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    // A part of this page, a file, another house: the browser's own business.
    if (origin !== window.location.origin || /\.\w+$/.test(pathname)) return;
    if (pathname === window.location.pathname && hash) return;
    event.preventDefault();
    const path = withoutPrefix(pathname, prefix) + search;
    void (modalNameOf(path) ? openModal(path) : navigate(path + hash));
  };
}
