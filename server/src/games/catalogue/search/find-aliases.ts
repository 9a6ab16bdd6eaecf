import type { GamesAliasesConfig } from '@halley/contract';
import { plainText } from './plain-text.ts';

export type Aliases = GamesAliasesConfig;

/** Identifiers of the games behind the first alias whose key is in the query. */
export function findAliases({ enabled = true, aliases }: Aliases, text: string): readonly string[] {
  const query = plainText(text);
  if (!enabled || query === '') return [];
  const alias = aliases.find(({ keys }) =>
    keys.some((key) => {
      const plain = plainText(key);
      return plain !== '' && query.includes(plain);
    }),
  );
  return alias?.games ?? [];
}
