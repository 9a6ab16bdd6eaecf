import type { Database, Metrics } from '../kit/index.ts';
import { readJackpots } from './read-jackpots.ts';
import { countWaiting } from './stake-store.ts';

/** Figures of every jackpot, read when somebody asks for them. */
export function measureJackpots(database: Database, metrics: Metrics): void {
  metrics.gaugeOfHouse(
    'halley_jackpot_amount',
    'What a level holds, in subunits of the jackpot’s currency',
    async () =>
      (await readJackpots(database)).flatMap(({ identifier: jackpot, currency, levels }) =>
        levels.map(({ identifier: level, amount_cents: value }) => ({ labels: { jackpot, level, currency }, value })),
      ),
    ['jackpot', 'level', 'currency'],
  );
  metrics.gaugeOfHouse(
    'halley_jackpot_drops',
    'How often a level has dropped',
    async () => {
      const { rows } = await database.query<{ jackpot: string; level: string; drops: number }>(
        `select j.identifier as jackpot, l.identifier as level, c.number - 1 as drops
         from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id
         join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null`,
      );
      return rows.map(({ jackpot, level, drops }) => ({ labels: { jackpot, level }, value: drops }));
    },
    ['jackpot', 'level'],
  );
  metrics.gaugeOfHouse('halley_jackpot_waiting_stakes', 'Stakes that are not counted yet', () =>
    countWaiting(database),
  );
}
