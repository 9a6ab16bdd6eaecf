import { classNames, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { type MarkKind, marks } from './marks.ts';
import { useIsMarked } from './use-marks.ts';

/** A star: fixtures, leagues and sides that are marked stand together on one page. */
export function MarkButton({
  kind,
  id,
  name,
  className,
}: {
  kind: MarkKind;
  id: number;
  name: string;
  className?: string;
}): ReactNode {
  const say = useSay();
  const isMarked = useIsMarked(kind, id);
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={say('sportsbook.marks.mark', { name })}
      onClick={() => marks.toggle(kind, id)}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-md text-text-faint hover:text-text aria-pressed:text-amber aria-pressed:[&>svg]:fill-current',
        className,
      )}
    >
      <Icon name="star" size="small" />
    </button>
  );
}
