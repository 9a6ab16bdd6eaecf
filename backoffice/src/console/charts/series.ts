/** Colours that differ in lightness too: the brightest is the first. */
export const seriesColours = {
  text: 'var(--color-text)',
  ice: 'var(--color-ice)',
  violet: 'var(--color-violet)',
  win: 'var(--color-win)',
  amber: 'var(--color-cat-crash)',
  info: 'var(--color-info)',
  faint: 'var(--color-surface-4)',
} as const;

export type SeriesColour = keyof typeof seriesColours;

/** One place on the axis, with what each series comes to there. */
export interface SeriesPoint {
  key: string;
  /** As the axis writes it. */
  name: string;
  values: Readonly<Record<string, number>>;
  /** It is not over, such as today: its bars are fainter. */
  isOpen?: boolean;
}
