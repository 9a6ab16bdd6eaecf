/** What stands above the text of a page: `---`, lines `name: value`, `---`. */
export interface FrontMatter {
  fields: Record<string, string>;
  body: string;
  /** Why it could not be read. */
  problem?: string;
}

const fence = '---';

export function readFrontMatter(text: string): FrontMatter {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  if (lines[0]?.trimEnd() !== fence) return { fields: {}, body: lines.join('\n') };
  const end = lines.findIndex((line, place) => place > 0 && line.trimEnd() === fence);
  if (end < 0) return { fields: {}, body: '', problem: 'its head does not end: a line --- is missing' };
  const fields: Record<string, string> = {};
  for (const [place, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    if (colon < 1 || !/^[a-z]+$/.test(name))
      return { fields, body: '', problem: `line ${place + 2} is not name: value` };
    if (Object.hasOwn(fields, name)) return { fields, body: '', problem: `line ${place + 2} says ${name} again` };
    fields[name] = line.slice(colon + 1).trim();
  }
  return { fields, body: lines.slice(end + 1).join('\n') };
}

export function writeFrontMatter(fields: Readonly<Record<string, string>>, body: string): string {
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return `${fence}\n${head.join('')}${fence}\n${body}${body === '' ? '' : '\n'}`;
}
