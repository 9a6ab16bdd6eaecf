import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { saveFile } from '../api/index.ts';
import { words } from '../words/index.ts';

/** Shown once. Nobody gets past without saying that they are kept. */
export function RecoveryCodes({
  email,
  codes,
  onDone,
}: {
  email: string;
  codes: readonly string[];
  onDone: () => void;
}): ReactNode {
  const save = () => {
    const text = `${words.product}: ${email}\n\n${codes.join('\n')}\n`;
    saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: 'halley-recovery-codes.txt' });
  };
  return (
    <section className="grid gap-4">
      <h1 className="title-section">{words.setUp.codesTitle}</h1>
      <p className="text-text-soft">{words.setUp.codesText}</p>
      <ul
        aria-label={words.setUp.codesTitle}
        className="grid grid-cols-2 gap-2 rounded-md bg-surface-2 p-4 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="secondary" icon="download" onClick={save}>
        {words.setUp.download}
      </Button>
      <Button look="primary" onClick={onDone}>
        {words.setUp.done}
      </Button>
    </section>
  );
}
