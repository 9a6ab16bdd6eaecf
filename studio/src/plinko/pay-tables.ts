/** What the buckets pay, in hundredths of the stake, from the edge to the middle: both sides are alike. */
export const payTables = {
  low: {
    8: [560, 240, 145, 77, 52],
    9: [564, 330, 180, 106, 51],
    10: [890, 430, 220, 122, 71, 48],
    11: [858, 490, 280, 160, 93, 49],
    12: [1_000, 650, 330, 170, 112, 71, 50],
    13: [814, 550, 330, 220, 150, 90, 50],
    14: [712, 500, 330, 230, 160, 108, 74, 53],
    15: [1_501, 1_000, 600, 340, 220, 125, 78, 50],
    16: [1_600, 950, 600, 340, 220, 145, 99, 68, 56],
  },
  medium: {
    8: [1_300, 340, 135, 62, 40],
    9: [1_800, 550, 170, 75, 49],
    10: [2_200, 650, 260, 111, 58, 38],
    11: [2_409, 850, 310, 145, 76, 51],
    12: [3_300, 1_100, 550, 210, 100, 51, 30],
    13: [4_311, 1_650, 650, 310, 125, 64, 40],
    14: [5_801, 2_600, 1_000, 460, 190, 86, 39, 18],
    15: [8_800, 3_200, 1_550, 600, 250, 112, 53, 29],
    16: [11_000, 4_300, 1_650, 750, 330, 150, 74, 43, 32],
  },
  high: {
    8: [2_900, 490, 112, 36, 20],
    9: [4_302, 850, 190, 48, 20],
    10: [7_600, 1_250, 270, 77, 33, 18],
    11: [12_001, 2_200, 450, 113, 38, 20],
    12: [17_000, 2_800, 650, 190, 68, 31, 20],
    13: [26_008, 5_000, 1_150, 290, 91, 33, 20],
    14: [42_002, 7_700, 1_600, 410, 140, 53, 28, 21],
    15: [62_000, 11_500, 2_600, 700, 210, 67, 32, 23],
    16: [100_000, 18_000, 3_700, 1_000, 310, 106, 48, 25, 24],
  },
} as const satisfies Record<string, Record<number, readonly number[]>>;

export type Risk = keyof typeof payTables;
export const risks = Object.keys(payTables) as Risk[];
export const ROWS_MIN = 8;
export const ROWS_MAX = 16;

/** Of every bucket, from the left. */
export function paysOf(risk: Risk, rows: number): number[] {
  const half: readonly number[] = (payTables[risk] as Record<number, readonly number[]>)[rows] ?? [];
  return Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] ?? 0);
}
