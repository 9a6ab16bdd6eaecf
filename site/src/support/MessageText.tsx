import { linkClass } from '@halley/ui/SectionHead.tsx';
import { Fragment, type ReactNode } from 'react';
import { linkParts } from './link-parts.ts';

/** Text as it was written. Addresses can be clicked; nothing in it is ever markup. */
export function MessageText({ text }: { text: string }): ReactNode {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {linkParts(text).map((part, index) =>
        'href' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClass}>
            {part.text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </p>
  );
}
