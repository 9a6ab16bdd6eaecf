import { createHash } from 'node:crypto';
import { keptChances, type PathUniverse, quoteGroup } from '@halley/sports/bets';
import type { TogetherAnswer, TogetherQuestion } from '@halley/sports/feed';
import { modelOf, quickRandom } from '@halley/sports/model';
import type { Modelled } from '../run/run-fixture.ts';

/** Others have their turn after so many paths: some tens of milliseconds. */
const portion = 2 ** 13;
/** In play prices are old before more could be drawn. */
const mostPaths = { before: 2 ** 18, inPlay: 2 ** 16 };
/** Of the chance: more paths would hardly move the price. */
const enoughError = 0.01;
/** Legs that never came together, or never apart, on so many paths will not on more. */
const surePaths = 2 ** 16;
/** Answers that are kept, of questions that come again every few seconds. */
const mostKept = 200;
/** Questions are worked out one after the other, and no more than so many wait: whoever asks without end holds up nobody else. */
const mostWaiting = 16;

type Question = Pick<TogetherQuestion, 'fixture' | 'legs'>;

/**
 * What legs of one fixture are worth together, by the process that all its prices come from: exact where the sport knows all
 * its ends, else by paths drawn from how it stands, weighed to the exact scores. The same question about the same version has
 * the same answer: whoever asks again gets no other draw.
 */
export function priceTogether(): (modelled: Modelled, question: Question) => Promise<TogetherAnswer> {
  const known = new Map<string, Promise<TogetherAnswer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function work({ sport, params, state, version, isOn }: Modelled, question: Question): Promise<TogetherAnswer> {
    const { legs } = question;
    const model = modelOf(sport);
    const exact = model.universe?.(params, state, legs);
    if (exact) return answerOf(exact, version);
    const drawn = model.drawn?.(params, state, legs, quickRandom(seedOf(question, version)));
    if (!drawn) return { code: 'NOT_PRICED_TOGETHER', legs: legs.map((_, place) => place) };
    const most = isOn ? mostPaths.inPlay : mostPaths.before;
    for (let paths = portion; ; paths += portion) {
      drawn.draw(portion);
      // A look at what is known is dear: at every doubling.
      if (paths >= most || (Math.log2(paths / portion) % 1 === 0 && isKnown(drawn.universe(), paths))) {
        return answerOf(drawn.universe(), version);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return (modelled, question) => {
    const key = `${question.fixture} ${modelled.version} ${question.legs.map(({ market, outcome }) => `${market} ${outcome}`).join('|')}`;
    const found = known.get(key);
    if (found) return found;
    if (waiting >= mostWaiting) {
      return Promise.resolve({ code: 'NOT_PRICED_TOGETHER', legs: question.legs.map((_, place) => place) });
    }
    waiting += 1;
    const answer = last.then(() => work(modelled, question)).finally(() => (waiting -= 1));
    last = answer.catch(() => known.delete(key));
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

function isKnown(universe: PathUniverse, paths: number): boolean {
  const quote = quoteGroup(universe);
  if ('code' in quote) return paths >= surePaths && quote.code !== 'ERROR_TOO_LARGE';
  return quote.error <= enoughError * quote.probability;
}

function answerOf(universe: PathUniverse, version: number): TogetherAnswer {
  const quote = quoteGroup(universe);
  if (!('code' in quote)) return { version, kept: keptChances(universe) };
  const { code, legs } = quote;
  // How many legs there may be is said by the question.
  if (code === 'TOO_FEW_LEGS' || code === 'TOO_MANY_LEGS') return { code: 'NOT_PRICED_TOGETHER', legs: [...legs] };
  return { code, legs: [...legs] };
}

function seedOf({ fixture, legs }: Question, version: number): [number, number, number, number] {
  const said = createHash('sha256')
    .update(JSON.stringify([fixture, version, legs]))
    .digest();
  return [0, 4, 8, 12].map((at) => said.readUInt32LE(at)) as [number, number, number, number];
}
