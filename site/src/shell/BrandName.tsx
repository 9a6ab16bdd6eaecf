import { Logo } from '@halley/ui';
import { useHouse } from '../session/index.ts';

/** The drawn one; a house of another name that has drawn none is written out. */
export function BrandName() {
  const house = useHouse();
  if (house === 'Halley') return <Logo />;
  return <span className="block max-w-44 truncate font-display text-lg font-bold">{house}</span>;
}
