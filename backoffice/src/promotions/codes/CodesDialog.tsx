import { Button, Dialog, Note, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { SaveCsv } from '../../console/index.ts';
import { codeWords as own } from '../words.ts';

interface CodesDialogProps {
  id: number;
  codes: readonly string[];
  onClosed: () => void;
}

/** The only time anybody sees codes: it closes by its own button alone. */
export function CodesDialog({ id, codes, onClosed }: CodesDialogProps): ReactNode {
  const text = codes.join('\n');
  const copy = () => {
    navigator.clipboard
      ?.writeText(text)
      .then(() => toasts.show({ title: own.copied, tone: 'win' }))
      .catch(() => undefined);
  };
  return (
    <Dialog
      title={own.madeTitle(codes.length)}
      closable={false}
      escapeCloses={false}
      overlayCloses={false}
      onClosed={onClosed}
    >
      <div className="grid gap-4">
        <Note tone="warn">{own.madeText}</Note>
        <output className="block max-h-60 overflow-y-auto rounded-md bg-surface-2 p-4 font-mono text-sm whitespace-pre select-all">
          {text}
        </output>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" icon="copy" onClick={copy}>
            {own.copy}
          </Button>
          <SaveCsv
            list="makePromotionCodes"
            name={`promotion-${id}-codes`}
            columns={[{ key: 'code', head: own.head, cell: (code: string) => code }]}
            rows={codes}
            filters={{ id }}
            label={own.download}
          />
          <Button look="primary" data-autofocus onClick={onClosed}>
            {own.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
