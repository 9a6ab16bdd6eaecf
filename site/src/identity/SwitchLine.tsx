import { linkClass } from '@halley/ui/SectionHead.tsx';
import { Link, useLocation } from 'react-router';
import { withModal } from '../modals/modal-address.ts';

/** From one form to the other: the same dialog, the same place in the history, the same target after it. */
export function SwitchLine({ question, href, label }: { question: string; href: string; label: string }) {
  const location = useLocation();
  const redirect = new URLSearchParams(location.search).get('redirect');
  const target = redirect ? `${href}?redirect=${encodeURIComponent(redirect)}` : href;
  return (
    <p className="text-center text-text-soft">
      {question}{' '}
      <Link
        to={withModal(location, target)}
        {...(location.mask && { mask: target })}
        replace
        preventScrollReset
        className={linkClass}
      >
        {label}
      </Link>
    </p>
  );
}
