import { type DrawnFrom, readyReels } from './grid.ts';
import { endsOf, type Machine, paysAtLeast } from './machine.ts';

/** A machine made ready for play: tables in place of descriptions, worked out once. */
export interface ReadyMachine {
  machine: Machine;
  /** By symbol. */
  wild: boolean[];
  regular: boolean[];
  scatter: boolean[];
  coin: boolean[];
  /** 0 for symbols that do not multiply. */
  multiplies: number[];
  /** `pays[symbol][count]`, for every count there can be. */
  pays: number[][];
  base: DrawnFrom;
  free: DrawnFrom | undefined;
  expandingEnds: number[] | undefined;
  largestUnits: number;
}

export function readyMachine(machine: Machine): ReadyMachine {
  const { freeSpins, symbols, grid } = machine;
  const roleIs = (role: string) => symbols.map((symbol) => symbol.role === role);
  const places = grid.reels * grid.rows;
  const isRun = machine.pays.kind === 'lines' || machine.pays.kind === 'ways';
  return {
    machine,
    wild: roleIs('wild'),
    regular: roleIs('regular'),
    scatter: roleIs('scatter'),
    coin: roleIs('coin'),
    multiplies: symbols.map(({ multiplies }) => multiplies ?? 0),
    pays: symbols.map(({ pays, role }) =>
      Array.from({ length: places + 1 }, (_, count) =>
        isRun && role !== 'scatter' ? (pays?.[count] ?? 0) : paysAtLeast(pays, count),
      ),
    ),
    base: readyReels(machine.reels),
    free: freeSpins && readyReels(freeSpins.reels),
    expandingEnds: freeSpins?.expandingSymbol && endsOf(freeSpins.expandingSymbol.weights),
    largestUnits: machine.largestPays * machine.unitsPerStake,
  };
}
