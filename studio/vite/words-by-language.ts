import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src');
const languages = ['en', 'de', 'fr', 'it', 'no'];
const whole = '\0words:';
const part = '\0words-in:';

/**
 * A game's words.json has each key in five languages, of which a player reads one. In a bundle each language is a file of
 * its own, and the module waits for the one the game was opened in; it has the same shape, with that language alone.
 */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(part)) return id;
      if (!importer || !id.startsWith('.') || !id.endsWith('/words.json')) return undefined;
      return `${whole}${resolve(dirname(importer), id)}.js`;
    },
    load(id) {
      if (id.startsWith(whole)) return chooser(id.slice(whole.length, -'.js'.length));
      const [, language = '', file = ''] =
        /^(\w\w):(.*)\.js$/.exec(id.startsWith(part) ? id.slice(part.length) : '') ?? [];
      return file ? `export default ${JSON.stringify(inOne(file, language))};` : undefined;
    },
  };
}

const chooser = (file: string) => `
import { languageOf } from ${JSON.stringify(join(source, 'messages/index.ts'))};
import { readLaunch } from ${JSON.stringify(join(source, 'screen/launch.ts'))};
const words = {
  ${languages.map((language) => `${language}: () => import(${JSON.stringify(`${part}${language}:${file}.js`)})`).join(',\n  ')}
};
export default (await words[languageOf(readLaunch(location.search).locale)]()).default;
`;

function inOne(file: string, language: string): Record<string, Record<string, string>> {
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries(words).map(([key, texts]) => [key, { [language]: texts[language] ?? texts.en ?? key }]),
  );
}
