import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass } from '../console/index.ts';

/** The event that a row is about, and below it what of it. */
export function EventCell({ to, name, text }: { to: string; name: string; text: string }): ReactNode {
  return (
    <span className="whitespace-normal">
      <Link to={to} className={linkClass}>
        {name}
      </Link>
      <span className="block text-text-soft">{text}</span>
    </span>
  );
}
