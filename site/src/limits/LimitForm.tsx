import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';

interface LimitFormProps {
  onSave: () => void;
  onCancel: () => void;
  /** Undefined: there is nothing to remove. */
  onRemove?: (() => void) | undefined;
  busy: boolean;
  failed?: string | undefined;
  children: ReactNode;
}

/** How a limit is set, whatever it limits: fields, what went wrong, and three ways out. */
export function LimitForm({ onSave, onCancel, onRemove, busy, failed, children }: LimitFormProps): ReactNode {
  const say = useSay();
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {failed && <Note tone="danger">{failed}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" loading={busy}>
          {say('limits.set')}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {say('limits.cancel')}
        </Button>
        {onRemove && (
          <Button look="quiet" size="small" className="ml-auto" onClick={onRemove}>
            {say('limits.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
