import { Button, Dialog, Note, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { providerWords } from './words.ts';

/** The only time anybody sees a secret: it closes by its own button alone. */
export function SecretDialog({
  id,
  secret,
  onClosed,
}: {
  id: string;
  secret: string;
  onClosed: () => void;
}): ReactNode {
  const copy = () => {
    navigator.clipboard
      ?.writeText(secret)
      .then(() => toasts.show({ title: providerWords.copied, tone: 'win' }))
      .catch(() => undefined);
  };
  return (
    <Dialog
      title={providerWords.secretTitle}
      closable={false}
      escapeCloses={false}
      overlayCloses={false}
      onClosed={onClosed}
    >
      <div className="grid gap-4">
        <Note tone="warn">{providerWords.secretText(id)}</Note>
        <output className="block rounded-md bg-surface-2 p-4 font-mono text-sm break-all select-all">{secret}</output>
        <div className="flex justify-end gap-2">
          <Button look="outline" icon="copy" onClick={copy}>
            {providerWords.copy}
          </Button>
          <Button look="primary" data-autofocus onClick={onClosed}>
            {providerWords.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
