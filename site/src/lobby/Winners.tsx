import type { Winner } from '@halley/contract';
import { IconButton } from '@halley/ui/Button.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { SectionHead } from '@halley/ui/SectionHead.tsx';
import { useEffect, useRef, useState } from 'react';
import { artOf } from '../catalogue/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { LiveForGuests, SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/** More often nobody could read them. */
const pauseMs = 2_000;
const most = 12;

/** Who won just now, the latest first. It changes by itself, so it can be told to stand still. */
export function Winners({ initial }: { initial: Winner[] }) {
  const { say, tag } = useSpeech();
  const { data = initial } = useQuery('listLatestWinners', undefined, { initial });
  const [shown, setShown] = useState(initial);
  const [still, setStill] = useState(false);
  const changedMs = useRef(0);
  const [known] = useState(() => new Set(initial.map(keyOf)));

  useEffect(() => {
    if (still || data === shown) return;
    const timer = setTimeout(
      () => {
        changedMs.current = Date.now();
        setShown(data as Winner[]);
      },
      Math.max(0, changedMs.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [data, shown, still]);

  return (
    <section aria-labelledby="winners">
      <SectionHead
        id="winners"
        icon="achievements"
        accent="live"
        title={say('lobby.winners.title')}
        after={
          <IconButton
            icon={still ? 'play' : 'pause'}
            size="small"
            label={say(still ? 'lobby.winners.resume' : 'lobby.winners.pause')}
            onClick={() => setStill(!still)}
          />
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, and what is in it comes and goes */}
      <ul aria-labelledby="winners" tabIndex={0} className="bleed grid auto-cols-[15rem] grid-flow-col gap-3 pb-1">
        {shown.slice(0, most).map((winner) => (
          <li key={keyOf(winner)} className={known.has(keyOf(winner)) ? undefined : 'animate-lift-in'}>
            <SiteLink
              href={
                winner.game_table_url.startsWith('/play/') ? winner.game_table_url : `/play/${winner.game_identifier}`
              }
              className="flex items-center gap-3 rounded-lg bg-surface-1 p-2.5 shadow-1 hover:bg-surface-2"
            >
              <img
                src={artOf(winner.game_identifier, 150)}
                alt=""
                width={45}
                height={60}
                loading="lazy"
                decoding="async"
                className="h-15 w-11.25 shrink-0 rounded-sm object-cover"
              />
              <span className="grid min-w-0">
                <span className="truncate text-13 text-text-soft">
                  {winner.nickname.replaceAll('*', '') ? winner.nickname : say('lobby.winners.anonymous')}
                </span>
                <Money
                  cents={winner.win_amount_cents}
                  currency={winner.currency}
                  locale={tag}
                  className="figure text-base text-win"
                />
                <span className="truncate text-xs text-text-faint">{winner.game_title}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <LiveForGuests />
    </section>
  );
}

function keyOf({ at, nickname, win_amount_cents: win, game_identifier: game }: Winner): string {
  return `${at} ${nickname} ${win} ${game}`;
}
