import { Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog, useCall } from '../../console/index.ts';
import { codeWords as own } from '../words.ts';

interface MakeCodesDialogProps {
  id: number;
  onMade: (codes: readonly string[]) => void;
  onDone: () => void;
  onClosed: () => void;
}

type Kind = keyof typeof own.kinds;

/** Many codes that work once, or one that works often. */
export function MakeCodesDialog({ id, onMade, onDone, onClosed }: MakeCodesDialogProps): ReactNode {
  const [kind, setKind] = useState<Kind>('single');
  const form = useCall('makePromotionCodes', {
    params: { id: String(id) },
    start: { count: 100, max_uses: kind === 'single' ? 1 : 1000 },
    labels: {
      ...(kind === 'single'
        ? { count: own.count }
        : {
            shared: { label: own.code, hint: own.codeHint, clean: (text: string) => text.toUpperCase().trim() },
            max_uses: own.maxUses,
          }),
      expires_at: { label: own.expires, hint: own.expiresHint },
    },
    finish: ({ shared, count, max_uses, expires_at, reason }) => ({
      ...(kind === 'single'
        ? { count: Number(count), max_uses: 1 }
        : { shared: String(shared), count: 1, max_uses: Number(max_uses) }),
      ...(expires_at !== undefined && { expires_at: String(expires_at) }),
      reason: String(reason),
    }),
    onDone: ({ codes }) => {
      onMade(codes);
      onDone();
      onClosed();
    },
  });
  return (
    <FormDialog
      title={own.makeTitle}
      text={own.makeText}
      submit={own.make}
      form={form}
      isReady={kind === 'single' || String(form.typed.shared ?? '') !== ''}
      onClosed={onClosed}
    >
      <Segmented
        label={own.kind}
        value={kind}
        onChange={setKind}
        options={(Object.keys(own.kinds) as Kind[]).map((value) => ({ value, label: own.kinds[value] }))}
      />
    </FormDialog>
  );
}
