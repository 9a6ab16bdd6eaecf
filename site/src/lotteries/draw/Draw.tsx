import type { LotteryDraw, TicketLeaf } from '@halley/contract';
import { Badge, Button, Card, linkClass, Note, ProgressComet } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { SiteLink, useWhen } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { stateTexts } from '../LotteryHero.tsx';
import { StepList } from '../StepList.tsx';
import { useReadAgain } from '../use-lottery.ts';
import { checkSteps } from './check-steps.tsx';
import { outcomeOf } from './checks.ts';
import { useRecount } from './use-recount.ts';
import { Winners } from './Winners.tsx';

/** One draw, with everything that was published of it, and a button that draws it again in this browser. */
export function Draw({ draw: loaded }: { draw: LotteryDraw }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const when = useWhen();
  const isPlayer = usePlayer() !== null;
  useReadAgain();
  const byId = { params: { id: String(loaded.lottery_id) } };
  const { data: draw = loaded } = useQuery('readLotteryDraw', byId, { initial: loaded });
  const { checks, rows, counted, isBusy, check } = useRecount(draw, { isPlayer });
  const outcome = isBusy ? null : outcomeOf(checks);
  const steps = checkSteps({ draw, checks, isPlayer, speech, when });
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid justify-items-start gap-2">
        <Badge tone={draw.state === 'drawn' ? 'win' : 'neutral'}>{say(stateTexts[draw.state])}</Badge>
        <h1 className="title-page">{say('lotteries.draw.title', { title: draw.title })}</h1>
        <p className="max-w-[66ch] text-base text-text-soft">{say('lotteries.draw.lead')}</p>
      </header>
      {draw.beacon.kind === 'local' && <Note tone="warn">{say('lotteries.draw.local')}</Note>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Card className="grid grid-cols-1 gap-5">
          <h2 className="title-card">{say('lotteries.draw.steps')}</h2>
          <StepList steps={steps} />
          <div className="grid gap-3">
            <Button look="primary" size="large" block loading={isBusy} onClick={() => void check()}>
              {say('lotteries.draw.check')}
            </Button>
            {isBusy && (
              <ProgressComet
                label={say('lotteries.draw.progress')}
                look="plain"
                value={draw.ranges > 0 ? counted / draw.ranges : 0}
              />
            )}
            <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
          </div>
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-13">
            <button type="button" className={linkClass} onClick={() => saveDraw(draw, rows)}>
              {say(rows ? 'lotteries.draw.saveAll' : 'lotteries.draw.save')}
            </button>
            <SiteLink href="/fairness" className={linkClass}>
              {say('lotteries.draw.fairness')}
            </SiteLink>
          </p>
        </Card>
        <div className="grid grid-cols-1 gap-4">
          <Card className="grid gap-3">
            <h2 className="title-card">{say('lotteries.draw.why')}</h2>
            {reasons.map((reason) => (
              <p key={reason} className="text-13 text-text-soft">
                {say(reason)}
              </p>
            ))}
            <p className="text-13 text-text-soft" suppressHydrationWarning>
              {say('lotteries.draw.numbers', {
                tickets: new Intl.NumberFormat(tag).format(draw.tickets),
                count: draw.places,
              })}
            </p>
          </Card>
          <Winners draw={draw} />
        </div>
      </div>
    </article>
  );
}

const reasons = [
  'lotteries.draw.whySeed',
  'lotteries.draw.whyList',
  'lotteries.draw.whyBeacon',
  'lotteries.draw.whyTogether',
] as const;

const outcomes = {
  holds: { tone: 'win', title: 'lotteries.outcome.holds', text: 'lotteries.outcome.holdsText' },
  fails: { tone: 'danger', title: 'lotteries.outcome.fails', text: 'lotteries.outcome.failsText' },
  unread: { tone: 'warn', title: 'lotteries.outcome.unread', text: 'lotteries.outcome.unreadText' },
  notYet: { tone: 'info', title: 'lotteries.outcome.notYet', text: 'lotteries.outcome.notYetText' },
} as const;

function Outcome({ outcome }: { outcome: keyof typeof outcomes }) {
  const { say } = useSpeech();
  const { tone, title, text } = outcomes[outcome];
  return (
    <Note tone={tone}>
      <p className="font-bold">{say(title)}</p>
      <p>{say(text)}</p>
    </Note>
  );
}

/** Everything that was published, as a file: whoever trusts this page as little as the house checks it with something else. */
function saveDraw(draw: LotteryDraw, rows: readonly TicketLeaf[] | null): void {
  const file = new Blob([JSON.stringify(rows ? { draw, rows } : { draw }, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `draw-${draw.lottery_id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
