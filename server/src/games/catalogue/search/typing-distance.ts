/**
 * How many slips of the finger lie between two words: a letter too many, too few, another one, or two swapped. Counted
 * up to `most`; anything further apart answers `most + 1`.
 */
export function typingDistance(left: string, right: string, most: number): number {
  const apart = most + 1;
  if (Math.abs(left.length - right.length) > most) return apart;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return apart;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[right.length] as number, apart);
}
