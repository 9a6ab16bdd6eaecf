import type { Survey } from '@halley/contract';
import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { openModal, popups } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { readStored } from '../storage/index.ts';
import { mayShowSurvey, prefetchAheadMs, startDelayMs, surveyAppearsMs } from './survey-rules.ts';

const loadWidget = () => import('./SurveyWidget.tsx');
const SurveyWidget = lazy(loadWidget);

const noPopups: readonly string[] = [];

/** Waits for the moment, and for a visitor who has nothing else to do; only then is the widget there at all. */
export default function SurveyTask() {
  const player = usePlayer();
  const { locale } = useSpeech();
  const location = useLocation();
  const open = useSyncExternalStore(popups.subscribe, popups.list, () => noPopups);
  const { survey, forget } = useSurvey(player?.id, locale);
  const hasModal = openModal(location) !== undefined || open.length > 0;
  const mayShow = mayShowSurvey({ isPlayer: player !== null, pathname: location.pathname, hasModal });
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (survey && mayShow) setShown(true);
  }, [survey, mayShow]);
  if (!survey || !isShown) return null;
  return (
    <Suspense>
      {/* Once it is there it only steps aside: what was ticked is not lost. */}
      <div hidden={!mayShow}>
        <Words locale={locale}>
          <SurveyWidget survey={survey} onDone={forget} />
        </Words>
      </div>
    </Suspense>
  );
}

function Words({ locale, children }: { locale: string; children: React.ReactNode }) {
  return <Speaks messages={use(loadMessages(locale, 'survey'))}>{children}</Speaks>;
}

/** The survey, from the moment on at which it may appear. */
function useSurvey(playerId: number | undefined, locale: string) {
  const [fetched, setFetched] = useState<Survey>();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (playerId === undefined) return;
    let isOver = false;
    const begunMs = Number(readStored('visitStart')) || Date.now();
    const leftMs = Math.max(0, begunMs + surveyAppearsMs - Date.now());
    const prefetch = async () => {
      const config = await callApi('readSurveyConfig');
      if (!config?.is_enable_widget || isOver) return;
      void loadWidget();
      void loadMessages(locale, 'survey');
      const answer = await callApi('readSurvey', { query: { locale } });
      if (!isOver) setFetched(answer?.survey ?? undefined);
    };
    const early = setTimeout(() => void prefetch(), Math.max(0, leftMs - prefetchAheadMs));
    const moment = setTimeout(() => setDue(true), leftMs + startDelayMs);
    return () => {
      isOver = true;
      clearTimeout(early);
      clearTimeout(moment);
      setFetched(undefined);
      setDue(false);
    };
  }, [playerId, locale]);
  return { survey: isDue ? fetched : undefined, forget: () => setFetched(undefined) };
}
