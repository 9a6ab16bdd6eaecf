import type { Explained } from '../bets/index.ts';
import { parseMarketKey } from '../markets/index.ts';
import { marketTitle } from './market-title.ts';
import { type Named, unitOf } from './named.ts';
import { outcomeTitle } from './outcome-title.ts';
import { find, type SportWords, say, sayCount } from './sport-words.ts';

/** Why a leg or a bet ended as it did: `Over 2.75: 3 goals, half won, half returned.` */
export function sentence(words: SportWords, { key, values }: Explained, named: Named = {}): string {
  if (!key.startsWith('leg.')) return say(words, key, values);
  const verdict = [say(words, key, values), ...deductionOf(words, values)];
  const said = [...reasonsOf(words, values, named), ...verdict].join(', ');
  return say(words, 'leg', { what: whatOf(words, values, named), said });
}

/** Markets that their outcomes speak for: of the whole match, from its beginning. */
const isPlain =
  /^(?!.*;from=)((1x2|total|handicap|european_handicap|draw_no_bet|double_chance);.*period=(ft|match)|winner;period=match$)/;

function whatOf(words: SportWords, { market, outcome }: Explained['values'], named: Named): string {
  const [key, id] = [String(market), String(outcome)];
  const title = outcomeTitle(words, key, id, named);
  return isPlain.test(key) ? title : say(words, 'leg.what', { market: marketTitle(words, key, named), outcome: title });
}

/** What was counted, how it stood, why it is void: as far as it is known. */
function reasonsOf(words: SportWords, values: Explained['values'], named: Named): string[] {
  const { market, count, home, away, reason } = values;
  // A reason that is no word of ours is somebody's own: it is said as it was written.
  if (reason !== undefined) return [find(words, `reason.${reason}`) ?? String(reason)];
  if (count !== undefined) {
    const type = parseMarketKey(String(market))?.type ?? '';
    return [sayCount(words, unitOf(words, type, named), Number(count))];
  }
  return home !== undefined && away !== undefined ? [`${home}–${away}`] : [];
}

/** Millionths, said as a percentage. */
function deductionOf(words: SportWords, { deduction }: Explained['values']): string[] {
  if (deduction === undefined) return [];
  const percent = String(Math.round(Number(deduction) / 100) / 100);
  return [say(words, 'leg.deduction', { percent: words.language === 'en' ? percent : percent.replace('.', ',') })];
}
