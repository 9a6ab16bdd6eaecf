import type { AdventureDayState } from '@halley/contract/adventure';
import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { buttonClass } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { IconName } from '@halley/ui/icon-names.ts';
import { type MessageKey, type Messages, Speaks, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import type { ShownAdventure } from './read-adventure.server.ts';

const looks: Record<AdventureDayState, { text: MessageKey; icon: IconName; tone: BadgeTone }> = {
  completed: { text: 'adventure.state.completed', icon: 'check', tone: 'win' },
  active: { text: 'adventure.state.active', icon: 'gift', tone: 'amber' },
  lost: { text: 'adventure.state.lost', icon: 'clock', tone: 'neutral' },
  future: { text: 'adventure.state.future', icon: 'lock', tone: 'neutral' },
  superPrize: { text: 'adventure.state.superPrize', icon: 'vip', tone: 'violet' },
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
      {/* Nothing in the days can be focused: the row itself is, so that keys can move it. */}
      <ol
        tabIndex={isPage ? undefined : 0}
        aria-labelledby="adventure"
        className={
          isPage
            ? 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'
            : '-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 *:w-56 *:shrink-0 *:snap-start'
        }
      >
        {adventure.days.map((day) => (
          <Day key={day.index} day={day} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day }: { day: ShownAdventure['days'][number] }) {
  const say = useSay();
  const { state, superb, step, stepTotal, prize, condition, dayText, activatable } = day;
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
      <h3 className="title-card">
        {prize.type === 'fs'
          ? say('adventure.prize.spins', { count: prize.count })
          : prize.type === 'bonus'
            ? prize.name
            : say('adventure.prize.super')}
      </h3>
      {condition && (
        <ul className="grid gap-0.5 text-13 text-text-soft">
          {condition.minDep && <li>{say('adventure.asks.deposit', { amount: condition.minDep })}</li>}
          {condition.wager && <li>{say('adventure.asks.wager', { times: condition.wager })}</li>}
          {condition.periodActivationDays && (
            <li>{say('adventure.asks.days', { days: condition.periodActivationDays })}</li>
          )}
        </ul>
      )}
      {activatable && (
        <SiteLink href="/profile/gifts" className={buttonClass({ size: 'small' })}>
          {say('adventure.take')}
        </SiteLink>
      )}
    </li>
  );
}
