import type { GameEvent, StudioGame } from '../kit/index.ts';
import { type CoinChoice, type CoinSide, coinGame, drawSide, winFor } from './rules.ts';

export interface SeriesOutcome {
  /** As they fell, up to the first wrong one. */
  fell: CoinSide[];
  won: boolean;
}

export interface SeriesEvent extends GameEvent {
  type: 'flipped';
  side: CoinSide;
}

/**
 * Moon Coin as it was played first: a series called in advance, decided in one step. Nobody plays it any more; its rounds
 * are still played back and checked by it.
 */
export const firstVersion: StudioGame<CoinChoice, SeriesOutcome, SeriesEvent> = {
  id: coinGame.id,
  title: coinGame.title,
  identifier: coinGame.identifier,
  seoTitle: coinGame.seoTitle,
  provider: coinGame.provider,
  providerTitle: coinGame.providerTitle,
  listing: coinGame.listing,
  parseChoice: coinGame.parseChoice,
  limits: coinGame.limits,
  maxWin: coinGame.maxWin,
  rtp: coinGame.rtp,
  rtpAtStake: ({ stake, choice: { flips } }) => ({
    numerator: winFor(stake, flips),
    denominator: stake * 2n ** BigInt(flips),
  }),
  describe: coinGame.describe,
  kind: 'single',
  version: 1,
  play: ({ stake, choice, draw }) => {
    const fell: CoinSide[] = [];
    let won = true;
    while (won && fell.length < choice.flips) {
      const side = drawSide(draw);
      fell.push(side);
      won = side === choice.side;
    }
    return {
      events: fell.map((side) => ({ type: 'flipped', side })),
      outcome: { fell, won },
      win: won ? winFor(stake, choice.flips) : 0n,
    };
  },
};
