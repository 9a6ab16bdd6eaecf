import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { tabClass } from './tab-class.ts';
import { useUi } from './Ui.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

export interface SideTab {
  href: string;
  label: ReactNode;
  icon: IconName;
  current?: boolean;
}

const itemClass =
  'lg:min-h-11 lg:gap-3 lg:rounded-md lg:px-3 lg:py-0 lg:first:pl-3 lg:after:hidden lg:hover:bg-surface-1 lg:aria-[current]:bg-ice-wash lg:aria-[current]:inset-ring lg:aria-[current]:inset-ring-ice-edge lg:aria-[current]:[&>svg]:text-ice';

/** The pages of a section: a column beside them from 1024 px, a row of tabs that scrolls on smaller screens. */
export function SideTabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly SideTab[];
  className?: string;
}): ReactNode {
  const { Link } = useUi();
  const nav = useCurrentInView(tabs.find((tab) => tab.current)?.href);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={classNames(
        'relative flex gap-1 overflow-x-auto border-b border-line scrollbar-none lg:flex-col lg:overflow-visible lg:border-0',
        className,
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          className={classNames(tabClass, itemClass)}
        >
          <Icon name={tab.icon} className="max-lg:hidden" />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
