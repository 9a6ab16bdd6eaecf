const files = import.meta.glob<string>('./jackpots/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

const byName = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./jackpots/'.length, -'.svg'.length), url]),
);

/** The image of a jackpot's level; one that has none of its own is a planet. */
export function levelArt(identifier: string): string {
  return byName[identifier] ?? byName.planet ?? '';
}
