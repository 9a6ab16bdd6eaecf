import { Button, Note, TextArea } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { inWords, useDeed } from '../api/index.ts';
import { words } from '../words/index.ts';

interface ReasonedFormProps {
  /** The fields. */
  children: ReactNode;
  isReady: boolean;
  submitLabel: string;
  onSubmit: (reason: string) => Promise<void>;
  onClosed: () => void;
}

/** A form of a dialog that ends with the reason for the trail: what was refused stands above its buttons. */
export function ReasonedForm({ children, isReady, submitLabel, onSubmit, onClosed }: ReasonedFormProps): ReactNode {
  const { busy, error, run } = useDeed();
  const [reason, setReason] = useState('');
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSubmit(reason.trim()));
      }}
    >
      {children}
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onClosed}>
          {words.cancel}
        </Button>
        <Button type="submit" look="primary" disabled={!isReady || reason.trim().length < 3} loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
