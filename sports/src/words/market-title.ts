import { parseMarketKey, type Specifiers } from '../markets/index.ts';
import { type Named, nameOf, unitOf } from './named.ts';
import { find, type SportWords, say, sayCount } from './sport-words.ts';

/** What a market is about, without its line: that stands in its outcomes. */
export function marketTitle(words: SportWords, key: string, named: Named = {}): string {
  const market = parseMarketKey(key);
  if (!market) return key;
  const { type, specifiers } = market;
  const title = sinceTitle(words, titleOf(words, type, specifiers, named), specifiers.from);
  const period = specifiers.period === undefined ? undefined : saidPeriod(words, specifiers.period, named);
  return period === undefined ? title : say(words, 'market.period', { title, period });
}

/** `1h`, `q3`, `set2`, `ht`: periods of markets and phases of scoreboards. */
export function periodTitle(words: SportWords, period: string): string {
  const [, stem = period, n = ''] = /^(et|map|p|q|set)(\d+)$/.exec(period) ?? [];
  return say(words, `period.${stem}`, { n });
}

export const sportTitle = (words: SportWords, sport: string): string => say(words, `sport.${sport}`);

export const kindTitle = (words: SportWords, kind: string): string => say(words, `kind.${kind}`);

function titleOf(words: SportWords, type: string, specifiers: Specifiers, named: Named): string {
  const unit = unitOf(words, type, named);
  const isOwn = Object.hasOwn(words.texts, `market.${type}`);
  if (!isOwn && /(^|_)total$/.test(type)) return find(words, `market.total.${unit}`) ?? say(words, type);
  const { side, athlete, a, b, n } = specifiers;
  return say(words, `market.${type}`, {
    ...specifiers,
    units: say(words, `unit.${unit}`),
    ...(side !== undefined && { team: nameOf(words, side, named) }),
    ...(athlete !== undefined && { athlete: nameOf(words, `athlete:${athlete}`, named) }),
    ...(a !== undefined && { a: nameOf(words, `starter:${a}`, named) }),
    ...(b !== undefined && { b: nameOf(words, `starter:${b}`, named) }),
    ...(n !== undefined && { count: sayCount(words, unit, Number(n)) }),
  });
}

/** In play a handicap counts from the score at which it was offered. */
const sinceTitle = (words: SportWords, title: string, from: string | undefined): string =>
  from === undefined ? title : say(words, 'market.from', { title, score: from.replace('-', '–') });

/** Sports that have more to play where nobody is ahead after regular time: there both are said. */
const hasOvertime = ['basketball', 'ice-hockey'];

/** Undefined where it goes without saying: 90 minutes in football, the match in tennis. */
function saidPeriod(words: SportWords, period: string, { sport = '' }: Named): string | undefined {
  if (period === 'ft') return hasOvertime.includes(sport) ? periodTitle(words, 'ft') : undefined;
  if (period !== 'match') return periodTitle(words, period);
  return hasOvertime.includes(sport) || sport === 'football' ? say(words, 'period.match.overtime') : undefined;
}
