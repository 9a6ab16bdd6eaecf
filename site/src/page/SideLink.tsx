import { Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentOf } from './current-of.ts';
import { SiteLink } from './SiteLink.tsx';
import { sideItemClass } from './side-item-class.ts';

interface SideLinkProps {
  href: string;
  icon: Parameters<typeof Icon>[0]['name'];
  text: string;
  children?: ReactNode;
}

/** A line of the sidebar. */
export function SideLink({ href, icon, text, children }: SideLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink href={href} aria-current={currentOf({ href }, pathname)} className={sideItemClass}>
      <Icon name={icon} />
      {text}
      {children}
    </SiteLink>
  );
}
