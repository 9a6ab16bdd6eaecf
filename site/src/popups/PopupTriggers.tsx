import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showAwards } from '../jackpots/awards.ts';
import { openModal } from '../modals/modal-address.ts';
import { useRootData } from '../shell/session.ts';
import { useExcluded } from '../shell/use-excluded.ts';
import { useFlag } from '../shell/use-flag.ts';
import { readStored, writeStored } from '../storage/index.ts';
import { popups } from './create-popups.ts';
import { takeEscapeWish } from './escape-on-logout.ts';
import { escapeCheckMs, isIosWebview, mayShowEscape, mayShowNewProvider, mustAcceptTerms } from './popup-rules.ts';

/** Popups that nobody asks for: each has its rule, and none comes twice in a session. */
export function PopupTriggers() {
  const data = useRootData();
  const player = data?.player ?? null;
  const excluded = useExcluded();
  const { pathname, search } = useLocation();
  // The licence of this host, not the country alone: elsewhere an Estonian guest is under another one.
  const estonia = useFlag('estonia') && data?.licence === 'EE' && !player;

  useEffect(() => {
    if (mustAcceptTerms(player)) popups.open('support');
    else if (mayShowNewProvider(player, { shown: readStored('newProviderShown') !== null, excluded })) {
      writeStored('newProviderShown', '1');
      popups.open('new-provider');
    }
  }, [player, excluded]);

  // Won while away.
  const playerId = player?.id;
  useEffect(() => {
    if (playerId !== undefined) void showAwards();
  }, [playerId]);

  useEffect(() => {
    if (estonia && readStored('estoniaPopup') === null) popups.open('estonia');
  }, [estonia]);

  const cashboxOpen = /^(cashbox|deposit|withdraw)/.test(openModal({ pathname, search })?.name ?? '');
  const gameOpen = /^\/play\/[^/]+\/[^/]+$/.test(pathname);
  useEffect(() => {
    if (!isIosWebview(navigator.userAgent)) return;
    if (takeEscapeWish()) popups.open('webview-exit');
    const look = () => {
      const shown = readStored('escapeShown') !== null;
      const visitStartMs = Number(readStored('visitStart'));
      if (!mayShowEscape({ isWebview: true, shown, visitStartMs, nowMs: Date.now(), cashboxOpen, gameOpen })) return;
      popups.open('webview-exit');
    };
    const timer = setInterval(look, escapeCheckMs);
    return () => clearInterval(timer);
  }, [cashboxOpen, gameOpen]);
  return null;
}
