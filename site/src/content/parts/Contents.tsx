import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../../i18n/index.ts';
import type { Heading } from '../arrange-html.ts';

/** Beside the text where there is room; folded above it on a phone. One of the two is there at a time. */
export function Contents({ parts }: { parts: readonly Heading[] }) {
  const say = useSay();
  return (
    <>
      <details className="article-fold group rounded-lg bg-surface-1 shadow-1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-bold [&::-webkit-details-marker]:hidden">
          {say('pages.contents')}
          <Icon name="chevron-down" className="transition-transform duration-fast group-open:rotate-180" />
        </summary>
        <nav aria-label={say('pages.contents')} className="px-4 pb-3">
          <PartList parts={parts} />
        </nav>
      </details>
      <nav aria-labelledby="contents" className="article-contents">
        <p id="contents" className="mb-2 text-13 font-bold text-text">
          {say('pages.contents')}
        </p>
        <PartList parts={parts} />
      </nav>
    </>
  );
}

function PartList({ parts }: { parts: readonly Heading[] }) {
  return (
    <ol className="grid text-13 text-text-soft">
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 hover:text-text">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
