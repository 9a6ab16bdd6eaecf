import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { buttonClass } from '@halley/ui/Button.tsx';
import { formatMoney } from '@halley/ui/format-money.ts';
import { Icon } from '@halley/ui/Icon.tsx';
import type { IconName } from '@halley/ui/icon-names.ts';
import { Money } from '@halley/ui/Money.tsx';
import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { type MessageKey, type Messages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import type { ShownAdventure } from './read-adventure.server.ts';
import { usePrizeText } from './use-prize-text.ts';

type ShownDay = ShownAdventure['days'][number];

const looks: Record<ShownDay['state'], { text: MessageKey; icon: IconName; tone: BadgeTone }> = {
  completed: { text: 'adventure.state.completed', icon: 'check', tone: 'win' },
  active: { text: 'adventure.state.active', icon: 'gift', tone: 'amber' },
  lost: { text: 'adventure.state.lost', icon: 'clock', tone: 'neutral' },
  future: { text: 'adventure.state.future', icon: 'lock', tone: 'neutral' },
  superPrize: { text: 'adventure.state.superPrize', icon: 'vip', tone: 'violet' },
  break: { text: 'adventure.state.break', icon: 'clock', tone: 'neutral' },
};

/** The days of an adventure, above the games of the lobby. */
export function AdventureWidget({ adventure, messages }: { adventure: ShownAdventure; messages: Messages }) {
  return (
    <Speaks messages={messages}>
      <AdventureDays adventure={adventure} />
    </Speaks>
  );
}

export function AdventureDays({ adventure, isPage }: { adventure: ShownAdventure; isPage?: boolean }) {
  const say = useSay();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section aria-labelledby="adventure" className="grid gap-3">
      <header className="grid gap-1">
        <Heading id="adventure" className={isPage ? 'title-page' : 'title-section'}>
          {say('adventure.title')}
        </Heading>
        <p className="text-13 text-text-soft">{say(adventure.isFinished ? 'adventure.finished' : 'adventure.lead')}</p>
      </header>
      {adventure.today && <Today today={adventure.today} />}
      {adventure.hasBreak && <p className="text-13 text-text-soft">{say('adventure.breakRule')}</p>}
      {/* Nothing in the days can be focused: the row itself is, so that keys can move it. */}
      <ol
        tabIndex={isPage ? undefined : 0}
        aria-labelledby="adventure"
        className={
          isPage
            ? 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
            : '-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 *:w-56 *:shrink-0 *:snap-start'
        }
      >
        {adventure.days.map((day) => (
          <Day key={day.index} day={day} currency={adventure.currency} heading={isPage ? 'h2' : 'h3'} />
        ))}
      </ol>
    </section>
  );
}

/** What of today's two sums is there. It says how much, and nothing about how little is left. */
function Today({ today }: { today: NonNullable<ShownAdventure['today']> }) {
  const say = useSay();
  const { step, is_made_up: isMadeUp, wanted, currency, deposited_cents: deposited, staked_cents: staked } = today;
  return (
    <div className="grid gap-3 rounded-xl bg-surface-1 p-4 shadow-1" data-testid="adventure-today">
      <p className="font-semibold">{say(isMadeUp ? 'adventure.makesUp' : 'adventure.today', { step })}</p>
      {wanted.deposit > 0 && (
        <Sum label={say('adventure.deposited')} done={deposited} wanted={wanted.deposit} currency={currency} />
      )}
      <Sum label={say('adventure.staked')} done={staked} wanted={wanted.stake} currency={currency} />
      <p className="text-xs text-text-faint">{say('adventure.todayNote')}</p>
    </div>
  );
}

function Sum({ label, done, wanted, currency }: { label: string; done: number; wanted: number; currency: string }) {
  const { tag } = useSpeech();
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-13">
        <span className="text-text-soft">{label}</span>
        <span>
          <Money cents={done} currency={currency} locale={tag} className="font-bold" />
          {' / '}
          <Money cents={wanted} currency={currency} locale={tag} className="text-text-soft" />
        </span>
      </p>
      <ProgressComet label={label} value={wanted > 0 ? Math.min(1, done / wanted) : 1} look="plain" />
    </div>
  );
}

function Day({ day, currency, heading: Heading }: { day: ShownDay; currency: string; heading: 'h2' | 'h3' }) {
  const { say, tag } = useSpeech();
  const prizeText = usePrizeText(day, currency);
  const { state, superb, step, stepTotal, condition, dayText, madeUpText, counted, activatable } = day;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const { text, icon, tone } = looks[state];
  return (
    <li
      data-state={state}
      aria-current={state === 'active' ? 'date' : undefined}
      className="grid content-start gap-2 rounded-xl bg-surface-1 p-4 shadow-1 aria-[current]:inset-ring aria-[current]:inset-ring-ice"
    >
      <div className="flex items-center justify-between gap-2">
        <Icon name={icon} className="text-cat-vip" />
        <Badge tone={tone}>{say(text)}</Badge>
      </div>
      <p className="text-13 text-text-soft">
        {superb ? say('adventure.extra') : say('adventure.step', { step, total: stepTotal })} ·{' '}
        <span suppressHydrationWarning>{dayText}</span>
      </p>
      <Heading className="title-card" suppressHydrationWarning>
        {prizeText}
      </Heading>
      {condition && (
        <ul className="grid gap-0.5 text-13 text-text-soft">
          {counted ? (
            <>
              {counted.deposit_cents > 0 && (
                <li suppressHydrationWarning>
                  {say('adventure.asks.paidIn', { amount: money(counted.deposit_cents) })}
                </li>
              )}
              <li suppressHydrationWarning>{say('adventure.asks.stakes', { amount: money(counted.stake_cents) })}</li>
            </>
          ) : (
            condition.minDep && <li>{say('adventure.asks.deposit', { amount: condition.minDep })}</li>
          )}
          {condition.wager && <li>{say('adventure.asks.wager', { times: condition.wager })}</li>}
          {condition.periodActivationDays && (
            <li>{say('adventure.asks.days', { days: condition.periodActivationDays })}</li>
          )}
        </ul>
      )}
      {madeUpText && (
        <p className="text-13" suppressHydrationWarning>
          {say('adventure.madeUpOn', { day: madeUpText })}
        </p>
      )}
      {counted?.gift === 'not_given' && <p className="text-13 text-text-soft">{say('adventure.notGiven')}</p>}
      {activatable && (
        <SiteLink href="/profile/gifts" className={buttonClass({ size: 'small' })}>
          {say('adventure.take')}
        </SiteLink>
      )}
    </li>
  );
}
