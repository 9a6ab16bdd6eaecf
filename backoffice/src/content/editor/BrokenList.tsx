import type { BrokenLink } from '@halley/contract';
import { Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { faults, editorWords as own } from './editor-words.ts';

/** Links that lead nowhere, each with what is wrong. */
export function BrokenList({ broken }: { broken: readonly BrokenLink[] }): ReactNode {
  if (broken.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{own.brokenHead(broken.length)}</p>
      <ul className="list-disc pl-5">
        {broken.map(({ field, link, fault }) => (
          <li key={`${field} ${link}`} className="wrap-anywhere">
            <b>{link}</b> ({field}): {faults[fault]}
          </li>
        ))}
      </ul>
    </Note>
  );
}
