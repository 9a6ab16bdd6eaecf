import type { ReactNode } from 'react';
import { type Accent, accentClass } from './Chip.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { useUi } from './Ui.tsx';

export interface SectionHeadProps {
  title: ReactNode;
  id?: string;
  icon?: IconName;
  accent?: Accent;
  link?: { href: string; label?: string };
  /** At the far end, behind the link. */
  after?: ReactNode;
  className?: string;
}

export function SectionHead({
  title,
  id,
  icon,
  accent = 'lobby',
  link,
  after,
  className,
}: SectionHeadProps): ReactNode {
  const { text, Link } = useUi();
  return (
    <div className={classNames('mb-3.5 flex items-center gap-2.5', className)}>
      {icon && <Icon name={icon} className={accentClass[accent]} />}
      <h2 id={id} className="title-section">
        {title}
      </h2>
      {link && (
        <Link href={link.href} className={classNames(linkClass, 'ml-auto shrink-0 py-2')}>
          {link.label ?? text.seeAll}
        </Link>
      )}
      {after && <div className={classNames('shrink-0', !link && 'ml-auto')}>{after}</div>}
    </div>
  );
}

export const linkClass = 'font-semibold text-ice underline-offset-3 hover:underline';
