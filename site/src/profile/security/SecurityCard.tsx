import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { Card } from '@halley/ui/Card.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { IconName } from '@halley/ui/icon-names.ts';
import { type ReactNode, useId } from 'react';

interface SecurityCardProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  state?: { text: string; tone: BadgeTone };
  children: ReactNode;
}

/** One matter of security: what it is for, how it stands, what can be done. */
export function SecurityCard({ icon, title, text, state, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="grid content-start gap-4">
      <header className="flex items-start gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-surface-3">
          <Icon name={icon} className="text-ice" />
        </span>
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="title-card">
              {title}
            </h2>
            {state && <Badge tone={state.tone}>{state.text}</Badge>}
          </div>
          <p className="max-w-[62ch] text-13 text-text-soft">{text}</p>
        </div>
      </header>
      {children}
    </Card>
  );
}
