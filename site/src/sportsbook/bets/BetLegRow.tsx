import type { BetLeg } from '@halley/contract';
import { Badge, classNames, Icon, type IconName, ProgressComet } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay, useSpeech } from '../../i18n/index.ts';
import { SiteLink, useLocalTime } from '../../page/index.ts';
import { legResultNames } from '../names.ts';
import { showPrice } from '../odds.ts';
import { scoreText } from '../score-text.ts';
import { useOddsType } from '../use-odds-type.ts';
import { legNeeds } from './leg-needs.ts';

const over: ReadonlySet<string> = new Set(['ended', 'closed', 'cancelled', 'abandoned']);
/** Minutes of play; sports without a clock have none worth showing. */
const clocked: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);

const marks: Record<NonNullable<BetLeg['result']>, { icon: IconName; look: string }> = {
  won: { icon: 'check', look: 'bg-win-wash text-win' },
  half_won: { icon: 'check', look: 'bg-win-wash text-win' },
  dead_heat: { icon: 'check', look: 'bg-win-wash text-win' },
  placed: { icon: 'check', look: 'bg-win-wash text-win' },
  void: { icon: 'refresh', look: 'bg-surface-3 text-text-soft' },
  half_lost: { icon: 'minus', look: 'bg-surface-3 text-text-soft' },
  lost: { icon: 'minus', look: 'bg-surface-3 text-text-soft' },
};

/** A selection: what was taken, how it stands now and what it needs, or what became of it and why. `isSold`: the bet was cashed out. */
export function BetLegRow({ leg, isSold }: { leg: BetLeg; isSold: boolean }): ReactNode {
  const say = useSay();
  const type = useOddsType();
  const isLive = !isSold && leg.result === null && leg.now?.status === 'live';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3.5 text-13 first:border-0 first:pt-0">
      <Mark leg={leg} isSold={isSold} />
      <div className="grid min-w-0 content-start gap-0.5">
        <b className="text-sm">{leg.outcome_title}</b>
        <LegPlace leg={leg} />
        {leg.group !== null && <span className="text-text-faint">{say('bets.leg.builder')}</span>}
      </div>
      <b className="figure text-sm">{showPrice(leg.price, type)}</b>
      {isLive && leg.now && <LiveStrip now={leg.now} />}
      <div className="col-[2/-1] mt-1 empty:hidden">
        <Sentence leg={leg} isSold={isSold} />
      </div>
    </li>
  );
}

/** Which market of which fixture it is. */
export function LegPlace({ leg }: { leg: Pick<BetLeg, 'market_title' | 'fixture_id' | 'fixture'> }): ReactNode {
  return (
    <span className="text-text-soft">
      {leg.market_title} ·{' '}
      <SiteLink
        href={`/sport/events/${leg.fixture_id}`}
        className="underline decoration-line-strong underline-offset-3 hover:text-text"
      >
        {leg.fixture}
      </SiteLink>
    </span>
  );
}

function Mark({ leg: { result, now }, isSold }: { leg: BetLeg; isSold: boolean }): ReactNode {
  const say = useSay();
  const shape = 'grid size-7.5 place-items-center rounded-full';
  if (result) {
    const { icon, look } = marks[result];
    return (
      <span className={classNames(shape, look)}>
        <Icon name={icon} size="small" label={say(legResultNames[result])} />
      </span>
    );
  }
  if (isSold || now?.status !== 'live') {
    return (
      <span className={classNames(shape, 'bg-surface-3 text-text-soft')}>
        {isSold ? (
          <Icon name="wallet" size="small" label={say('bets.tab.cashedOut')} />
        ) : (
          <Icon name="clock" size="small" label={say('bets.badge.coming')} />
        )}
      </span>
    );
  }
  return (
    <span className={shape} role="img" aria-label={say('bets.badge.running')}>
      <svg aria-hidden="true" viewBox="0 0 30 30" className="size-7.5 fill-none">
        <circle cx="15" cy="15" r="13.5" className="stroke-surface-3" strokeWidth="2" />
        <path d="M15 1.5a13.5 13.5 0 1 1-13 10" className="stroke-ice" strokeWidth="2" strokeLinecap="round" />
        <circle cx="15" cy="15" r="4" className="fill-ice" />
      </svg>
    </span>
  );
}

function LiveStrip({ now }: { now: NonNullable<BetLeg['now']> }): ReactNode {
  const { say, tag } = useSpeech();
  const { sport, score, sides, chance_ppm: chance } = now;
  const percent = chance === null ? null : new Intl.NumberFormat(tag).format(Math.round(chance / 10_000));
  const minute = score && clocked.has(sport) ? Math.floor(score.clock / 60) : undefined;
  return (
    <div className="col-[1/-1] mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface-2 px-3 py-2 sm:col-[2/-1]">
      <Badge tone="win">{minute === undefined ? say('bets.leg.liveNow') : say('bets.leg.live', { minute })}</Badge>
      <span>
        {sides[0]} {score && <b className="figure mx-1">{scoreText(score)}</b>} {sides[1]}
      </span>
      {percent !== null && chance !== null && (
        <span className="flex min-w-48 flex-1 items-center gap-3 text-text-soft sm:max-w-72 sm:flex-none md:ml-auto">
          <ProgressComet
            look="plain"
            label={say('bets.leg.chance', { percent })}
            value={chance / 1_000_000}
            className="min-w-20 flex-1"
          />
          {say('bets.leg.chance', { percent })}
        </span>
      )}
    </div>
  );
}

/** `3–` at the end of one line and `0` in the next is no score. */
function WholeScores({ text }: { text: string }): ReactNode {
  return text.split(/(\d+–\d+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** What it needs and what the price is now; once it is decided, why. */
function Sentence({ leg, isSold }: { leg: BetLeg; isSold: boolean }): ReactNode {
  const say = useSay();
  const type = useOddsType();
  const timeOf = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  const { result, now, explanation } = leg;
  if (result)
    return (
      explanation && (
        <p className="text-text-soft">
          <WholeScores text={explanation} />
        </p>
      )
    );
  // How it stands is not read any more.
  if (isSold) return <p className="text-text-soft">{say('bets.leg.sold')}</p>;
  if (!now || now.status === 'not_started') {
    return (
      <p className="text-text-soft" suppressHydrationWarning>
        {say('bets.leg.starts', { time: timeOf(leg.start_at) })}
      </p>
    );
  }
  const parts = over.has(now.status)
    ? [say('bets.leg.ended')]
    : [
        legNeeds(say, leg),
        now.open && now.price !== null
          ? say('bets.leg.priceNow', { price: showPrice(now.price, type) })
          : say('bets.leg.stopped'),
      ];
  return <p className="text-text-soft">{parts.filter(Boolean).join(' ')}</p>;
}
