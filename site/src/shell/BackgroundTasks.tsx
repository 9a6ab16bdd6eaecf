import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { LiveForGuests, latePage, PopupHost, whenFetched } from '../page/index.ts';
import { onLive } from '../realtime/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';
import { promoCodeKept, readPromoCode } from '../storage/index.ts';
import { watchErrors } from '../telemetry/index.ts';
import { AcceptedMessages } from './AcceptedMessages.tsx';
import { Guards } from './Guards.tsx';
import { HashTriggers } from './HashTriggers.tsx';
import { HouseNews } from './HouseNews.tsx';
import { LoadingMain } from './LoadingMain.tsx';
import { popupMap } from './modal-map.ts';
import { rooms } from './rooms.ts';
import { useHeaderAway } from './use-header-away.ts';
import { useTips } from './use-tips.ts';
import { useVisit } from './use-visit.ts';

const tasks = rooms.flatMap((room) => room.backgroundTasks ?? []);
const always = tasks.filter((task) => typeof task === 'function');
const conditional = tasks.flatMap((task) =>
  typeof task === 'function' ? [] : [{ when: task.when, Task: lazy(() => whenFetched(task.load)) }],
);
const PromoHint = lazy(() => whenFetched(() => import('./PromoHint.tsx')));

/** In two turns: what a click or an address may need, then the rest. */
export default function BackgroundTasks() {
  useVisit();
  useEffect(watchErrors, []);
  useEffect(() => {
    // Journeys in a browser wait for it: from here on clicks are guarded by the page, not only by the server.
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
      <PopupHost map={popupMap} />
      {isLater && <LaterTasks />}
    </>
  );
}

/** What rooms do behind every page. */
export function RoomTasks() {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  return always.map((Task, at) => <Task key={at} />);
}

function LaterTasks() {
  // Those inside have begun by then: clicks that were kept back find them.
  useEffect(latePage.settle, []);
  useTips();
  useHeaderAway();
  useGroupNews();
  const { key, hash } = useLocation();
  const guest = !usePlayer();
  const isBot = useRootData()?.isBot ?? true;
  const [code, setCode] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code comes and goes with where the visitor is
  useEffect(() => {
    void promoCodeKept().then(() => setCode(guest ? readPromoCode() : null));
  }, [key, guest]);
  return (
    <>
      <HouseNews />
      {!isBot && <LiveForGuests />}
      {code && (
        <Suspense>
          <PromoHint code={code} />
        </Suspense>
      )}
      {conditional.map(({ when, Task }, at) => {
        const isWanted = when === 'player' ? !guest : hash === when.hash;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Fragment key={at}>
            {isWanted && (
              <Suspense>
                {/* A hash that is asked for again is answered again. */}
                <Task key={when === 'player' ? when : key} />
              </Suspense>
            )}
          </Fragment>
        );
      })}
      <RoomTasks />
    </>
  );
}

/** A player's groups decide much of what stands round a page: when they change, it is read anew, without a reload. */
function useGroupNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onLive('groups_updates', () => void revalidate()), [revalidate]);
}
