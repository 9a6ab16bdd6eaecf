import { Badge, EmptyState, ProgressComet } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { giftsText } from '../../lotteries/index.ts';
import { useWhen } from '../../page/index.ts';
import { type Achievement, type AchievementUnit, isDone } from './achievement.ts';

const progressTexts: Record<AchievementUnit, MessageKey> = {
  rounds: 'quests.achievement.rounds',
  stake: 'quests.achievement.stake',
  deposits: 'quests.achievement.deposits',
  groups: 'quests.achievement.groups',
};

/** What there is to be reached once, as plain figures. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const { say } = useSpeech();
  if (achievements.length === 0) {
    return (
      <EmptyState
        picture="no-results"
        title={say('quests.achievements.none')}
        text={say('quests.achievements.noneText')}
      />
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {achievements.map((one) => (
        <li key={one.key}>
          <AchievementCard achievement={one} />
        </li>
      ))}
    </ul>
  );
}

function AchievementCard({ achievement }: { achievement: Achievement }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const when = useWhen();
  const { identifier, title, summary, unit, done, target, currency, gifts, endsAt } = achievement;
  const figure = (value: number) =>
    unit === 'stake' ? formatMoney(value, { currency, locale: tag }) : new Intl.NumberFormat(tag).format(value);
  const name = title || say('quests.achievement.depositsTitle', { count: target });
  const isReached = isDone(achievement);
  return (
    <div className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-xl bg-surface-1 shadow-1">
      <ContestImage identifier={identifier} className={`aspect-5/2 w-full ${isReached ? '' : 'opacity-80'}`} />
      <div className="grid content-start gap-2.5 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="title-card">{name}</h2>
          {isReached && <Badge tone="win">{say('quests.achievement.done')}</Badge>}
        </div>
        {summary && <p className="text-13 text-text-soft">{summary}</p>}
        <p className="text-13 font-semibold" suppressHydrationWarning>
          {done === null
            ? say('quests.achievement.target', { what: say(targetTexts[unit], { target: figure(target) }) })
            : say(progressTexts[unit], { done: figure(Math.min(done, target)), target: figure(target) })}
        </p>
        {done !== null && (
          <ProgressComet
            label={say('quests.achievement.progress', { title: name })}
            value={target > 0 ? done / target : 0}
          />
        )}
        {gifts.length > 0 && (
          <p className="text-13 text-text-soft">
            {say('quests.achievement.gives', { gifts: giftsText(gifts, speech) })}
          </p>
        )}
        {endsAt && !isReached && (
          <p className="text-xs text-text-faint" suppressHydrationWarning>
            {say('quests.time.active', { when: when(endsAt) })}
          </p>
        )}
      </div>
    </div>
  );
}

const targetTexts: Record<AchievementUnit, MessageKey> = {
  rounds: 'quests.achievement.targetRounds',
  stake: 'quests.achievement.targetStake',
  deposits: 'quests.achievement.targetDeposits',
  groups: 'quests.achievement.targetGroups',
};
