import { Icon } from '@halley/ui/Icon.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { clockText } from '../shell/session-clock.ts';
import type { PlayClock } from './use-play-session.ts';

/** Elapsed time and net position of play for money (PP-04): the server's figures, counted on by the second. */
export function PlayFigures({ clock, currency }: { clock: PlayClock; currency: string | undefined }) {
  const { say, tag } = useSpeech();
  const { session } = clock;
  if (!session?.open) return null;
  const played = session.net.length > 0 ? session.net : currency ? [{ currency, net_cents: 0 }] : [];
  return (
    <div className="flex min-w-0 flex-wrap gap-2" data-testid="play-figures">
      <Stat label={say('games.time')} icon>
        <Elapsed fromSeconds={session.elapsed_seconds} receivedAtMs={clock.receivedAtMs} />
      </Stat>
      {session.net_shown && (
        <Stat label={say('games.session')}>
          {played.map((net) => (
            <Money
              key={net.currency}
              cents={net.net_cents}
              currency={net.currency}
              locale={tag}
              sign="net"
              tone="result"
            />
          ))}
        </Stat>
      )}
    </div>
  );
}

function Stat({ icon, label, children }: { icon?: boolean; label: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 rounded-10 bg-surface-1 px-3 py-2 text-13 font-bold whitespace-nowrap">
      {icon && <Icon name="clock" size="small" className="text-text-faint" />}
      <span className="font-medium text-text-faint">{label}</span>
      {children}
    </p>
  );
}

export function Elapsed({ fromSeconds, receivedAtMs }: { fromSeconds: number; receivedAtMs: number }) {
  const [now, setNow] = useState(receivedAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = fromSeconds + Math.max(0, Math.floor((now - receivedAtMs) / 1000));
  return <span className="min-w-15 tabular-nums">{clockText(seconds)}</span>;
}
