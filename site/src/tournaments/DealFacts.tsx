import type { Tournament } from '@halley/contract';
import { Card, Facts, Money } from '@halley/ui';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import type { ReactNode } from 'react';
import { termsAddress } from '../bonuses/index.ts';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { LocalTime } from '../page/index.ts';

const counted: Record<Tournament['strategy'], MessageKey> = {
  spin: 'tournaments.fact.spin',
  bet: 'tournaments.fact.bet',
  win: 'tournaments.fact.win',
  rate: 'tournaments.fact.rate',
  points: 'tournaments.fact.points',
};

interface DealFactsProps {
  tournament: Tournament;
  studio: string | null;
  players: number;
  /** Terms of ours: one that the operator wrote by hand has none. */
  isCounted: boolean;
}

/** The deal in facts, and the way to all of its terms. */
export function DealFacts({ tournament, studio, players, isCounted }: DealFactsProps) {
  const { say, tag, locale } = useSpeech();
  const { id, version, strategy, currency, least_stake_cents: stake, games_taken_limit: rounds } = tournament;
  const time = (at: string) => <LocalTime at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />;
  const fact = (name: MessageKey, value: ReactNode) => ({ name: say(name), value });
  return (
    <Card className="grid gap-4">
      <h2 className="title-card">{say('tournaments.facts')}</h2>
      <Facts
        facts={[
          fact('tournaments.fact.what', say(counted[strategy])),
          fact('tournaments.fact.from', time(tournament.start_at)),
          fact('tournaments.fact.until', time(tournament.end_at)),
          fact(
            'tournaments.fact.stake',
            stake === null ? (
              say('tournaments.fact.anyStake')
            ) : (
              <Money cents={stake} currency={currency} locale={tag} />
            ),
          ),
          ...(rounds === null ? [] : [fact('tournaments.fact.rounds', rounds)]),
          ...(tournament.money_prize_pool_cents > 0
            ? [
                fact(
                  'tournaments.fact.pool',
                  <Money cents={tournament.money_prize_pool_cents} currency={currency} locale={tag} />,
                ),
              ]
            : []),
          ...(studio ? [fact('tournaments.fact.producer', studio)] : []),
          fact('tournaments.fact.currency', currency),
          ...(isCounted
            ? [fact('tournaments.fact.players', <span suppressHydrationWarning>{players.toLocaleString(tag)}</span>)]
            : []),
        ]}
      />
      {isCounted && (
        <a href={termsAddress({ id, version }, locale)} className={linkClass}>
          {say('tournaments.terms')}
        </a>
      )}
    </Card>
  );
}
