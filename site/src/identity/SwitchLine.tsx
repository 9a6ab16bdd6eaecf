import { linkClass } from '@halley/ui/SectionHead.tsx';
import { ModalLink } from '../page/index.ts';

/** From one form to the other: the same dialog, the same place in the history. `useModal().hrefOf` keeps the target. */
export function SwitchLine({ question, href, label }: { question: string; href: string; label: string }) {
  return (
    <p className="text-center text-text-soft">
      {question}{' '}
      <ModalLink href={href} replace className={linkClass}>
        {label}
      </ModalLink>
    </p>
  );
}
