const mostLines = 40;

/** A document of any shape as lines of name and value: `cards[2].suit: hearts`. Lists of plain values are one line. */
export function flatten(value: unknown, path = ''): [path: string, text: string][] {
  return walk(value, path).slice(0, mostLines);
}

function walk(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value)) {
    if (value.every((entry) => typeof entry !== 'object' || entry === null)) return [[path, value.join(', ')]];
    return value.flatMap((entry, index) => walk(entry, `${path}[${index + 1}]`));
  }
  return Object.entries(value).flatMap(([name, entry]) => walk(entry, path ? `${path}.${name}` : name));
}
