import { isSensitiveAddress } from '@halley/contract/sensitive-path';
import { useEffect } from 'react';
import { useBlocker, useHref, useLocation, useNavigate } from 'react-router';
import { useSay } from '../i18n/index.ts';
import {
  judge,
  leaveQuestion,
  notify,
  openModal,
  othersRun,
  useOpenModal,
  type Verdict,
  withoutPrefix,
} from '../page/index.ts';
import { session, useRootData } from '../session/index.ts';
import { takeGiftsFlag, writeStored } from '../storage/index.ts';
import { keepCodes } from './keep-codes.ts';

interface Place {
  pathname: string;
  search: string;
}

/** The same guards for clicks inside the page: what the server would refuse is not even begun. */
export function Guards() {
  const say = useSay();
  const navigate = useNavigate();
  const open = useOpenModal();
  const base = useHref('/').replace(/\/$/, '');
  const data = useRootData();
  const isPlayer = Boolean(data?.player);
  const wanted = data?.player?.language;
  const foreign = Boolean(wanted && wanted !== data?.locale && data?.locales.includes(wanted));

  function verdictOn(next: Place): Verdict {
    // While a session begins the page still believes in a guest; the server does not.
    if (session.changed || !data) return { go: 'on' };
    return judge(openModal(next)?.href ?? next.pathname + next.search, { ...data, isPlayer });
  }

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (verdictOn(nextLocation).go !== 'on') return true;
    // A modal over the page changes the address, not the page.
    if (leaveQuestion() && currentLocation.pathname !== nextLocation.pathname) return true;
    if (othersRun() && isSensitiveAddress(nextLocation)) return true;
    return foreign && historyAction !== 'POP' && !session.changed;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation that was stopped
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The router tells the question above without its base path, and here with it.
    const next = { ...blocker.location, pathname: withoutPrefix(blocker.location.pathname, data?.prefix) };
    const verdict = verdictOn(next);
    const question = leaveQuestion();
    if (verdict.go === 'on' && question) return question({ leave: blocker.proceed, stay: blocker.reset });
    blocker.reset();
    if (verdict.go === 'register') {
      void open(`/registration?redirect=${encodeURIComponent(base + verdict.redirect)}`);
    } else if (verdict.go === 'main') {
      void navigate('/');
    } else if (verdict.go === 'nowhere') {
      const words = verdict.refused === 'login' ? 'guards.closed.login' : 'guards.closed.registration';
      notify({ id: 'closed-region', title: say(words), tone: 'warn' });
    } else if (othersRun() && isSensitiveAddress(next)) {
      // Scripts of other houses run in this document: money and games get one of their own.
      window.location.assign(base + (openModal(next)?.href ?? next.pathname + next.search) + next.hash);
    } else {
      // The page speaks another language than its player: it is loaded anew in the right one.
      window.location.assign(`/${wanted}${next.pathname}${next.search}${next.hash}`);
    }
  }, [blocker.state]);

  useArrivals(isPlayer);
  useEffect(() => {
    if (isPlayer) writeStored('knownDevice', '1');
  }, [isPlayer]);
  return null;
}

/** What happens on arriving somewhere, not on leaving: promo codes of links, and gifts that wait. */
function useArrivals(isPlayer: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const onMain = pathname === '/' && !openModal({ pathname, search });
    keepCodes(search, { forget: onMain && !isPlayer });
    if (onMain && isPlayer && takeGiftsFlag()) void navigate('/profile/gifts', { replace: true });
  }, [pathname, search, isPlayer, navigate]);
}
