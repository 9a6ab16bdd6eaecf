import { isWild, type Machine, type Reels } from './machine.ts';

/** What is wrong with a machine's description; nothing, where it can be played. A test asks this of every machine. */
export function faultsOf(machine: Machine): string[] {
  const faults: string[] = [];
  const { grid, symbols, pays, freeSpins, holdAndWin, buy } = machine;
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const checkReels = (name: string, reels: Reels) => {
    const lists = reels.kind === 'strips' ? reels.strips : reels.weights;
    must(lists.length === grid.reels, `${name}: one list for each reel`);
    lists.forEach((list, reel) => {
      if (reels.kind === 'strips') {
        must(list.length >= grid.rows, `${name}: reel ${reel} is shorter than its window`);
        must(
          list.every((symbol) => symbols[symbol] !== undefined),
          `${name}: reel ${reel} has a symbol the machine does not know`,
        );
      } else {
        must(list.length === symbols.length, `${name}: reel ${reel} needs a weight for each symbol`);
        must(
          list.every((weight) => Number.isInteger(weight) && weight >= 0),
          `${name}: weights are whole numbers`,
        );
      }
    });
    if (pays.kind === 'ways') {
      const first = lists[0] ?? [];
      const hasWild =
        reels.kind === 'strips'
          ? first.some((symbol) => isWild(machine, symbol))
          : first.some((weight, symbol) => weight > 0 && isWild(machine, symbol));
      must(!hasWild, `${name}: no wild on the first reel of a machine of ways`);
    }
  };

  checkReels('reels', machine.reels);
  if (freeSpins) checkReels('free spins', freeSpins.reels);
  must(Number.isInteger(machine.unitsPerStake) && machine.unitsPerStake > 0, 'a stake is a whole number of units');
  for (const symbol of symbols) {
    must(
      Object.values(symbol.pays ?? {}).every((amount) => Number.isInteger(amount) && amount > 0),
      `${symbol.name}: pays are whole units`,
    );
  }
  if (pays.kind === 'lines') {
    must(
      pays.lines.every((line) => line.length === grid.reels && line.every((row) => row >= 0 && row < grid.rows)),
      'a line names a row of each reel',
    );
    must(new Set(pays.lines.map(String)).size === pays.lines.length, 'no line is there twice');
  }
  must(!(machine.tumble && (pays.kind === 'lines' || machine.expandingWilds)), 'lines do not tumble');
  must(!(freeSpins?.expandingSymbol && pays.kind !== 'lines'), 'a filling symbol needs lines');
  must(!freeSpins?.wildsRaise || machine.expandingWilds === true, 'only wilds that fill their reel raise a multiplier');
  must(!freeSpins || symbols.some(({ role }) => role === 'scatter'), 'free spins need a scatter');
  must(!holdAndWin || symbols.some(({ role }) => role === 'coin'), 'hold-and-win needs a coin');
  must(!buy || (freeSpins?.spins[buy.scatters] ?? 0) > 0, 'what is bought must open free spins');
  return faults;
}
