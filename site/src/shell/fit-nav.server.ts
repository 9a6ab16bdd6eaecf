/** Advance widths of the menu's face (Manrope, 600), in thousandths of an em. A test in a browser compares them. */
const widths: readonly [number, string][] = [
  [200, ' '],
  [240, "'"],
  [260, 'Iilîïì’'],
  [280, '.j'],
  [300, ','],
  [320, ':'],
  [340, '!'],
  [380, 'fr'],
  [420, '-/1t'],
  [440, '()'],
  [480, 'J'],
  [520, '7FLk'],
  [540, '?svxyz'],
  [560, 'cç'],
  [580, '+235EaäàâåÉÈ'],
  [600, '48TYbdegpqéèê'],
  [620, '69BPVhnoußöüôùûøò'],
  [640, '0KSXZ'],
  [660, '&ARÄÅÀ'],
  [700, 'DN'],
  [720, 'GHUÜ'],
  [740, 'COQÖØ'],
  [800, 'w'],
  [860, 'M'],
  [880, 'm'],
  [940, 'Ææ'],
  [960, 'W'],
];
const widthOf = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));
/** A letter that is not in the table: the widest of the usual ones. */
const unknownWidth = 960;
const fontRem = 0.875;

function textRem(text: string): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? unknownWidth), 0);
  return (thousandths / 1000) * fontRem;
}

/** Padding on both sides and the gap to the next. */
const entryRem = 1.5 + 0.125;
/** Its arrow, and the space before it. */
const moreRem = entryRem + 1 + 0.375;
/** Rounding of letters in the browser. */
const slackRem = 0.25;

/**
 * Widths of the bar at which one more entry finds room, in steps of 32 px, and the classes for them: shown in the bar
 * from there on, behind "more" below it. They are written out because the style is made from what stands in the source.
 */
const steps: readonly { fromRem: number; inBar: string; inMore: string }[] = [
  { fromRem: 12, inBar: '@max-[12rem]:hidden', inMore: '@min-[12rem]:hidden' },
  { fromRem: 14, inBar: '@max-[14rem]:hidden', inMore: '@min-[14rem]:hidden' },
  { fromRem: 16, inBar: '@max-[16rem]:hidden', inMore: '@min-[16rem]:hidden' },
  { fromRem: 18, inBar: '@max-[18rem]:hidden', inMore: '@min-[18rem]:hidden' },
  { fromRem: 20, inBar: '@max-[20rem]:hidden', inMore: '@min-[20rem]:hidden' },
  { fromRem: 22, inBar: '@max-[22rem]:hidden', inMore: '@min-[22rem]:hidden' },
  { fromRem: 24, inBar: '@max-[24rem]:hidden', inMore: '@min-[24rem]:hidden' },
  { fromRem: 26, inBar: '@max-[26rem]:hidden', inMore: '@min-[26rem]:hidden' },
  { fromRem: 28, inBar: '@max-[28rem]:hidden', inMore: '@min-[28rem]:hidden' },
  { fromRem: 30, inBar: '@max-[30rem]:hidden', inMore: '@min-[30rem]:hidden' },
  { fromRem: 32, inBar: '@max-[32rem]:hidden', inMore: '@min-[32rem]:hidden' },
  { fromRem: 35, inBar: '@max-[35rem]:hidden', inMore: '@min-[35rem]:hidden' },
  { fromRem: 38, inBar: '@max-[38rem]:hidden', inMore: '@min-[38rem]:hidden' },
  { fromRem: 41, inBar: '@max-[41rem]:hidden', inMore: '@min-[41rem]:hidden' },
  { fromRem: 44, inBar: '@max-[44rem]:hidden', inMore: '@min-[44rem]:hidden' },
  { fromRem: 48, inBar: '@max-[48rem]:hidden', inMore: '@min-[48rem]:hidden' },
  { fromRem: 52, inBar: '@max-[52rem]:hidden', inMore: '@min-[52rem]:hidden' },
  { fromRem: 56, inBar: '@max-[56rem]:hidden', inMore: '@min-[56rem]:hidden' },
  { fromRem: 60, inBar: '@max-[60rem]:hidden', inMore: '@min-[60rem]:hidden' },
  { fromRem: 66, inBar: '@max-[66rem]:hidden', inMore: '@min-[66rem]:hidden' },
  { fromRem: 72, inBar: '@max-[72rem]:hidden', inMore: '@min-[72rem]:hidden' },
  { fromRem: 80, inBar: '@max-[80rem]:hidden', inMore: '@min-[80rem]:hidden' },
];
/** Wider than any screen's bar. */
const never = { inBar: 'hidden', inMore: '' };

/**
 * How much of the menu stands in the bar is decided by style alone: the server knows the words and how wide their letters
 * are, so the first paint is the last one and nothing moves, with script or without.
 */
export function fitNav<Entry extends { text: string }>(entries: readonly Entry[], more: string) {
  let neededRem = textRem(more) + moreRem + slackRem;
  return entries.map((entry) => {
    neededRem += textRem(entry.text) + entryRem;
    const { inBar, inMore } = steps.find(({ fromRem }) => fromRem >= neededRem) ?? never;
    return { ...entry, inBar, inMore };
  });
}
