import { Button, EmptyState } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Speaks, useSay } from '../i18n/index.ts';
import { ClosedNote, SiteLink } from '../page/index.ts';
import type { openSport } from './open-sport.server.ts';
import { OutsideSport } from './outside/OutsideSport.tsx';

type Opened = Awaited<ReturnType<typeof openSport>>;

/** A page of the sportsbook: our own, another house's product in its place, or why there is none. */
export function SportShell({ opened, children }: { opened: Opened; children: ReactNode }): ReactNode {
  const { messages, refused, shows, view } = opened;
  return (
    <Speaks messages={messages}>
      {refused && <ClosedNote refused={refused} />}
      {shows === 'outside' && <OutsideSport />}
      {shows === 'nothing' && <Closed />}
      {shows === 'ours' && (view === null ? <Unread /> : children)}
    </Speaks>
  );
}

function Closed(): ReactNode {
  const say = useSay();
  return (
    <>
      <h1 className="sr-only">{say('sportsbook.title')}</h1>
      <EmptyState
        picture="no-bets"
        title={say('sportsbook.closed.title')}
        text={say('sportsbook.closed.text')}
        action={
          <Button asChild>
            <SiteLink href="/">{say('error.toLobby')}</SiteLink>
          </Button>
        }
        className="py-16"
      />
    </>
  );
}

function Unread(): ReactNode {
  const say = useSay();
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <h1 className="sr-only">{say('sportsbook.title')}</h1>
      <EmptyState
        picture="lost-signal"
        title={say('sportsbook.unread.title')}
        text={say('sportsbook.unread.text')}
        action={
          <Button icon="refresh" loading={state !== 'idle'} onClick={() => void revalidate()}>
            {say('sportsbook.unread.again')}
          </Button>
        }
        className="py-16"
      />
    </div>
  );
}
