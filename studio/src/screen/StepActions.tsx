import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

/** In an open round that can be cashed: what it is worth now, and what the next step would make of it. */
export function TakeButton(props: {
  worth: bigint;
  next: bigint | undefined;
  currency: string;
  busy: boolean;
  disabled: boolean;
  onTake(): void;
  children?: ReactNode;
}): ReactNode {
  const { text, money } = useWords();
  const { worth, next, currency } = props;
  return (
    <div className="grid gap-2">
      <Button
        look="primary"
        size="large"
        block
        loading={props.busy}
        disabled={props.disabled || worth === 0n}
        onClick={props.onTake}
      >
        {text('studio.take', { amount: money(worth, currency) })}
      </Button>
      <div className="flex items-center justify-between gap-3 text-13 text-text-soft">
        <span>{next !== undefined && text('studio.nextStep', { amount: money(next, currency) })}</span>
        {props.children}
      </div>
    </div>
  );
}
