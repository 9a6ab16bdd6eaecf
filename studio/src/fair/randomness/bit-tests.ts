import { chiSquared, erfc, upperGamma } from './p-values.ts';

/** Noughts and ones, one in each place. */
export type Bits = Uint8Array;

/** SP 800-22, 2.1: as many ones as noughts. */
export function frequency(bits: Bits): number {
  const sum = bits.reduce((total, bit) => total + (bit ? 1 : -1), 0);
  return erfc(Math.abs(sum) / Math.sqrt(2 * bits.length));
}

/** SP 800-22, 2.2: the same in every block of `size` bits. */
export function blockFrequency(bits: Bits, size: number): number {
  const blocks = Math.floor(bits.length / size);
  let statistic = 0;
  for (let block = 0; block < blocks; block++) {
    let ones = 0;
    for (let at = block * size; at < (block + 1) * size; at++) ones += bits[at] as number;
    statistic += 4 * size * (ones / size - 0.5) ** 2;
  }
  return upperGamma(blocks / 2, statistic / 2);
}

/** SP 800-22, 2.3: runs of equal bits are neither too long nor too short. */
export function runs(bits: Bits): number {
  const n = bits.length;
  const ones = bits.reduce((total, bit) => total + bit, 0) / n;
  if (Math.abs(ones - 0.5) >= 2 / Math.sqrt(n)) return 0;
  let changes = 1;
  for (let at = 1; at < n; at++) if (bits[at] !== bits[at - 1]) changes++;
  const expected = 2 * n * ones * (1 - ones);
  return erfc(Math.abs(changes - expected) / (2 * Math.sqrt(2 * n) * ones * (1 - ones)));
}

/** SP 800-22, 2.11: every pattern of `length` bits, overlapping, is as frequent as every other. Two p-values. */
export function serial(bits: Bits, length: number): [number, number] {
  const [full, less, least] = [length, length - 1, length - 2].map((size) => patternSpread(bits, size)) as [
    ...[number, number, number],
  ];
  return [
    upperGamma(2 ** (length - 2), (full - less) / 2),
    upperGamma(2 ** (length - 3), (full - 2 * less + least) / 2),
  ];
}

function patternSpread(bits: Bits, size: number): number {
  if (size <= 0) return 0;
  const n = bits.length;
  const counts = new Float64Array(2 ** size);
  const mask = 2 ** size - 1;
  let pattern = 0;
  for (let at = 0; at < n + size - 1; at++) {
    pattern = ((pattern << 1) | (bits[at % n] as number)) & mask;
    if (at >= size - 1) counts[pattern] = (counts[pattern] as number) + 1;
  }
  return (2 ** size / n) * counts.reduce((sum, count) => sum + count * count, 0) - n;
}

/** SP 800-22, 2.5: square matrices of the bits have full rank as often as they should; `size` up to 32. */
export function matrixRank(bits: Bits, size = 32): number {
  const matrices = Math.floor(bits.length / (size * size));
  const counts = [0, 0, 0];
  for (let matrix = 0; matrix < matrices; matrix++) {
    const rows = Array.from({ length: size }, (_, row) => {
      let word = 0;
      const start = matrix * size * size + row * size;
      for (let at = start; at < start + size; at++) word = (word * 2 + (bits[at] as number)) >>> 0;
      return word;
    });
    const missing = Math.min(2, size - rankOf(rows, size));
    counts[missing] = (counts[missing] as number) + 1;
  }
  const full = chanceOfRank(size, size);
  const one = chanceOfRank(size, size - 1);
  return chiSquared(
    counts,
    [full, one, 1 - full - one].map((chance) => chance * matrices),
  );
}

function rankOf(rows: number[], size: number): number {
  let rank = 0;
  for (let column = size - 1; column >= 0; column--) {
    const pivot = rows.findIndex((row, at) => at >= rank && (row >>> column) & 1);
    if (pivot < 0) continue;
    [rows[rank], rows[pivot]] = [rows[pivot] as number, rows[rank] as number];
    for (let at = rank + 1; at < rows.length; at++) {
      if (((rows[at] as number) >>> column) & 1) rows[at] = ((rows[at] as number) ^ (rows[rank] as number)) >>> 0;
    }
    rank++;
  }
  return rank;
}

function chanceOfRank(size: number, rank: number): number {
  let chance = 2 ** (rank * (2 * size - rank) - size * size);
  for (let at = 0; at < rank; at++) chance *= (1 - 2 ** (at - size)) ** 2 / (1 - 2 ** (at - rank));
  return chance;
}
