import { randomBytes } from 'node:crypto';
import type { Contest } from '@halley/contract';
import { catchUp } from '../../server/src/kit/testing/catch-up.ts';
import type { JourneyHouse } from './house.ts';
import { publishPromotion } from './publish-promotion.ts';
import type { Visitor } from './visit.ts';

interface TournamentOptions {
  /** Who may be in it, so that nobody else in the house meets it. */
  players: readonly Visitor[];
  title: string;
  contest?: Partial<Contest>;
}

interface MadeTournament {
  id: number;
  path: string;
  /** Its time is over, and so is that for rounds to close; answers when the result is final. */
  end: () => Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A race of rounds for 100 EUR that runs: six tenths and four. Who joins is in it. */
export async function makeTournament(house: JourneyHouse, options: TournamentOptions): Promise<MadeTournament> {
  const { players, title, contest } = options;
  const words = { title, summary: 'Who plays most rounds has most of a hundred euros.' };
  const identifier = `journey-${randomBytes(4).toString('hex')}`;
  const rule = {
    kind: 'tournament',
    product: 'casino',
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    schedule: { from: new Date(Date.now() - dayMs).toISOString(), to: new Date(Date.now() + 7 * dayMs).toISOString() },
    trigger: { rank: { of: 'rounds', money: 'cash', games: {}, window: 'whole', from: 'joined' } },
    contest: {
      identifier,
      currency: 'EUR',
      rates: { EUR: 1_000_000 },
      pool: 10_000,
      prizes: [
        { from: 1, to: 1, share: 6_000 },
        { from: 2, to: 2, share: 4_000 },
      ],
      ...contest,
    },
    audience: { playerIds: players.map(({ id }) => id) },
    condition: {},
    rewards: [],
    takeDays: 30,
    caps: { perPlayer: 1 },
    budget: { currency: 'EUR', expected: 10_000, hard: 90_000 },
    stacking: { group: '', order: 0 },
  };
  const { id } = await publishPromotion(house, rule);
  const advance = () => house.house.tournaments.tasks['tournaments.advance']();
  await advance();
  return {
    id,
    path: `/tournaments/${identifier}`,
    async end() {
      await house.database.query(
        "update tournaments_tournament set ends_at = now() - interval '11 minutes' where promotion_id = $1",
        [id],
      );
      // What is due is told first; when the count has come to that, the result is written down.
      await advance();
      const count = house.house.consumers.find(({ name }) => name === 'tournaments-count');
      if (count) await catchUp(house.database, count);
      await advance();
    },
  };
}
