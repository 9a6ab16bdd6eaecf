import type { Keys, Queryable } from '../kit/index.ts';
import { codeHashes, findCode } from './code-store.ts';
import { type Grant, grantsOfCode } from './grant-store.ts';
import type { PromotionTerms } from './promotion.ts';
import { versionsOf } from './version-store.ts';

/** What a code has given somebody. */
interface Redeemed {
  /** The first of its grants. */
  grant: Pick<Grant, 'id' | 'reward'>;
  texts: PromotionTerms['rule']['texts'];
}

/** Undefined: nothing. */
export async function redeemedBy(
  { keys }: { keys: Keys },
  db: Queryable,
  { playerId, code: typed }: { playerId: number; code: string },
): Promise<Redeemed | undefined> {
  const code = await findCode(db, codeHashes(keys, typed));
  const [grant] = code ? await grantsOfCode(db, { playerId, codeId: code.id }) : [];
  if (!grant) return undefined;
  const [terms] = await versionsOf(db, [grant]);
  return terms && { grant, texts: terms.rule.texts };
}
