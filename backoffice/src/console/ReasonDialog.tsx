import { Button, type ButtonLook, Dialog, Field, Note } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { inWords, useDeed } from '../api/index.ts';
import { words } from '../words/index.ts';

export interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  look?: ButtonLook;
  /** Reasons to start from; they can be changed. */
  suggestions?: readonly string[];
  /** False while something above the reason is still to be chosen. */
  isReady?: boolean;
  /** More to choose, above the reason. */
  children?: ReactNode;
  /** Closes when it succeeds, says why when not. */
  onConfirm: (reason: string) => Promise<void>;
  onClosed: () => void;
}

/** Deeds that somebody may ask about later want a reason first. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const {
    title,
    text,
    label,
    look = 'danger',
    suggestions = [],
    isReady = true,
    children,
    onConfirm,
    onClosed,
  } = props;
  const { busy, error, run } = useDeed();
  const [reason, setReason] = useState('');
  const isEnough = isReady && reason.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEnough) return;
    run(async () => {
      await onConfirm(reason.trim());
      onClosed();
    });
  };
  return (
    <Dialog title={title} description={text} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-4">
        {children}
        {suggestions.length > 0 && (
          <div className="grid justify-items-start gap-2">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="small" look="secondary" onClick={() => setReason(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        )}
        <Field
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          autoComplete="off"
          data-autofocus
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button type="submit" look={look} disabled={!isEnough} loading={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
