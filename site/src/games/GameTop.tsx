import { classNames, Icon, IconButton, Money } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { usePlayHref } from '../catalogue/play-href.ts';
import type { PlaySession } from './use-play-session.ts';

export interface GameTopProps {
  game: { title: string; studio: string; path: string };
  mode: 'real' | 'demo';
  session: PlaySession;
  frameId: string;
}

const modeClass =
  'grid min-h-9 place-items-center rounded-sm px-3 text-13 font-bold whitespace-nowrap text-text-soft hover:text-text aria-[current]:bg-surface-4 aria-[current]:text-text';

export function GameTop({ game, mode, session, frameId }: GameTopProps) {
  const { say, tag } = useSpeech();
  const realHref = usePlayHref()({ href: game.path });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SiteLink
        href="/"
        aria-label={say('games.backToLobby')}
        className="-ml-3 grid size-11 place-items-center rounded-md text-text-soft hover:bg-surface-2 hover:text-text"
      >
        <Icon name="chevron-left" />
      </SiteLink>
      <div className="min-w-0 flex-1">
        <h1 className="title-section">{game.title}</h1>
        <p className="text-xs text-text-faint">{game.studio}</p>
      </div>
      <nav aria-label={say('games.mode')} className="flex gap-1 rounded-md bg-surface-2 p-1">
        <SiteLink
          href={`${game.path}?mode=demo`}
          aria-current={mode === 'demo' ? 'true' : undefined}
          className={modeClass}
        >
          {say('games.mode.demo')}
        </SiteLink>
        <SiteLink href={realHref} aria-current={mode === 'real' ? 'true' : undefined} className={modeClass}>
          {say('games.mode.real')}
        </SiteLink>
      </nav>
      <IconButton
        icon="fullscreen"
        label={say('games.fullscreen')}
        className="max-md:hidden"
        onClick={() => void document.getElementById(frameId)?.requestFullscreen?.()}
      />
      <div className="flex gap-2 max-md:w-full">
        <Stat icon label={say('games.time')}>
          <SessionTime />
        </Stat>
        {session.net && session.net.currency !== 'FUN' && (
          <Stat label={say('games.session')}>
            <Money cents={session.net.cents} currency={session.net.currency} locale={tag} sign="net" tone="result" />
          </Stat>
        )}
      </div>
    </div>
  );
}

function Stat({ icon, label, children }: { icon?: boolean; label: string; children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-2 rounded-10 bg-surface-1 px-3 py-2 text-13 font-bold whitespace-nowrap">
      {icon && <Icon name="clock" size="small" className={classNames('text-text-faint')} />}
      <span className="font-medium text-text-faint">{label}</span>
      {children}
    </p>
  );
}

/** How long this page has been open: always in sight, never resets by itself. */
function SessionTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const started = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - started) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  const part = (value: number) => String(value).padStart(2, '0');
  return (
    <span className="min-w-15 tabular-nums">
      {part(Math.floor(seconds / 3600))}:{part(Math.floor(seconds / 60) % 60)}:{part(seconds % 60)}
    </span>
  );
}
