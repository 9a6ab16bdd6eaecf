import { ChipLink } from '@halley/ui/Chip.tsx';
import { lookOf } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';
import type { FoundCategory } from './find-categories.ts';

/** Lists of games whose name was typed. */
export function CategoryLinks({ found }: { found: readonly FoundCategory[] }) {
  const say = useSay();
  return (
    <nav aria-label={say('catalogue.categories')} className="flex flex-wrap gap-2">
      {found.map(({ slug, title, href }) => (
        <ChipLink key={slug} href={href} {...lookOf(slug)}>
          {say(title)}
        </ChipLink>
      ))}
    </nav>
  );
}
