import { type SportWords, say } from './sport-words.ts';

/** Who takes part, as far as it is known: `home`, `away`, `athlete:77`, `starter:3`, `competitor:7`. */
export interface Named {
  sport?: string;
  names?: Readonly<Record<string, string>>;
}

/** Somebody without a name is the home side, or their number. */
export function nameOf(words: SportWords, id: string, { names = {} }: Named): string {
  if (Object.hasOwn(names, id)) return names[id]!;
  const number = /^(?:athlete|starter|competitor):(\w+)$/.exec(id)?.[1];
  return number === undefined ? say(words, `outcome.${id}`) : say(words, 'outcome.number', { n: number });
}

const units: Readonly<Record<string, string>> = {
  football: 'goals',
  'ice-hockey': 'goals',
  basketball: 'points',
  'table-tennis': 'points',
  tennis: 'games',
  esport: 'rounds',
};

/** What is counted: corners of `corners_total`, else what decides in the sport. */
export function unitOf(words: SportWords, marketType: string, { sport = '' }: Named): string {
  const own = /^(\w+)_total$/.exec(marketType)?.[1];
  if (own !== undefined && Object.hasOwn(words.texts, `unit.${own}`)) return own;
  return (Object.hasOwn(units, sport) ? units[sport] : undefined) ?? 'points';
}
