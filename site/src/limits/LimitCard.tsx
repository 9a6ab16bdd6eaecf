import { Card, Icon, type IconName } from '@halley/ui';
import type { ReactNode } from 'react';

export interface LimitCardProps {
  id: string;
  icon: IconName;
  tone: string;
  title: string;
  text: string;
  children: ReactNode;
  /** At the foot: what can be done. */
  actions?: ReactNode;
}

export function LimitCard({ id, icon, tone, title, text, children, actions }: LimitCardProps) {
  return (
    <Card id={id} role="group" aria-labelledby={`${id}-title`} className="flex scroll-mt-header flex-col gap-4">
      <header className="flex items-start gap-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-md bg-surface-3 ${tone}`}>
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="title-card">
            {title}
          </h2>
          <p className="text-13 text-text-soft">{text}</p>
        </div>
      </header>
      {children}
      {actions && <div className="mt-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </Card>
  );
}
