import type { Catalogue } from './catalogue.ts';
import type { CountryRules } from './country-rules.ts';

/** More lists than the pages of a house have; whoever asks for others only makes the oldest be forgotten. */
const mostRemembered = 300;

/** Remembers what was worked out from one state of the catalogue and its rules. */
export type Memory = (facts: { catalogue: Catalogue; rules: CountryRules }) => <T>(key: string, work: () => T) => T;

/**
 * The lobby asks the same questions for everybody: each is answered once per state of the catalogue, so that a page
 * costs the same with two hundred games and with ten thousand.
 */
export function createMemory(): Memory {
  let facts: { catalogue: Catalogue; rules: CountryRules } | undefined;
  let remembered = new Map<string, unknown>();
  return ({ catalogue, rules }) => {
    const isSame =
      facts?.catalogue === catalogue && facts.rules.providers === rules.providers && facts.rules.games === rules.games;
    if (!isSame) {
      facts = { catalogue, rules };
      remembered = new Map();
    }
    const answers = remembered;
    return <T>(key: string, work: () => T): T => {
      if (answers.has(key)) return answers.get(key) as T;
      const answer = work();
      if (answers.size >= mostRemembered) answers.delete(answers.keys().next().value as string);
      answers.set(key, answer);
      return answer;
    };
  };
}
