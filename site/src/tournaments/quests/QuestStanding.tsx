import type { Tournament, TournamentStatus } from '@halley/contract';
import type { QuestPlace } from '@halley/contract/quests';
import { Badge, Button, Card, Dialog, Facts, linkClass, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { giftsText } from '../../lotteries/index.ts';
import { SiteLink, useExcluded, useIsClosed } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { wayTo } from './quest-rules.ts';
import { usePart } from './use-part.ts';

interface QuestStandingProps {
  quest: Tournament;
  status: TournamentStatus | undefined;
  part: 'in' | 'out' | 'left';
  place: QuestPlace;
}

/** Where the player stands, what the next level gives and what it costs on average; joining, and leaving as easily. */
export function QuestStanding({ quest, status, part, place }: QuestStandingProps) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const player = usePlayer();
  const { levels, currency } = quest;
  const bet = part === 'in' ? (status?.bet_cents ?? 0) : 0;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const next = levels[place.next - 1];
  const isTop = place.level >= levels.length;
  const way = next && wayTo(next, bet);
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2" aria-live="polite">
        <h2 className="title-card">
          {place.level > 0 ? say('quests.at', { level: place.level, count: levels.length }) : say('quests.notStarted')}
        </h2>
        {part === 'in' && status && <Badge tone="info">{say('quests.here')}</Badge>}
      </div>
      {part === 'in' && status && <Facts facts={[{ name: say('quests.staked'), value: <Sum text={money(bet)} /> }]} />}
      {isTop ? (
        <p className="text-text-soft">{say('quests.top')}</p>
      ) : (
        next &&
        way && (
          <div className="grid gap-2.5 rounded-md bg-surface-2 p-4">
            <h3 className="font-bold">{say('quests.next', { level: next.level })}</h3>
            <Facts
              className="text-13"
              facts={[
                { name: say('quests.gives'), value: giftsText(next.gifts, speech) },
                { name: say('quests.from'), value: <Sum text={money(next.threshold_cents)} /> },
                ...(way.leftCents > 0
                  ? [{ name: say('quests.left'), value: <Sum text={money(way.leftCents)} /> }]
                  : []),
              ]}
            />
            {way.costsCents > 0 && (
              <p className="text-13 text-text-soft" suppressHydrationWarning>
                {say('quests.costs', { stake: money(way.leftCents), amount: money(way.costsCents) })}
              </p>
            )}
          </div>
        )
      )}
      {player ? <Part quest={quest} part={part} isKnown={status !== undefined} /> : <ForGuests />}
      <p className="text-xs text-text-faint">{say('quests.calm')}</p>
    </Card>
  );
}

const Sum = ({ text }: { text: string }) => <span suppressHydrationWarning>{text}</span>;

function Part({ quest, part, isKnown }: { quest: Tournament; part: 'in' | 'out' | 'left'; isKnown: boolean }) {
  const { say } = useSpeech();
  const isClosed = useExcluded();
  const { busy, refusal, take } = usePart(quest.id);
  const [leaves, setLeaves] = useState(false);
  const isOpen = quest.state === 'active' || quest.state === 'future';
  async function leave() {
    await take(false);
    setLeaves(false);
  }
  if (part === 'left') return <p className="text-text-soft">{say('quests.hasLeft')}</p>;
  if (isClosed) return <p className="text-text-soft">{say('quests.closed')}</p>;
  if (!isOpen || !isKnown) return null;
  return (
    <>
      {part === 'out' && (
        <Button look="primary" block loading={busy} onClick={() => void take(true)}>
          {say('quests.join')}
        </Button>
      )}
      {part === 'in' && (
        <button type="button" className={`${linkClass} justify-self-start text-13`} onClick={() => setLeaves(true)}>
          {say('quests.leave')}
        </button>
      )}
      {refusal && (
        <div role="alert">
          <Note tone="warn">{refusal}</Note>
        </div>
      )}
      {leaves && (
        <Dialog
          title={say('quests.leave.title')}
          description={say('quests.leave.text')}
          onClosed={() => setLeaves(false)}
        >
          <div className="grid gap-2.5 sm:grid-cols-2">
            <Button block data-autofocus onClick={() => setLeaves(false)}>
              {say('quests.leave.stay')}
            </Button>
            <Button block loading={busy} onClick={() => void leave()}>
              {say('quests.leave.go')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function ForGuests() {
  const { say } = useSpeech();
  const isClosed = useIsClosed();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-soft">{say('quests.guest')}</p>
      {!isClosed('/login') && (
        <Button look="primary" asChild>
          <SiteLink href="/login">{say('quests.logIn')}</SiteLink>
        </Button>
      )}
    </div>
  );
}
