import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** A few words; never the only place that says something needed. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps): ReactNode {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-toast max-w-64 animate-fade-in rounded-sm bg-surface-4 px-2.5 py-1.5 text-xs font-semibold text-text shadow-2"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
