import { Suspense } from 'react';
import { Speaks, useSay } from '../i18n/index.ts';
import { AdventureWidget, LobbyRows, RunningContests, Slider } from './late-rows.ts';
import type { LobbyData } from './read-lobby.server.ts';

const none: never[] = [];

/** Main: a page of its own, and what lies beneath a modal that was opened directly. */
export function Lobby({ data }: { data: LobbyData }) {
  return (
    <Speaks messages={data.messages}>
      <Title />
      {data.slides.length > 0 && (
        <Suspense>
          <Slider
            slides={data.slides}
            place="slider-index-top"
            jackpots={data.jackpots?.jackpots ?? none}
            nowMs={data.nowMs}
          />
        </Suspense>
      )}
      {data.adventure && (
        <Suspense>
          <AdventureWidget {...data.adventure} />
        </Suspense>
      )}
      {data.contests && (
        <Suspense>
          <RunningContests {...data.contests} nowMs={data.nowMs} />
        </Suspense>
      )}
      <Suspense>
        <LobbyRows data={data} />
      </Suspense>
    </Speaks>
  );
}

function Title() {
  return <h1 className="sr-only">{useSay()('lobby.title')}</h1>;
}
