import type { QuestLevel } from '@halley/contract';
import type { QuestPlace } from '@halley/contract/quests';
import { Card, linkClass, Table } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../../i18n/index.ts';
import { giftsText } from '../../lotteries/index.ts';
import { SiteLink } from '../../page/index.ts';

interface QuestLevelsProps {
  levels: readonly QuestLevel[];
  place: QuestPlace;
  currency: string;
}

/** All levels: from which stake on, what that costs on average, what is given, and whether it was. */
export function QuestLevels({ levels, place, currency }: QuestLevelsProps) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const money = (cents: number) => (
    <span suppressHydrationWarning>{formatMoney(cents, { currency, locale: tag, decimals: 'when-needed' })}</span>
  );
  const reached = levels.filter(({ level }) => level <= place.level);
  return (
    <Card className="grid grid-cols-1 content-start gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="title-card">{say('quests.levels')}</h2>
        <span className="text-xs text-text-faint">
          {say('quests.levels.done', { done: place.level, count: levels.length })}
        </span>
      </div>
      <Table
        caption={say('quests.levels')}
        rows={levels}
        rowKey={({ level }) => level}
        isMe={({ level }) => level === place.level}
        columns={[
          { key: 'level', head: say('quests.level'), cell: ({ level }) => <b>{level}</b> },
          { key: 'from', head: say('quests.staked'), cell: ({ threshold_cents: cents }) => money(cents) },
          {
            key: 'costs',
            head: say('quests.costsHead'),
            from: 'sm',
            cell: ({ costs_cents: cents }) => (cents > 0 ? money(cents) : '–'),
          },
          {
            key: 'gives',
            head: say('quests.gives'),
            cell: ({ gifts }) => <span className="whitespace-normal">{giftsText(gifts, speech)}</span>,
          },
          {
            key: 'state',
            head: say('quests.state'),
            align: 'right',
            cell: ({ level }) =>
              level <= place.level ? (
                <span className="text-win">{say('quests.state.reached')}</span>
              ) : (
                <span className="text-text-faint">
                  {say(level === place.next && place.level > 0 ? 'quests.state.next' : 'quests.state.later')}
                </span>
              ),
          },
        ]}
      />
      {reached.some(({ gifts }) => gifts.length > 0) && (
        <p className="text-13 text-text-soft">
          {say('quests.given')}{' '}
          <SiteLink href="/profile/gifts" className={linkClass}>
            {say('quests.toGifts')}
          </SiteLink>
        </p>
      )}
    </Card>
  );
}
