interface Dots {
  count: number;
  /** Radius of the largest. */
  size: number;
  /** Another number, another sky. */
  seed: number;
  from?: readonly [number, number];
  to?: readonly [number, number];
  /** Drawn twice, one height below the other, for a sheet that goes round without a seam. */
  twice?: true;
}

/** Stars, snow, bubbles or sparks as one path, strewn by rule so that everybody sees the same. */
export function dots({ count, size, seed, from = [0, 0], to = [800, 560], twice }: Dots): string {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  let state = seed;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => {
    const x = from[0] + next() * width;
    const y = from[1] + next() * height;
    const r = size * (0.35 + 0.65 * next() ** 2);
    return (twice ? [y, y + height] : [y]).map((at) => disc(x, at, r)).join('');
  }).join('');
}

/** A disc in the words of a path. */
export function disc(x: number, y: number, r: number): string {
  const [left, wide] = [(x - r).toFixed(1), r.toFixed(2)];
  return `M${left} ${y.toFixed(1)}a${wide} ${wide} 0 1 0 ${(2 * r).toFixed(2)} 0a${wide} ${wide} 0 1 0-${(2 * r).toFixed(2)} 0Z`;
}
