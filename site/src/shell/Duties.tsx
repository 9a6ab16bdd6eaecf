import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { useApp } from '../app/use-app.ts';
import { useContentNews } from '../content/use-content-news.ts';
import { Guards } from '../guards/Guards.tsx';
import { LiveForGuests } from '../jackpots/LiveForGuests.tsx';
import '../modals/modal-map.ts';
import { PopupHost } from '../popups/PopupHost.tsx';
import { PopupTriggers } from '../popups/PopupTriggers.tsx';
import { useScripts } from '../scripts/use-scripts.ts';
import { readPromoCode } from '../storage/index.ts';
import { SupportWatch } from '../support/SupportWatch.tsx';
import { watchErrors } from '../telemetry/watch-errors.ts';
import { AcceptedMessages } from './AcceptedMessages.tsx';
import { HashTriggers } from './HashTriggers.tsx';
import { HeaderNotices } from './HeaderNotices.tsx';
import { HouseNews } from './HouseNews.tsx';
import { LoadingMain } from './LoadingMain.tsx';
import { latePage } from './late.ts';
import { usePlayer, useRootData } from './session.ts';
import { useGroupNews } from './use-group-news.ts';
import { useHeaderAway } from './use-header-away.ts';
import { useTips } from './use-tips.ts';
import { useVisit } from './use-visit.ts';
import { whenFetched } from './when-fetched.ts';

const LimitNews = lazy(() => whenFetched(() => import('../limits/LimitNews.tsx')));
const NoticeNews = lazy(() => whenFetched(() => import('../notices/NoticeNews.tsx')));
const PaymentNews = lazy(() => whenFetched(() => import('../cashbox/PaymentNews.tsx')));
const CookieChoice = lazy(() => whenFetched(() => import('../consent/CookieChoice.tsx')));
const SurveyDuty = lazy(() => whenFetched(() => import('../survey/SurveyDuty.tsx')));
const PromoHint = lazy(() => whenFetched(() => import('./PromoHint.tsx')));

/** In two turns: what a press or an address may need, then the rest. */
export default function Duties() {
  useVisit();
  useEffect(watchErrors, []);
  useEffect(() => {
    // Journeys in a browser wait for it: from here on presses are guarded by the page, not only by the server.
    document.documentElement.dataset.guarded = '';
  }, []);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const turn = setTimeout(() => setLater(true));
    return () => clearTimeout(turn);
  }, []);
  return (
    <>
      <Guards />
      <HashTriggers />
      <AcceptedMessages />
      <LoadingMain />
      <PopupHost />
      {isLater && <LaterDuties />}
    </>
  );
}

function LaterDuties() {
  // Those inside have taken up theirs by then: clicks that were kept back find them.
  useEffect(latePage.settle, []);
  useApp();
  useAnalytics();
  useTips();
  useHeaderAway();
  useGroupNews();
  useScripts();
  useContentNews();
  const { key, hash } = useLocation();
  const guest = !usePlayer();
  const isBot = useRootData()?.isBot ?? true;
  const [code, setCode] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code comes and goes with where the visitor is
  useEffect(() => setCode(guest ? readPromoCode() : null), [key, guest]);
  return (
    <>
      <HouseNews />
      <HeaderNotices />
      {!isBot && <LiveForGuests />}
      {code && (
        <Suspense>
          <PromoHint code={code} />
        </Suspense>
      )}
      {!guest && (
        <Suspense>
          <LimitNews />
        </Suspense>
      )}
      {!guest && (
        <Suspense>
          <PaymentNews />
        </Suspense>
      )}
      {!guest && (
        <Suspense>
          <NoticeNews />
        </Suspense>
      )}
      {!guest && (
        <Suspense>
          <SurveyDuty />
        </Suspense>
      )}
      <SupportWatch />
      {hash === '#cookies' && (
        <Suspense>
          <CookieChoice key={key} />
        </Suspense>
      )}
      <PopupTriggers />
    </>
  );
}
