import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../site/src/i18n/messages', import.meta.url));
const read = new Map<string, Readonly<Record<string, string>> | undefined>();

/** The built-in texts of a locale, by key: what an operator's own words are checked against. Read once. */
export function knownMessages(locale: string): Readonly<Record<string, string>> | undefined {
  if (!read.has(locale)) read.set(locale, readMessages(locale));
  return read.get(locale);
}

function readMessages(locale: string): Readonly<Record<string, string>> | undefined {
  const [language = ''] = locale.split('-');
  const known = existsSync(folder) ? readdirSync(folder) : [];
  if (!known.includes(language)) return undefined;
  const texts: Record<string, string> = {};
  for (const name of [...new Set([language, locale])].filter((candidate) => known.includes(candidate))) {
    for (const file of readdirSync(`${folder}/${name}`).filter((entry) => entry.endsWith('.json'))) {
      Object.assign(texts, JSON.parse(readFileSync(`${folder}/${name}/${file}`, 'utf8')));
    }
  }
  return texts;
}
