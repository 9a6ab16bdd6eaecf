const files = import.meta.glob<string>('./tiles/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** Name of the picture → its URL. A page whose tiles carry their URL from the server does not need this list. */
export const tileArt: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./tiles/'.length, -'.svg'.length), url]),
);
