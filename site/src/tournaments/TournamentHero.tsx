import type { Tournament, TournamentState, TournamentStatus } from '@halley/contract';
import { timeStatus } from '@halley/contract/quests';
import { ArtBadge, buttonClass } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { ContestTimer } from './ContestTimer.tsx';
import { JoinPanel } from './join/JoinPanel.tsx';
import { reloadContests } from './use-contests.ts';

interface TournamentHeroProps {
  tournament: Tournament;
  state: TournamentState;
  status: TournamentStatus | undefined;
  isCounted: boolean;
  nowMs: number;
}

const counts: Record<Tournament['strategy'], MessageKey> = {
  spin: 'tournaments.counts.spin',
  bet: 'tournaments.counts.bet',
  win: 'tournaments.counts.win',
  rate: 'tournaments.counts.rate',
  points: 'tournaments.counts.points',
};

/** The image, what counts in a sentence or two, until when, and the way in. */
export function TournamentHero({ tournament, state, status, isCounted, nowMs }: TournamentHeroProps) {
  const { say, tag } = useSpeech();
  const { title, summary, strategy, currency } = tournament;
  const least = tournament.least_stake_cents;
  const rounds = tournament.games_taken_limit;
  const time = timeStatus(tournament, new Date(nowMs));
  const states: Record<TournamentState, MessageKey> = {
    future: 'tournaments.state.future',
    active: 'tournaments.state.active',
    settling: 'tournaments.state.archive',
    finished: 'tournaments.state.archive',
    canceled: 'tournaments.state.canceled',
  };
  const shown = state === 'canceled' ? state : time === 'archive' ? 'finished' : time;
  return (
    <section className="relative isolate grid justify-items-start gap-4 overflow-hidden rounded-2xl bg-[#0c0a20] p-5 pt-56 before:absolute before:inset-0 before:-z-1 before:bg-[linear-gradient(180deg,transparent_5rem,rgb(12_10_32/0.96)_16rem)] lg:min-h-92 lg:content-center lg:p-11 lg:before:bg-[linear-gradient(90deg,rgb(10_8_26/0.92)_22%,rgb(10_8_26/0.55)_48%,transparent_66%)]">
      <ContestImage
        identifier={tournament.frontend_identifier}
        eager
        className="absolute inset-x-0 top-0 -z-2 h-76 w-full lg:h-full lg:object-[100%_50%]"
      />
      <ArtBadge>
        <span
          className={`size-2 rounded-full ${shown === 'active' ? 'bg-win' : shown === 'future' ? 'bg-ice' : 'bg-danger'}`}
        />
        {say(states[shown])}
      </ArtBadge>
      <h1 className="figure text-4xl/[1.08] text-balance wrap-anywhere lg:max-w-[16ch] lg:text-[3.25rem]/[1.08]">
        {title}
      </h1>
      <div className="grid max-w-[52ch] gap-1.5 text-lg text-[#d9dcf5]">
        {summary && <p>{summary}</p>}
        <p className="text-base" suppressHydrationWarning>
          {say(counts[strategy])}{' '}
          {least !== null && say('tournaments.counts.stake', { amount: formatMoney(least, { currency, locale: tag }) })}{' '}
          {rounds !== null && say('tournaments.counts.most', { count: rounds })}
        </p>
      </div>
      <ContestTimer dates={tournament} nowMs={nowMs} onEnd={reloadContests} className="text-base text-white" />
      <div className="flex flex-wrap items-center gap-2.5">
        {isCounted && <JoinPanel tournament={tournament} state={state} status={status} />}
        {time !== 'archive' && (
          <SiteLink href={gamesOf(tournament) ?? '/games'} className={buttonClass({ look: 'white' })}>
            {gamesOf(tournament) ? say('tournaments.counts.games') : say('tournaments.play')}
          </SiteLink>
        )}
      </div>
    </section>
  );
}

/** A collection, or the games of the studio; undefined: no one list has those that count. */
function gamesOf({ game_category_identity: collection, producer }: Tournament): string | undefined {
  if (collection !== '') return `/categories/${encodeURIComponent(collection)}`;
  return producer ? `/producers/${encodeURIComponent(producer)}` : undefined;
}
