import { marginOf, priceOf } from '../../price/index.ts';
import { allWon, countBoth, type Joint, jointOf } from './joint.ts';
import type { PathUniverse } from './path-universe.ts';

/** The price of legs of one fixture together. Probabilities are whole numbers of 10⁻⁹. */
export interface GroupQuote {
  price: number;
  probability: number;
  /** Standard error of the probability: it is shown. */
  error: number;
}

/** Why there is no price. `legs` are those it is about; of `LEG_IMPLIED` the first implies the second. */
export interface GroupRefusal {
  code:
    | 'TOO_FEW_LEGS'
    | 'TOO_MANY_LEGS'
    | 'LEG_NOT_WHOLE'
    | 'LEGS_CONTRADICT'
    | 'LEG_IMPLIED'
    | 'ERROR_TOO_LARGE'
    | 'NOTHING_TO_OFFER';
  legs: readonly number[];
}

const sizes = { least: 2, most: 12 };
/** The error may be at most this part of the probability. */
const largestError = 0.03;
/** Never together though they should have been so often by chance: they contradict each other. */
const surely = 30;

/**
 * Two to twelve legs of one fixture at one price, by the paths on which all are won. The margin is the same however many there
 * are. A leg that can be void or half won is refused: what the rest is worth then depends on why.
 */
export function quoteGroup(universe: PathUniverse): GroupQuote | GroupRefusal {
  const all = universe.legs.map((_, index) => index);
  if (all.length < sizes.least) return { code: 'TOO_FEW_LEGS', legs: all };
  if (all.length > sizes.most) return { code: 'TOO_MANY_LEGS', legs: all };
  if (universe.notWhole.length > 0) return { code: 'LEG_NOT_WHOLE', legs: universe.notWhole };
  const pair = faultOfPairs(universe);
  if (pair) return pair;
  const joint = jointOf(universe, allWon(universe.legs));
  if (joint.paths === 0) return { code: universe.exact ? 'LEGS_CONTRADICT' : 'ERROR_TOO_LARGE', legs: all };
  if (joint.error > largestError * joint.probability) return { code: 'ERROR_TOO_LARGE', legs: all };
  const price = priceOfJoint(joint);
  if (price === undefined) return { code: 'NOTHING_TO_OFFER', legs: all };
  return { price, probability: nano(joint.probability), error: nano(joint.error) };
}

const nano = (part: number): number => Math.round(part * 1e9);

/** By the probability and two standard errors, and as if all were won where nothing is known. */
export function priceOfJoint({ probability, error, unseen }: Omit<Joint, 'paths'>): number | undefined {
  const fair = Math.min(Math.ceil((probability + 2 * error + unseen) * 1e9), 1e9);
  return priceOf({ fair, back: 0 }, marginOf('builder'));
}

function faultOfPairs(universe: PathUniverse): GroupRefusal | undefined {
  const drawn = universe.strata.reduce((sum, { paths }) => sum + paths, 0);
  const alone = universe.legs.map((bits) => countBoth(bits, bits));
  for (const [later, bits] of universe.legs.entries()) {
    for (const [earlier, others] of universe.legs.slice(0, later).entries()) {
      const paths = countBoth(others, bits);
      const [one, two] = [alone[earlier]!, alone[later]!];
      const isRare = !universe.exact && (one * two) / drawn < surely;
      if (paths === 0 && !isRare) return { code: 'LEGS_CONTRADICT', legs: [earlier, later] };
      if (paths === 0) continue;
      if (paths === one) return { code: 'LEG_IMPLIED', legs: [earlier, later] };
      if (paths === two) return { code: 'LEG_IMPLIED', legs: [later, earlier] };
    }
  }
  return undefined;
}
