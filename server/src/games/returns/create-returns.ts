import type { GameReturns } from '@halley/contract';
import { games, type HouseGame } from '@halley/studio/games';
import type { Clock, Consumer, Database, Log, Metrics, Queryable, Tx } from '../../kit/index.ts';
import { findRounds, playedAt, totalOf } from '../../wagers/index.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';
import { expectReturn } from './expect-return.ts';
import { addUp, inUnits, type Judgement, judgeReturn } from './judge-return.ts';
import { addReturns, type ReturnRow, readReturns } from './return-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longDays = 30;

export interface ReturnsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  catalogue: Pick<CatalogueSource, 'current'>;
  /** What was staked in the same shared round as each of these bets, in its currency; nothing of a round of one's own. */
  sharedStakes?: (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, bigint>>;
  /** Unset: the games of the house. */
  watched?: readonly HouseGame[];
}

/** PP-14: what the house's games really pay, against what they should. */
export interface Returns {
  consumers: Consumer[];
  /** Every game of the house that was played, the last days each, and the long run. */
  read(db: Queryable): Promise<GameReturns[]>;
  /** For a job: says aloud which games lie outside. */
  watch(): Promise<void>;
}

export function createReturns(options: ReturnsOptions): Returns {
  const { database, clock, log, metrics, catalogue } = options;
  const byIdentifier = new Map<string, HouseGame>(
    (options.watched ?? (Object.values(games) as HouseGame[])).map((game) => [game.identifier, game]),
  );

  /** Of many settled rounds what each day, game and currency gains. Rounds of older rules are not judged by today's. */
  const note = async (tx: Tx, ids: readonly string[]) => {
    const rows = new Map<string, ReturnRow>();
    const together = await options.sharedStakes?.(tx, ids);
    for (const round of (await findRounds(tx, [...ids])).values()) {
      const game = byIdentifier.get(round.game);
      const expectation = game?.version === round.gameVersion && expectReturn(game, round.detail.choice);
      if (!game || !expectation) continue;
      const stake = Number(playedAt(round));
      const won = Number(totalOf(round.win));
      const day = (round.closedAt ?? round.openedAt).toISOString().slice(0, 10);
      const { currency, gameVersion: version } = round;
      const one: ReturnRow = {
        day,
        game: round.game,
        version,
        currency,
        rounds: 1,
        staked: stake,
        won,
        largestWin: won,
        expected: stake * expectation.rtp,
        least: stake * expectation.least,
        // Bets of a shared round swing together: taken as if all of them lay on the same.
        variance: stake * Math.max(stake, Number(together?.get(round.id) ?? 0)) * expectation.variance,
      };
      const key = `${day} ${round.game} ${currency}`;
      const known = rows.get(key);
      rows.set(key, known ? { ...one, ...addUp([known, one]) } : one);
    }
    // In one order, so that two processes cannot wait for each other.
    const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    if (sorted.length > 0) await addReturns(tx, sorted);
  };

  /** Currencies count by the largest stake in each, which is about the same worth in all. */
  const judge = (game: HouseGame, rows: readonly ReturnRow[]): Judgement =>
    judgeReturn(addUp(rows.map((row) => inUnits(row, Number(game.limits(row.currency)?.stakeMax ?? 1)))));

  const read = async (db: Queryable): Promise<GameReturns[]> => {
    const since = new Date(clock.now().getTime() - (longDays - 1) * dayMs).toISOString().slice(0, 10);
    const { titles } = await catalogue.current(db);
    const rows = (await readReturns(db, since)).filter((row) => byIdentifier.get(row.game)?.version === row.version);
    return [...Map.groupBy(rows, (row) => row.game)].flatMap(([identifier, own]): GameReturns[] => {
      const game = byIdentifier.get(identifier);
      if (!game) return [];
      const days = [...Map.groupBy(own, (row) => row.day)].map(([day, some]) => ({ day, ...judge(game, some) }));
      const title = titles.get(identifier) ?? game.title;
      return [{ game: identifier, title, version: game.version, long_run: judge(game, own), days }];
    });
  };

  const gauge = (name: string, help: string, value: (judged: Judgement) => number) =>
    metrics.gaugeOfHouse(
      name,
      help,
      async () =>
        (await read(database)).flatMap(({ game, long_run, days }) => {
          const today = days.at(-1);
          return [
            { labels: { game, window: '30d' }, value: value(long_run) },
            ...(today ? [{ labels: { game, window: 'day' }, value: value(today) }] : []),
          ];
        }),
      ['game', 'window'],
    );
  gauge('halley_game_return', 'What a game of the house returns, in parts of one', ({ actual }) => actual);
  gauge('halley_game_return_expected', 'What it should return', ({ theoretical }) => theoretical);
  gauge('halley_game_return_z', 'How many standard deviations lie between', ({ z }) => z);
  gauge('halley_game_return_outside', '1: outside of its tolerance', ({ state }) =>
    state === 'above' || state === 'below' ? 1 : 0,
  );

  return {
    consumers: [
      {
        name: 'games-returns',
        topics: ['wager.settled'],
        // Nobody waits for these: many rounds share one step.
        gatherMs: 1_000,
        async handle(tx, events) {
          const ids = events.flatMap((event) =>
            event.topic === 'wager.settled' && !event.data.late && byIdentifier.has(event.data.game)
              ? [event.data.roundId]
              : [],
          );
          if (ids.length > 0) await note(tx, ids);
        },
      },
    ],
    read,
    async watch() {
      for (const { game, long_run, days } of await read(database)) {
        const recent = days.slice(-2).map(({ day, ...judged }) => [day, judged] as const);
        for (const [window, judged] of [...recent, ['30d', long_run] as const]) {
          if (judged.state !== 'above' && judged.state !== 'below') continue;
          log.error({ game, window, ...judged }, 'a game returns what it should not: see "At 3 a.m." in operations.md');
        }
      }
    },
  };
}
