import {
  type Competition,
  createAnnals,
  createOutlook,
  createSeals,
  settledSeason,
} from '../server/src/world/calibration.ts';
import { decileOf, fixtureBins, type Tally } from '../sports/src/calibrate/tally.ts';
import { fairOf, marginOf, priceOf } from '../sports/src/price/index.ts';

/** After so many of its rounds a season is looked at: before the first, and three times on the way. */
const looksOf = (rounds: number): number[] => [...new Set([0, 1, 2, 3].map((part) => Math.floor((part * rounds) / 4)))];

/**
 * Plays whole seasons of a competition by their seals, line-ups and all, and holds what was said of them against how they ended, and
 * against what was said later.
 */
export function calibrateSeason(tally: Tally, competition: Competition, season: number, key: string): void {
  const annals = createAnnals({ sealOf: createSeals(key), pace: 1 });
  const outlook = createOutlook({ competition, season, id: 's', annals, runsOf: () => [] });
  const bins = fixtureBins();
  const looks = looksOf(outlook.rounds).map((after) => {
    const { endMs, startMs } = annals.roundOf(competition, season, Math.max(1, after));
    const nowMs = after === 0 ? startMs - 1 : endMs;
    outlook.prepare(nowMs, () => false);
    return outlook.fair(nowMs);
  });
  const end = annals.roundOf(competition, season, outlook.rounds).endMs;
  const results = settledSeason(outlook, end);
  for (const [number, look] of looks.entries()) {
    for (const { key: market, outcomes } of look) {
      const type = market.split(';', 1)[0] as string;
      const places = type === 'place' ? outlook.places : 1;
      const sum = outcomes.reduce((all, { chances }) => all + chances.won, 0);
      if (Math.abs(sum - places) > 1e-6) tally.faults.push(`${type}: chances add up to ${sum}`);
      for (const { id, chances, error = 0 } of outcomes) {
        const bin = `${type}|${decileOf(chances.won)}`;
        const ended = results(market, id);
        const later = looks[number + 1]?.find((one) => one.key === market)?.outcomes.find((one) => one.id === id);
        // What is certain is true already, or a fault.
        if ((chances.won < 1e-12 || chances.won > 1 - 1e-12) && error < 1e-4 && Math.abs(ended - chances.won) > 0.999)
          tally.faults.push(`${type}: what was certain did not happen`);
        const price = priceOf(fairOf(chances), marginOf(type));
        if (price && (price / 1_000) * chances.won > 1) tally.faults.push(`${type}: a price above fair`);
        bins.compare(`calibration|${bin}`, chances.won, ended);
        bins.compare(`martingale|${bin}`, chances.won, later?.chances.won ?? ended);
      }
    }
  }
  bins.close(tally);
}
