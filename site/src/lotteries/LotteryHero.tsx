import type { Lottery } from '@halley/contract';
import { ArtBadge } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { useWhen } from '../page/index.ts';

export const stateTexts: Record<Lottery['state'], MessageKey> = {
  future: 'lotteries.state.future',
  active: 'lotteries.state.active',
  frozen: 'lotteries.state.frozen',
  drawn: 'lotteries.state.drawn',
  canceled: 'lotteries.state.canceled',
};

/** The image with what this is and what happens next, by its date. */
export function LotteryHero({ lottery }: { lottery: Lottery }) {
  const { say, tag } = useSpeech();
  const when = useWhen();
  const { title, summary, state, frontend_identifier: identifier, lottery_tickets_count: tickets } = lottery;
  const count = new Intl.NumberFormat(tag).format(tickets);
  const next: Record<Lottery['state'], string> = {
    future: say('lotteries.next.future', { when: when(lottery.start_at) }),
    active: say('lotteries.next.active', { end: when(lottery.end_at), draw: when(lottery.draw_at) }),
    frozen: say('lotteries.next.frozen', { count, draw: when(lottery.draw_at) }),
    drawn: say('lotteries.next.drawn', { count, when: when(lottery.finished_at ?? lottery.draw_at) }),
    canceled: say('lotteries.next.canceled'),
  };
  return (
    <header className="relative isolate grid overflow-hidden rounded-xl bg-surface-1 md:min-h-60">
      <ContestImage
        identifier={identifier}
        eager
        className="h-44 w-full md:absolute md:inset-y-0 md:right-0 md:-z-1 md:h-full md:w-3/5 md:object-[50%_50%]"
      />
      <div className="grid content-center justify-items-start gap-2.5 p-5 md:bg-linear-90 md:from-surface-1 md:from-42% md:to-transparent md:to-66% md:p-8 md:pr-[46%]">
        <ArtBadge kind={state === 'active' ? 'counts' : 'plain'}>{say(stateTexts[state])}</ArtBadge>
        <h1 className="title-page">{title}</h1>
        {summary && <p className="max-w-[52ch] text-text-soft">{summary}</p>}
        <p className="max-w-[52ch] font-semibold" suppressHydrationWarning>
          {next[state]}
        </p>
      </div>
    </header>
  );
}
