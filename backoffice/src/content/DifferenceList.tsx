import type { Difference } from '@halley/contract';
import type { ReactNode } from 'react';
import { documentWords as own } from './document-words.ts';

/** What is otherwise, each with what was and what is. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }): ReactNode {
  if (differences.length === 0) return <p className="text-13 text-text-soft">{own.noDifferences}</p>;
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto">
      {differences.map((difference) => (
        <li key={difference.path} className="min-w-0 rounded-md bg-surface-2 px-3 py-2 text-13">
          <p className="font-semibold wrap-anywhere">{difference.path === 'it' ? own.whole : difference.path}</p>
          {'before' in difference && <Side label={own.was} sign="−" value={difference.before} tone="text-danger" />}
          {'after' in difference && <Side label={own.is} sign="+" value={difference.after} tone="text-win" />}
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  label: string;
  sign: string;
  value: unknown;
  tone: string;
}

function Side({ label, sign, value, tone }: SideProps): ReactNode {
  return (
    <p className={`flex gap-2 font-mono ${tone}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        {typeof value === 'string' ? value || '""' : JSON.stringify(value, null, 1)}
      </span>
    </p>
  );
}
