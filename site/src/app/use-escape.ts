import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openModal, popups } from '../page/index.ts';
import { readStored } from '../storage/index.ts';
import { takeEscapeWish } from './escape-on-logout.ts';
import { escapeCheckMs, isIosWebview, mayShowEscape } from './escape-rules.ts';

/** Inside another app, the way out of it is offered once. */
export function useEscape(): void {
  const { pathname, search } = useLocation();
  const cashboxOpen = /^(cashbox|deposit|withdraw)/.test(openModal({ pathname, search })?.name ?? '');
  const gameOpen = /^\/play\/[^/]+\/[^/]+$/.test(pathname);
  useEffect(() => {
    if (!isIosWebview(navigator.userAgent)) return;
    if (takeEscapeWish()) popups.open('webview-exit');
    const check = () => {
      const shown = readStored('escapeShown') !== null;
      const visitStartMs = Number(readStored('visitStart'));
      if (!mayShowEscape({ isWebview: true, shown, visitStartMs, nowMs: Date.now(), cashboxOpen, gameOpen })) return;
      popups.open('webview-exit');
    };
    const timer = setInterval(check, escapeCheckMs);
    return () => clearInterval(timer);
  }, [cashboxOpen, gameOpen]);
}
