import type { StaffBrandFile } from '@halley/contract';
import { Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { brandWords as own } from './words.ts';

/** Whoever makes a brand goes there next: said before they find its door closed to them. */
export function NotHere({
  file: { here, is_first: isFirst },
  markets = [],
}: {
  file: Pick<StaffBrandFile, 'here' | 'is_first'>;
  markets: readonly string[] | undefined;
}): ReactNode {
  if (isFirst || markets.length === 0 || markets.includes(here.id)) return null;
  return <Note>{own.notHere(here.title)}</Note>;
}
