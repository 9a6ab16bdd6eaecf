/** So many stand beside each other. */
export const mostChosen = 4;

/** `?ids=12,15`: whole numbers, each once, four at most; anything else is left out. */
export function chosenIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((one) => /^[1-9]\d{0,14}$/.test(one))
    .map(Number);
  return [...new Set(ids)].slice(0, mostChosen);
}

export const multiHref = (ids: readonly number[]): string =>
  ids.length === 0 ? '/sport/multi' : `/sport/multi?ids=${ids.join(',')}`;
