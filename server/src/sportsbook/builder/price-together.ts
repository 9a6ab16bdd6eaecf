import { priceOfKeptChance, repriceKept } from '@halley/sports/bets';
import type { TogetherAnswer, TogetherQuestion } from '@halley/sports/feed';
import type { BookFixture } from '../../fixtures/index.ts';
import { type BuilderRefusal, type GroupLeg, isByScore, type PricedGroup, priceOnGrid } from './score-grid.ts';

/** Asks the fixture's own producer; undefined where it does not say. */
export type AskTogether = (fixture: BookFixture, legs: TogetherQuestion['legs']) => Promise<TogetherAnswer | undefined>;

/** Of the chance, the error may be at most this part: the price would be a guess. */
const largestError = 0.03;
/** Of the chance: where scores that the feed does not name leave more open, its producer is asked. */
const smallError = 0.002;

/**
 * Legs of one fixture at one price: by the chances of final scores where these decide and the feed says them, else by what the
 * producer says of them together. Its margin is the house's own.
 */
export async function priceTogether(
  fixture: BookFixture,
  legs: readonly GroupLeg[],
  together: AskTogether | undefined,
): Promise<PricedGroup | BuilderRefusal> {
  const onGrid = legs.every(isByScore) ? priceOnGrid(fixture, legs) : undefined;
  if (onGrid && !('code' in onGrid) && onGrid.error <= smallError * onGrid.probability) return onGrid;
  const said = await together?.(fixture, [...legs]);
  if (!said || ('code' in said && said.code === 'NOT_PRICED_TOGETHER')) return onGrid ?? priceOnGrid(fixture, legs);
  if ('code' in said) return said;
  const all = legs.map((_, index) => index);
  const whole = said.kept.at(-1);
  // What is asked for is answered as it was at least as late as we know it, every choice of legs.
  if (!whole || said.kept.length !== 2 ** legs.length || said.version < fixture.version) {
    return { code: 'NOT_PRICED_TOGETHER', legs: all };
  }
  const [probability, error] = whole;
  if (error > largestError * probability) return { code: 'ERROR_TOO_LARGE', legs: all };
  const price = priceOfKeptChance(whole);
  if (price === undefined) return { code: 'NOTHING_TO_OFFER', legs: all };
  return { price, probability, error, table: repriceKept(said.kept) };
}
