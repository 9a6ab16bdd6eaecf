import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';

const tones = {
  good: { box: 'bg-win-wash text-text', icon: 'text-win', name: 'check' },
  plain: { box: 'bg-surface-2 text-text-soft', icon: 'text-text-faint', name: 'info' },
  warn: { box: 'bg-warn-wash text-text', icon: 'text-warn', name: 'warning' },
} as const;

export interface NoteProps {
  tone: keyof typeof tones;
  title?: string;
  alert?: boolean;
  children?: ReactNode;
}

export function Note({ tone, title, alert, children }: NoteProps): ReactNode {
  const look = tones[tone];
  return (
    <div role={alert ? 'alert' : 'status'} className={`flex gap-3 rounded-md px-4 py-3.5 text-13 ${look.box}`}>
      <Icon name={look.name} className={look.icon} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
