/** Specifiers of a market: a line in quarters (`9` is 2.25), a period, a side, a number. */
export type Specifiers = Readonly<Record<string, string>>;

export interface MarketName {
  type: string;
  specifiers: Specifiers;
}

const part = /^[a-z0-9][a-z0-9_:-]*$/;
const value = /^-?[a-z0-9][a-z0-9_:-]*$/;

/** `total;line=9;period=ft`: the type, then the specifiers in order of their names. One market has one key. */
export function marketKey(type: string, specifiers: Specifiers | Record<string, string | number> = {}): string {
  const sorted = Object.entries(specifiers).sort(([one], [other]) => (one < other ? -1 : 1));
  return [type, ...sorted.map(([name, given]) => `${name}=${given}`)].join(';');
}

/** Undefined when it is no key, or not the one way to write it. */
export function parseMarketKey(key: string): MarketName | undefined {
  const [type = '', ...given] = key.split(';');
  if (!part.test(type)) return undefined;
  const specifiers: Record<string, string> = {};
  for (const one of given) {
    const at = one.indexOf('=');
    const [name, said] = [one.slice(0, at), one.slice(at + 1)];
    if (at < 1 || !part.test(name) || !value.test(said)) return undefined;
    specifiers[name] = said;
  }
  return marketKey(type, specifiers) === key ? { type, specifiers } : undefined;
}

/** Lines are whole numbers of quarters. */
export const lineOf = ({ specifiers }: MarketName): number => Number(specifiers.line);
