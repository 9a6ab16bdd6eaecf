/** The orbit on which the levels lie, in units of the image. */
const orbit = { x: 310, y: 132, rx: 276, ry: 94 };
export const levelCount = 12;

const firstAngle = 2.953;
const step = 0.516;

interface Place {
  x: number;
  y: number;
}

/** Where a level lies; 6.5 is half the way from 6 to 7. */
export function placeOf(level: number): Place {
  const angle = firstAngle + (level - 1) * step;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(orbit.x + orbit.rx * Math.cos(angle)), y: round(orbit.y + orbit.ry * Math.sin(angle)) };
}

/** The way from the first level to another, as a path. */
export function wayTo(level: number): string {
  const from = placeOf(1);
  const to = placeOf(level);
  const isLong = (level - 1) * step > Math.PI ? 1 : 0;
  return `M${from.x} ${from.y}A${orbit.rx} ${orbit.ry} 0 ${isLong} 1 ${to.x} ${to.y}`;
}
