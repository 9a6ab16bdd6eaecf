/** Attributes of a link that leads out of the house: a window of its own, which cannot reach back. */
export const outward = ({ external }: { external?: true | undefined }) =>
  external ? ({ target: '_blank', rel: 'noopener' } as const) : {};
