import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Stands above the codes in the file and on paper: whose they are and what they open. */
  title: string;
  /** Of the downloaded file. */
  fileName: string;
  text: { list: string; copy: string; copied: string; download: string; print: string };
}

/** Codes that are shown once: to copy, to keep as a file, to print. Printing prints them alone. */
export function RecoveryCodes({ codes, title, fileName, text }: RecoveryCodesProps): ReactNode {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  }

  function download() {
    const file = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: file, download: fileName });
    link.click();
    URL.revokeObjectURL(file);
  }

  return (
    <div className="grid gap-3">
      <div data-print="">
        <p className="hidden print:block">{title}</p>
        <ul
          aria-label={text.list}
          className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2 rounded-md bg-surface-2 p-4 font-mono text-base print:bg-transparent"
        >
          {codes.map((code) => (
            <li key={code} translate="no">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="copy" onClick={() => void copy().catch(() => setCopied(false))}>
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
        <Button size="small" icon="download" onClick={download}>
          {text.download}
        </Button>
        <Button size="small" icon="ticket" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </div>
  );
}
