import type { ReactNode } from 'react';
import { GiftsLink } from '../bonuses/players.ts';
import { useSpeech } from '../i18n/index.ts';
import { NoticeLink } from '../notifications/players.ts';
import { SideLink, useExcluded } from '../page/index.ts';
import { useChrome } from '../session/index.ts';
import { ManagerPanel } from '../vip/players.ts';
import { Purse } from '../wallet/players.ts';

/** The head of the sidebar for a player: money, and what is new. */
export function PlayerSide() {
  const { say } = useSpeech();
  const excluded = useExcluded();
  return (
    <>
      <Purse />
      <NoticeLink />
      {!excluded && <GiftsLink />}
      <SideLink href="/favorite-games" icon="favourite" text={say('account.favourites')} />
      <hr className="mx-2 my-2.5 border-line" />
    </>
  );
}

/** Below the menu: the player's own pages, and for some a person to turn to. */
export function PlayerFoot({ children }: { children: ReactNode }) {
  const { say } = useSpeech();
  const { manager } = useChrome();
  const excluded = useExcluded();
  return (
    <>
      <SideLink href="/profile" icon="user" text={say('shell.profile')} />
      <SideLink href="/profile/limits" icon="limits" text={say('account.limits')} />
      {children}
      {manager && !excluded && (
        <div className="mt-2">
          <ManagerPanel manager={manager} />
        </div>
      )}
    </>
  );
}
