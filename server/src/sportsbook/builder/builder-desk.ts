import type { BetQuote } from '@halley/contract';
import { Refusal } from '@halley/contract';
import type { GroupPrices } from '../slip/judge-prices.ts';
import type { ReadSlip } from '../slip/read-slip.ts';
import type { GroupWorths } from '../slip/weigh-slip.ts';

export interface QuotedGroups {
  quoted: BetQuote['builder'];
  prices: GroupPrices;
  worths: GroupWorths;
}

/** Prices legs of one fixture that count as one leg. */
export interface BuilderDesk {
  quote(read: ReadSlip, playerId: number | undefined): Promise<QuotedGroups>;
}

const none: QuotedGroups = { quoted: [], prices: new Map(), worths: new Map() };

/** Without the model that a fixture is priced by, no honest price can be made for legs of one fixture together. */
export const noBuilder: BuilderDesk = {
  async quote(read) {
    const group = read.legs.find((leg) => leg.group !== undefined);
    if (group) throw new Refusal('BUILDER_REFUSED', { legs: [group.place], reason: 'no_model' });
    return none;
  },
};
