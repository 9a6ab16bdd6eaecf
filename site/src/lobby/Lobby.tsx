import { Suspense } from 'react';
import { Speaks } from '../i18n/index.ts';
import { LobbyBanners } from './LobbyBanners.tsx';
import { LobbyRows } from './late-rows.ts';
import type { LobbyData } from './read-lobby.server.ts';

/** Main: a page of its own, and what lies beneath a modal that was opened directly. */
export function Lobby({ data }: { data: LobbyData }) {
  return (
    <Speaks messages={data.messages}>
      <LobbyBanners art={data.art} numbers={data.numbers} />
      <Suspense>
        <LobbyRows data={data} />
      </Suspense>
    </Speaks>
  );
}
