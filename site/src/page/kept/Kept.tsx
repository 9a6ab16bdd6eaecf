import { type ReactNode, useId } from 'react';

export interface KeptProps {
  /** Which part of the site it is. */
  name: string;
  /** All that it is made of, save what the server adds for every part: words, prefix, house, a player's currency. */
  of: unknown;
  children?: ReactNode;
}

const KeptPart = import.meta.env.SSR ? (await import('./KeptPart.tsx')).KeptPart : undefined;

/**
 * A part of a page that is the same for many visitors. The server draws it once and sends the same bytes to all for whom
 * the key is the same; inside, a look at the visitor throws. In a browser it is its children.
 */
export function Kept({ name, of, children }: KeptProps) {
  // Names that the part gives itself are made of its place in the page.
  const place = useId();
  if (KeptPart) {
    return (
      <KeptPart name={`${name} ${place}`} of={of}>
        {children}
      </KeptPart>
    );
  }
  // As many as the server has: names count them.
  return (
    <>
      {null}
      {children}
      {null}
    </>
  );
}
