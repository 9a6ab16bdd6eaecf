import type { ReactNode } from 'react';
import type { RuleChange } from './rule/rule-facts.ts';
import { promotionWords } from './words.ts';

/** What is otherwise between two rules, in words: what was, and what is. */
export function ChangeList({ changes }: { changes: readonly RuleChange[] }): ReactNode {
  if (changes.length === 0) return <p className="text-13 text-text-soft">{promotionWords.same}</p>;
  return (
    <ul className="grid gap-2">
      {changes.map(({ at, name, before, after }) => (
        <li key={at} className="min-w-0 rounded-md bg-surface-2 px-3 py-2 text-13">
          <p className="font-semibold">{name}</p>
          {before !== undefined && (
            <p className="wrap-anywhere text-text-soft">
              <span className="text-text-faint">
                {after === undefined ? promotionWords.went : promotionWords.was}:{' '}
              </span>
              <del>{before}</del>
            </p>
          )}
          {after !== undefined && (
            <p className="wrap-anywhere">
              <span className="text-text-faint">
                {before === undefined ? promotionWords.came : promotionWords.is}:{' '}
              </span>
              <ins className="no-underline">{after}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
