import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from './words.tsx';

const SHOWN_MS = 2_000;

export function CopyButton({ value }: { value: string }): ReactNode {
  const { text } = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      aria-label={text('studio.copy')}
      onClick={async () => {
        try {
          await navigator.clipboard.writeText(value);
          setCopied(true);
        } catch {
          setCopied(false);
        }
      }}
      className="-mr-2 grid size-9 flex-none place-items-center rounded-sm text-text-faint hover:text-text"
    >
      <Icon name={copied ? 'check' : 'copy'} size="small" />
      <span aria-live="polite" className="sr-only">
        {copied ? text('studio.copied') : ''}
      </span>
    </button>
  );
}
