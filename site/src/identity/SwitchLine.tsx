import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useLocation } from 'react-router';
import { ModalLink } from '../modals/ModalLink.tsx';

/** From one form to the other: the same dialog, the same place in the history, the same target after it. */
export function SwitchLine({ question, href, label }: { question: string; href: string; label: string }) {
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  return (
    <p className="text-center text-text-soft">
      {question}{' '}
      <ModalLink
        href={redirect ? `${href}?redirect=${encodeURIComponent(redirect)}` : href}
        replace
        className={linkClass}
      >
        {label}
      </ModalLink>
    </p>
  );
}
