import { type ReportFigures, wireCents } from '@halley/contract';
import { addSums, figuresOf, noSums } from '../measures.ts';
import type { ReportFilter, ShownSums } from './overview-store.ts';

export const noShown = (): ShownSums => ({ ...noSums(), sport_wins: 0n });

export const addShown = (one: ShownSums, other: ShownSums): ShownSums => ({
  ...addSums(one, other),
  sport_wins: one.sport_wins + other.sport_wins,
});

/** Stakes move together when their bets are decided, whoever placed them: of a part of the players it is not known. */
const knowsDecided = ({ brand, country }: ReportFilter) => brand === undefined && country === undefined;

export function figuresOnTheWire(sums: ShownSums, filter: ReportFilter): ReportFigures {
  const { deposits, cashouts, stakes, wins, ggr, bonusCost, ngr, sportsDecided } = figuresOf(sums);
  const margin = sportsDecided + sums.offers_added - sums.sport_wins;
  const isKnown = knowsDecided(filter);
  return {
    deposits_cents: wireCents(deposits),
    cashouts_cents: wireCents(cashouts),
    stakes_cents: wireCents(stakes),
    wins_cents: wireCents(wins),
    ggr_cents: wireCents(ggr),
    bonus_cost_cents: wireCents(bonusCost),
    ngr_cents: wireCents(ngr),
    bets: Number(sums.bets),
    sports_decided_cents: isKnown ? wireCents(sportsDecided) : null,
    sports_margin_cents: isKnown ? wireCents(margin) : null,
  };
}
