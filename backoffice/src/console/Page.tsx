import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { words } from '../words/index.ts';

/** Heading, what can be done here, and the content. */
export function Page({
  title,
  badge,
  actions,
  children,
}: {
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
  return (
    <div className="grid gap-5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="title-section">{title}</h1>
        {badge}
        {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** To the list that a page belongs to. */
export function Back({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <p className="-mt-4">
      <Link to={to} className="text-13 text-ice underline-offset-3 hover:underline">
        {children}
      </Link>
    </p>
  );
}

export const linkClass = 'font-bold text-ice underline-offset-3 hover:underline';
