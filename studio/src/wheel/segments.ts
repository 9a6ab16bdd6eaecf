export const risks = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof risks)[number];
export const sizes = [10, 20, 30, 40, 50] as const;
export type WheelSize = (typeof sizes)[number];

/** What segments pay, in tenths of the stake, and how many of each. The rest of the wheel pays nothing. */
const counts: Readonly<
  Record<WheelRisk, Readonly<Record<WheelSize, readonly (readonly [tenths: number, count: number])[]>>>
> = {
  low: {
    10: lowOf(1),
    20: lowOf(2),
    30: lowOf(3),
    40: lowOf(4),
    50: lowOf(5),
  },
  medium: {
    10: [
      [30, 1],
      [20, 1],
      [19, 1],
      [15, 2],
    ],
    20: [
      [30, 1],
      [20, 6],
      [18, 1],
      [15, 2],
    ],
    30: [
      [40, 1],
      [30, 1],
      [20, 6],
      [17, 1],
      [15, 6],
    ],
    40: [
      [50, 1],
      [30, 1],
      [20, 9],
      [16, 1],
      [15, 8],
    ],
    50: [
      [50, 1],
      [30, 2],
      [20, 11],
      [15, 11],
    ],
  },
  high: {
    10: [[99, 1]],
    20: [[198, 1]],
    30: [[297, 1]],
    40: [[396, 1]],
    50: [[495, 1]],
  },
};

function lowOf(tens: number) {
  return [
    [15, tens],
    [12, 7 * tens],
  ] as const;
}

/** What each segment pays, in tenths, clockwise from the top. Its order is for the eye: all of them are alike to chance. */
export function segmentsOf(risk: WheelRisk, size: WheelSize): readonly number[] {
  const kept = known.get(`${risk} ${size}`);
  if (kept) return kept;
  const segments = spread(
    counts[risk][size].flatMap(([tenths, count]) => Array.from({ length: count }, () => tenths)),
    size,
  );
  known.set(`${risk} ${size}`, segments);
  return segments;
}

const known = new Map<string, readonly number[]>();

/** Spreads the paying segments evenly round the wheel, the large ones far from each other. */
function spread(pays: number[], size: number): number[] {
  const segments = Array.from({ length: size }, () => 0);
  const places = pays.map((_, index) => Math.floor((index * size) / pays.length));
  let stride = Math.max(1, Math.round(pays.length * 0.38));
  while (greatestCommonDivisor(stride, pays.length) !== 1) stride += 1;
  for (const [index, tenths] of pays.entries()) segments[places[(index * stride) % pays.length]!] = tenths;
  return segments;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
