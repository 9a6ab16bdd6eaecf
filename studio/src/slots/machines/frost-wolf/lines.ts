import type { Payline } from '../../machine.ts';

/** Fifty lines of five reels and four rows: rows of each line, reel by reel. */
export const fiftyLines: readonly Payline[] = [
  '00000 11111 22222 33333 01210 12321 21012 32123 00100 11011',
  '11211 22122 22322 33233 01110 10001 12221 21112 23332 32223',
  '01010 10101 12121 21212 23232 32323 00011 11000 11122 22111',
  '22233 33222 01232 32101 12101 21232 10012 23321 01221 32112',
  '11012 22321 00123 33210 12332 21001 10121 23212 02020 31313',
].flatMap((row) => row.split(' ').map((line) => [...line].map(Number)));
