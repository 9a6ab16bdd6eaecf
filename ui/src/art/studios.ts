const files = import.meta.glob<string>('./studios/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** Id of a studio → its emblem. Studios of other houses have none: their first letter has to do. */
export const studioArt: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./studios/'.length, -'.svg'.length), url]),
);
