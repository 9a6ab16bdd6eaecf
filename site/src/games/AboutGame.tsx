import { Card, Facts, linkClass } from '@halley/ui';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import type { GameFact, GameView } from './read-game-page.server.ts';

const names: Record<GameFact['name'], MessageKey> = {
  return: 'games.facts.return',
  stake: 'games.facts.stake',
  largestWin: 'games.facts.largestWin',
  hitRate: 'games.facts.hitRate',
  lines: 'games.facts.lines',
  ways: 'games.facts.ways',
};

/** What the game is, what it returns and what it pays at most: readable by everyone (PP-07). */
export function AboutGame({ game }: { game: GameView }) {
  const say = useSay();
  return (
    <Card className="grid content-start gap-4">
      <h2 className="title-card">{say('games.how.title')}</h2>
      {game.description && <p className="text-text-soft">{game.description}</p>}
      {game.facts.length > 0 && (
        <Facts facts={game.facts.map(({ name, value }) => ({ name: say(names[name]), value }))} />
      )}
      {game.hasRules && (
        <SiteLink href={`${game.path}/rules`} className={`${linkClass} justify-self-start py-1`}>
          {say('games.rulesLink')}
        </SiteLink>
      )}
    </Card>
  );
}
