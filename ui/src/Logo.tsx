import type { ReactNode } from 'react';
import { brandArt } from './art/brand.ts';
import { classNames } from './class-names.ts';

export function Logo({ className }: { className?: string }): ReactNode {
  return (
    <img src={brandArt.logo} alt="Halley" width={184} height={48} className={classNames('h-7.5 w-auto', className)} />
  );
}
