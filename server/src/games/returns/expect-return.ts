import type { HouseGame } from '@halley/studio/games';

/** What a round should come to, and how far it may swing; everything for one unit of stake. */
export interface Expectation {
  /** The published return of this choice. */
  rtp: number;
  /** Where a player's decisions count, the least that is published; else the same. */
  least: number;
  variance: number;
}

/**
 * Of a choice as it was recorded; undefined where the rules of today cannot read it. A game that knows its variance says it.
 * Of any other no more can be said than its return and its largest win allow (Bhatia and Davis: r × (m − r)): that is
 * exact where a round pays one amount or nothing, and otherwise wider than need be, so that the monitor rather stays silent.
 */
export function expectReturn(game: HouseGame, recorded: unknown): Expectation | undefined {
  const choice = game.parseChoice(recorded);
  if (!choice.ok) return undefined;
  const ratio = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    Number((numerator * 1_000_000_000n) / denominator) / 1e9;
  const rtp = ratio(game.rtp(choice.value));
  const { lowest } = game.listing.returns;
  const known = game.variance?.(choice.value);
  const unit = 1_000_000n;
  const most = Number(game.maxWin({ stake: unit, choice: choice.value })) / Number(unit);
  return {
    rtp,
    least: game.kind === 'steps' ? Math.min(rtp, ratio(lowest)) : rtp,
    variance: known ?? Math.max(0, rtp * (most - rtp)),
  };
}
