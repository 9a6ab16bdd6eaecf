import { Suspense } from 'react';
import { Speaks } from '../i18n/index.ts';
import { LobbyBanners } from './LobbyBanners.tsx';
import { NextRow } from './NextRow.tsx';
import { OriginalsRow } from './OriginalsRow.tsx';
import { Promises } from './Promises.tsx';
import type { LobbyData } from './read-lobby.server.ts';

/** Main: a page of its own, and what lies beneath a modal that was opened directly. */
export function Lobby({ data }: { data: LobbyData }) {
  return (
    <Speaks messages={data.messages}>
      <LobbyBanners art={data.art} numbers={data.games?.[0]?.facts ?? null} />
      <Suspense>
        <OriginalsRow games={data.games} />
      </Suspense>
      <Suspense>
        <NextRow games={data.upcoming} />
        <Promises />
      </Suspense>
    </Speaks>
  );
}
