import { Card, Icon } from '@halley/ui';
import type { IconName } from '@halley/ui/icon-names.ts';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { type ShownAdventure, usePrizeText } from '../vip/index.ts';

type ShownDay = ShownAdventure['days'][number];

const looks: Record<ShownDay['state'], { icon: IconName; text: MessageKey; className: string }> = {
  completed: { icon: 'check', text: 'adventure.state.completed', className: 'bg-win-wash text-win' },
  active: { icon: 'gift', text: 'adventure.state.active', className: 'bg-ice-wash text-ice' },
  lost: { icon: 'clock', text: 'adventure.state.lost', className: 'bg-surface-3 text-text-faint' },
  future: { icon: 'gift', text: 'adventure.state.future', className: 'bg-surface-3 text-text-soft' },
  break: { icon: 'clock', text: 'adventure.state.break', className: 'bg-surface-3 text-text-soft' },
  superPrize: { icon: 'vip', text: 'adventure.state.superPrize', className: 'bg-violet-wash text-violet-soft' },
};

/** The days of the adventure in a row; what each of them asks for stands on its own page. */
export function HubDays({ adventure }: { adventure: ShownAdventure }) {
  const say = useSay();
  const { days, currency } = adventure;
  return (
    <Card className="grid content-start gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="hub-days" className="title-card">
          {say('hub.days.title')}
        </h2>
        <span className="text-xs text-text-faint">
          {say('hub.days.done', { done: days.filter(({ state }) => state === 'completed').length, total: days.length })}
        </span>
      </div>
      {/* Nothing in the days can be focused: the row itself is, so that keys can move it. */}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keys
        tabIndex={0}
        aria-labelledby="hub-days"
        className="-mx-5 flex gap-2 overflow-x-auto px-5 scrollbar-none *:min-w-26 *:flex-1 lg:grid lg:grid-cols-4"
      >
        {days.map((day) => {
          const { index, state, dayText } = day;
          const { icon, text, className } = looks[state];
          return (
            <li
              key={index}
              aria-current={state === 'active' ? 'date' : undefined}
              className="grid content-start justify-items-center gap-1.5 rounded-md bg-surface-2 px-1.5 py-3 text-center aria-[current]:inset-ring aria-[current]:inset-ring-ice-edge"
            >
              <span className="text-xs text-text-faint" suppressHydrationWarning>
                {dayText}
              </span>
              <span className={`grid size-7 place-items-center rounded-full ${className}`}>
                <Icon name={icon} size="small" label={say(text)} />
              </span>
              <Prize day={day} currency={currency} />
            </li>
          );
        })}
      </ol>
      <p className="text-xs text-text-soft">
        {say('hub.days.note')}{' '}
        <SiteLink href="/rocketplay-adventure" className={linkClass}>
          {say('hub.days.all')}
        </SiteLink>
      </p>
    </Card>
  );
}

function Prize({ day, currency }: { day: ShownDay; currency: string }) {
  return <span className="text-xs font-semibold">{usePrizeText(day, currency)}</span>;
}
