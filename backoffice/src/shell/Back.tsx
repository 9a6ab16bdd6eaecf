import type { ReactNode } from 'react';
import { Link } from 'react-router';

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
