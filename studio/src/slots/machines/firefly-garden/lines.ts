import type { Payline } from '../../machine.ts';

/** Forty lines over four rows: the straight ones, then those that bend, each with its mirror image. */
const drawn = [
  '11111 22222 00000 33333 12221 21112 01110 32223 00100 33233',
  '01210 32123 10001 23332 11011 22322 12121 21212 01010 32323',
  '00111 33222 11100 22233 01221 32112 10121 23212 12321 21012',
  '00122 33211 12210 21123 01111 32222 10000 23333 11211 22122',
];

export const fortyLines: readonly Payline[] = drawn.flatMap((row) =>
  row.split(' ').map((line) => [...line].map(Number)),
);
