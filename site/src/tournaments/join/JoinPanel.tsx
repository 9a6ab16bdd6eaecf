import type { Tournament, TournamentState, TournamentStatus } from '@halley/contract';
import { ArtBadge, Button, Icon } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface JoinPanelProps {
  tournament: Tournament;
  state: TournamentState;
  status: TournamentStatus | undefined;
}

/** The way in, and the way out. What can be done is a button; what cannot is said. */
export function JoinPanel({ tournament, state, status }: JoinPanelProps) {
  const say = useSay();
  const player = usePlayer();
  const [asks, setAsks] = useState<'join' | 'leave'>();
  if (state !== 'active' && state !== 'future') return null;
  if (!player) {
    return (
      <>
        <p className="w-full text-text-soft">{say('tournaments.join.guest')}</p>
        <Button look="primary" asChild>
          <SiteLink href="/registration">{say('tournaments.join.register')}</SiteLink>
        </Button>
        <Button asChild>
          <SiteLink href="/login">{say('tournaments.join.logIn')}</SiteLink>
        </Button>
      </>
    );
  }
  if (status?.user_confirmed === false) return <Said text={say('tournaments.left')} />;
  const isIn = status?.user_confirmed === true || (status?.award_place ?? null) !== null;
  return (
    <>
      {isIn ? (
        <ArtBadge className="min-h-9 gap-2 px-3 text-13">
          <Icon name="check" size="small" className="text-win" />
          {say('tournaments.in')}
        </ArtBadge>
      ) : tournament.user_confirmation_required ? (
        <Button look="primary" onClick={() => setAsks('join')}>
          {say('tournaments.join')}
        </Button>
      ) : (
        <Said text={say('tournaments.join.everybody')} />
      )}
      {isIn && (
        <Button look="quiet" className="order-last" onClick={() => setAsks('leave')}>
          {say('tournaments.leave')}
        </Button>
      )}
      {asks === 'join' && (
        <JoinDialog tournament={tournament} nickname={status?.nickname} onClosed={() => setAsks(undefined)} />
      )}
      {asks === 'leave' && <LeaveDialog tournament={tournament} onClosed={() => setAsks(undefined)} />}
    </>
  );
}

function Said({ text }: { text: string }) {
  return <p className="w-full max-w-[52ch] text-text-soft">{text}</p>;
}
