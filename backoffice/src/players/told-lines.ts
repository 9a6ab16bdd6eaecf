import { words } from '../words/index.ts';

const mostLines = 40;

/** What a game told, of any shape, as lines of name and value: `Cards 2, suit: hearts`. */
export function toldLines(value: unknown): [name: string, text: string][] {
  return walk(value, []).slice(0, mostLines);
}

function walk(value: unknown, path: readonly string[]): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [[nameOf(path), value ? words.yes.toLowerCase() : words.no.toLowerCase()]];
  if (typeof value !== 'object') return [[nameOf(path), String(value)]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (value.every((entry) => typeof entry !== 'object' || entry === null)) return [[nameOf(path), value.join(', ')]];
    return value.flatMap((entry, index) =>
      walk(entry, [...path.slice(0, -1), `${path.at(-1) ?? ''} ${index + 1}`.trim()]),
    );
  }
  return Object.entries(value).flatMap(([name, entry]) => walk(entry, [...path, name]));
}

/** `winLines`, `win_lines`: win lines. */
function nameOf(path: readonly string[]): string {
  const text = path
    .join(', ')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
