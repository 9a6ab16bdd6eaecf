import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { tabClass, tabListClass } from './tab-class.ts';
import { useUi } from './Ui.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

export interface TabLinksProps {
  label: string;
  links: readonly { href: string; label: ReactNode; current?: boolean }[];
  className?: string;
}

/** Tabs that are pages: links, each with its own URL. */
export function TabLinks({ label, links, className }: TabLinksProps): ReactNode {
  const { Link } = useUi();
  const nav = useCurrentInView(links.find((link) => link.current)?.href);
  return (
    <nav ref={nav} aria-label={label} className={classNames('relative', tabListClass, className)}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined} className={tabClass}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
