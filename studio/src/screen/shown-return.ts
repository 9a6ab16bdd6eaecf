import { compareRatios, type GameFacts, ratioInHundredthsOfPercent } from '../kit/index.ts';

/** Hundredths of a percent. From the bet that returns least to the one that returns most, before one is made. */
export interface ShownReturn {
  least: number;
  most: number;
}

/** Of a bet, rounding included; without one, of everything that can be bet. */
export function shownReturn<Choice>(
  game: Pick<GameFacts<Choice>, 'listing' | 'rtpAtStake'>,
  bet: { stake: bigint; choice: Choice } | undefined,
): ShownReturn {
  if (bet) {
    const rtp = ratioInHundredthsOfPercent(game.rtpAtStake(bet));
    return { least: rtp, most: rtp };
  }
  const { lowest, highest } = game.listing.returns;
  const [least, most] = compareRatios(lowest, highest) < 0 ? [lowest, highest] : [highest, lowest];
  return { least: ratioInHundredthsOfPercent(least), most: ratioInHundredthsOfPercent(most) };
}
