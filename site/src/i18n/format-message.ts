export type Values = Record<string, string | number>;

/**
 * The part of ICU's message format our texts use: `{name}` and `{count, plural, one {# game} other {# games}}`.
 * Branches may hold placeholders. A value that is not given stays visible as its placeholder.
 */
export function formatMessage(message: string, values: Values = {}, tag = 'en'): string {
  if (!message.includes('{')) return message;
  let result = '';
  for (const part of splitParts(message)) {
    if (typeof part === 'string') result += part;
    else result += fill(part.inside, values, tag);
  }
  return result;
}

function fill(inside: string, values: Values, tag: string): string {
  const plural = /^\s*(\w+)\s*,\s*plural\s*,\s*([\s\S]*)$/.exec(inside);
  if (!plural) {
    const value = values[inside.trim()];
    return value === undefined ? `{${inside}}` : typeof value === 'number' ? formatNumber(value, tag) : value;
  }
  const [, name = '', list = ''] = plural;
  const count = Number(values[name]);
  const branches = readBranches(list);
  const branch = branches[`=${count}`] ?? branches[new Intl.PluralRules(tag).select(count)] ?? branches.other ?? '';
  return formatMessage(branch.replaceAll('#', formatNumber(count, tag)), values, tag);
}

/** A small whole number is its digits in every language of ours: no formatter has to be made for it. */
function formatNumber(value: number, tag: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return new Intl.NumberFormat(tag).format(value);
}

function readBranches(list: string): Record<string, string> {
  const branches: Record<string, string> = {};
  let name = '';
  for (const part of splitParts(list)) {
    if (typeof part === 'string') name = part.trim();
    else branches[name] = part.inside;
  }
  return branches;
}

/** Text and the insides of outermost braces, in order. */
export function splitParts(message: string): (string | { inside: string })[] {
  const parts: (string | { inside: string })[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < message.length; at++) {
    if (message[at] === '{' && depth++ === 0) {
      if (at > start) parts.push(message.slice(start, at));
      start = at + 1;
    } else if (message[at] === '}' && --depth === 0) {
      parts.push({ inside: message.slice(start, at) });
      start = at + 1;
    }
  }
  if (start < message.length) parts.push(message.slice(start));
  return parts;
}
