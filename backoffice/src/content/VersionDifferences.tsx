import type { Difference } from '@halley/contract';
import type { ReactNode } from 'react';
import { DifferenceList } from './DifferenceList.tsx';
import { documentWords as own } from './document-words.ts';

/** What a version changed, and all it says. */
export function VersionDifferences({
  content,
  differences,
}: {
  content?: unknown;
  differences: readonly Difference[];
}): ReactNode {
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="title-card">{own.differences}</h3>
      <DifferenceList differences={differences} />
      <details>
        <summary className="min-h-11 cursor-pointer py-3 text-13 font-semibold">{own.wholeContent}</summary>
        <pre className="max-h-80 overflow-auto rounded-md bg-surface-2 p-3 text-xs">
          {JSON.stringify(content, null, 2)}
        </pre>
      </details>
    </div>
  );
}
