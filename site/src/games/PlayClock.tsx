import type { Account } from '@halley/contract';
import { Icon } from '@halley/ui/Icon.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { clockText } from '../page/index.ts';
import type { PlayClock } from './use-play-session.ts';

const figuresClass =
  'flex min-w-0 gap-2 phone:flex-col phone:items-end phone:gap-0 short:flex-row short:items-center short:gap-3';

/** Elapsed time and net position of play for money (PP-04): the server's figures, counted on by the second. */
export function PlayFigures({ clock, account }: { clock: PlayClock; account: Account | undefined }) {
  const { say, tag } = useSpeech();
  const { session } = clock;
  const played = session?.net.length ? session.net : account ? [{ currency: account.currency, net_cents: 0 }] : [];
  return (
    <div className={figuresClass}>
      {session?.open && (
        <div className={figuresClass} data-testid="play-figures">
          <Stat label={say('games.time')} icon>
            <Elapsed fromSeconds={session.elapsed_seconds} receivedAtMs={clock.receivedAtMs} />
          </Stat>
          {session.net_shown && (
            <Stat label={say('games.session')}>
              {played.map(({ currency, net_cents }) => (
                <Money key={currency} cents={net_cents} currency={currency} locale={tag} sign="net" tone="result" />
              ))}
            </Stat>
          )}
        </div>
      )}
      {/* On a phone the head of the page with its balance makes room for the game (PP-06). */}
      {account && (
        <p className="hidden text-xs leading-3.75 font-bold whitespace-nowrap phone:block" data-testid="game-balance">
          <span className="sr-only">{say('games.balance')} </span>
          <Money cents={account.amount_cents} currency={account.currency} locale={tag} />
        </p>
      )}
    </div>
  );
}

function Stat({ icon, label, children }: { icon?: boolean; label: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 rounded-10 bg-surface-1 px-3 py-2 text-13 font-bold whitespace-nowrap phone:gap-1 phone:bg-transparent phone:p-0 phone:text-xs phone:leading-3.75">
      {icon && <Icon name="clock" size="small" className="text-text-faint phone:hidden" />}
      <span className="font-medium text-text-faint phone:sr-only">{label}</span>
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
  return <span className="min-w-15 tabular-nums phone:min-w-0">{clockText(seconds)}</span>;
}
