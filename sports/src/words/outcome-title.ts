import { lineOf, type MarketName, parseMarketKey } from '../markets/index.ts';
import { type Named, nameOf } from './named.ts';
import { find, type SportWords, say, sayLine } from './sport-words.ts';

/** What is bet on: `Over 2.75`, `Northgate −1`, `2–1`. */
export function outcomeTitle(words: SportWords, key: string, outcome: string, named: Named = {}): string {
  const market = parseMarketKey(key);
  if (!market) return outcome;
  for (const read of readers) {
    const title = read({ words, market, outcome, named, name: (id) => nameOf(words, id, named) });
    if (title !== undefined) return title;
  }
  return nameOf(words, outcome, named);
}

interface Asked {
  words: SportWords;
  market: MarketName;
  outcome: string;
  named: Named;
  name: (id: string) => string;
}

/** Each knows some outcomes and says undefined to the others. The first that knows one names it. */
const readers: readonly ((asked: Asked) => string | undefined)[] = [
  ({ words, market, outcome }) =>
    outcome === 'over' || outcome === 'under'
      ? say(words, `outcome.${outcome}`, { line: sayLine(words, lineOf(market), { signed: false }) })
      : undefined,
  ({ words, market, outcome, name }) => {
    if (market.specifiers.line === undefined || !['home', 'away', 'draw'].includes(outcome)) return undefined;
    const line = outcome === 'away' ? -lineOf(market) : lineOf(market);
    // A draw after so many goals for the home side.
    const side = outcome === 'draw' ? `${name('draw')}, ${name('home')}` : name(outcome);
    return say(words, 'outcome.handicap', { side, line: sayLine(words, line, { signed: true }) });
  },
  ({ words, outcome, name }) => {
    const [, one, other] = /^(home|draw)_(draw|away)$/.exec(outcome) ?? [];
    return one && other ? say(words, 'outcome.or', { one: name(one), other: name(other) }) : undefined;
  },
  ({ outcome, name }) =>
    /^(home|draw|away)\/(home|draw|away)$/.test(outcome) ? outcome.split('/').map(name).join(' / ') : undefined,
  ({ words, outcome }) => {
    if (outcome === 'score:other') return say(words, 'outcome.score.other');
    const [, home, away] = /^score:(\d+)-(\d+)$/.exec(outcome) ?? [];
    return home && away ? `${home}–${away}` : undefined;
  },
  ({ words, outcome, name }) => {
    const [, side, least, most, more] = /^(home|away):(\d+)(?:-(\d+))?(\+?)$/.exec(outcome) ?? [];
    if (!side || !least) return undefined;
    const n = most ? `${least}–${most}` : least;
    return say(words, more ? 'outcome.byMore' : 'outcome.by', { side: name(side), n });
  },
  ({ words, outcome, name }) => {
    const [, one, other] = /^starters:(\d+)-(\d+)$/.exec(outcome) ?? [];
    if (!one || !other) return undefined;
    return say(words, 'outcome.then', { one: name(`starter:${one}`), other: name(`starter:${other}`) });
  },
  ({ words, market, outcome }) => (outcome === 'none' ? find(words, `outcome.none.${market.type}`) : undefined),
];
