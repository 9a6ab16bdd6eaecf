import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { formatMoney, type MoneyFormat } from './format-money.ts';

export interface MoneyProps extends MoneyFormat {
  cents: bigint | number;
  /** A result is green above zero and plain otherwise: a loss is never red. */
  tone?: 'plain' | 'result';
  className?: string;
}

export function Money({ cents, tone = 'plain', className, ...format }: MoneyProps): ReactNode {
  const won = tone === 'result' && BigInt(cents) > 0n;
  return (
    // Server and browser may know different spaces for one locale; the server's stay until the next change.
    <span
      suppressHydrationWarning
      className={classNames('whitespace-nowrap tabular-nums', won && 'text-win', className)}
    >
      {formatMoney(cents, format)}
    </span>
  );
}
