const shownLetters = 6;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A winner's name as everyone may read it: its first six letters and three stars. Of a name that has no more than six
 * only the first half is shown, else the whole of it would be; whoever has not chosen a name has none.
 */
export function maskName(name: string | null | undefined): string {
  const all = Array.from(letters.segment(name?.trim() ?? ''), ({ segment }) => segment);
  const shown = all.length > shownLetters ? shownLetters : Math.floor(all.length / 2);
  return `${all.slice(0, shown).join('')}***`;
}
