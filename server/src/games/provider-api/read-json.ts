import { ProviderRefusal } from './codes.ts';

/** Protocol bodies nest three deep. */
const deepest = 8;

/**
 * The object in these bytes. Whatever two readers could understand differently is refused: bytes that are not UTF-8,
 * a byte order mark, and an object that names a field twice.
 */
export function readJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('no object');
    refuseTwins(text);
    return value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new ProviderRefusal('malformed');
    throw error;
  }
}

const string = /"(?:[^"\\]|\\.)*"/y;
const colon = /[ \t\r\n]*:/y;

/** Walks over text that is known to be JSON: strings, brackets and colons are all that matters. */
function refuseTwins(text: string): void {
  const objects: Set<string>[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > deepest) throw new SyntaxError('too deep');
      if (sign === '{') objects.push(new Set());
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (sign === '}') objects.pop();
    } else if (sign === '"') {
      string.lastIndex = at;
      const quoted = string.exec(text)?.[0] ?? '';
      at += quoted.length - 1;
      colon.lastIndex = at + 1;
      if (!colon.test(text)) continue;
      const name = JSON.parse(quoted) as string;
      const names = objects.at(-1);
      if (names?.has(name)) throw new SyntaxError('a field named twice');
      names?.add(name);
    }
  }
}
