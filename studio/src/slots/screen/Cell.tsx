import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Machine } from '../machine.ts';

export interface CellProps {
  symbol: number;
  machine: Machine;
  lit?: boolean;
  gone?: boolean;
  /** Rows it has just fallen. */
  drop?: number;
  /** Milliseconds after which it begins to fall. */
  lag?: number;
  coin?: string | undefined;
  /** Rushes by: drawn as a smear. */
  passing?: boolean;
}

/** One symbol in its place. */
export const Cell = memo(function Cell(props: CellProps): ReactNode {
  const { symbol, machine, drop = 0, lag = 0 } = props;
  const { name = '', role } = machine.symbols[symbol] ?? {};
  return (
    <div
      className="slot-cell"
      data-role={role}
      data-symbol={name}
      data-lit={props.lit || undefined}
      data-gone={props.gone || undefined}
      data-fell={drop > 0 || undefined}
      data-passing={props.passing || undefined}
      style={drop > 0 ? ({ '--fell': drop, '--lag': `${lag}ms` } as CSSProperties) : undefined}
    >
      <i className="slot-symbol" />
      {props.coin !== undefined && <span className="slot-coin">{props.coin}</span>}
    </div>
  );
});
