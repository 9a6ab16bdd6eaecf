import type { Tournament, TournamentStatus } from '@halley/contract';
import { timeStatus } from '@halley/contract/quests';
import { Badge, EmptyState } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { useFlag, useWhen } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { QuestLevels } from './QuestLevels.tsx';
import { QuestMap } from './QuestMap.tsx';
import { QuestStanding } from './QuestStanding.tsx';
import { partOf, placeOf, questOf, questsFor } from './quest-rules.ts';
import { useQuestStatus } from './use-quest-status.ts';

interface QuestProps {
  slug: string | undefined;
  /** All quests that there are: which of them this browser may see, its switches decide. */
  quests: Tournament[];
  groups: number[];
  /** Of the quest that the server has chosen. */
  status: TournamentStatus | undefined;
  now: string;
}

/** The quest of this address, or the first that is open to the player. */
export function Quest({ slug, quests, groups, status, now }: QuestProps) {
  const { say } = useSpeech();
  const shown = questsFor(quests, { groups, test_quests: useFlag('test_quests') });
  const quest = questOf(shown, { slug, now: new Date(now) });
  if (!quest) {
    return (
      <>
        <h1 className="title-page">{say('quests.title')}</h1>
        <EmptyState picture="no-results" title={say('quests.none')} text={say('quests.none.text')} />
      </>
    );
  }
  return (
    <OneQuest
      key={quest.id}
      quest={quest}
      now={now}
      initial={status?.tournament_id === quest.id ? status : undefined}
    />
  );
}

function OneQuest({ quest, initial, now }: { quest: Tournament; initial: TournamentStatus | undefined; now: string }) {
  const { say } = useSpeech();
  const when = useWhen();
  const isPlayer = usePlayer() !== null;
  const status = useQuestStatus(quest.id, { initial, isPlayer });
  const part = partOf(quest, status);
  const place = placeOf(quest.levels, status, part);
  const at = timeStatus(quest, new Date(now));
  const words = {
    future: say('quests.time.future', { when: when(quest.start_at) }),
    active: say('quests.time.active', { when: when(quest.end_at) }),
    archive: say('quests.time.archive'),
  };
  return (
    <article className="grid grid-cols-1 gap-4 md:gap-5">
      <header className="grid justify-items-start gap-1.5">
        <h1 className="title-page">{quest.title}</h1>
        {quest.summary && <p className="max-w-[66ch] text-text-soft">{quest.summary}</p>}
        <p className="flex flex-wrap items-center gap-2 text-13 text-text-faint">
          {at !== 'active' && <Badge>{say(at === 'future' ? 'quests.badge.future' : 'quests.badge.over')}</Badge>}
          <span suppressHydrationWarning>{words[at]}</span>
        </p>
      </header>
      <QuestMap identifier={quest.frontend_identifier} levels={quest.levels} place={place} currency={quest.currency} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <QuestStanding quest={quest} status={status} part={part} place={place} />
        <QuestLevels levels={quest.levels} place={place} currency={quest.currency} />
      </div>
    </article>
  );
}
