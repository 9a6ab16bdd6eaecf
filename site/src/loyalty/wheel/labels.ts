import { type Sector, turnedBy } from './sectors.ts';

/** The drawing: its middle, and what has which radius. */
export const middle = { x: 280, y: 280 };
export const radii = { rim: 239, disc: 228, hub: 46 };
/** What is seen of it, wider than high: labels stand beside the disc. */
export const view = { x: -70, y: 0, width: 700, height: 560 };

/** Inside along the radius, or outside with a line that leads there. */
export type Label =
  | { item: number; at: 'inside'; x: number; y: number; rotate: number }
  | { item: number; at: 'outside'; x: number; y: number; side: 'left' | 'right'; lines: string[]; leader: Leader };

interface Leader {
  from: Point;
  to: Point;
}
interface Point {
  x: number;
  y: number;
}

export interface LabelSizes {
  /** Of letters inside and outside, in units of the drawing. */
  inside: number;
  outside: number;
}

export const wideSizes: LabelSizes = { inside: 15, outside: 14 };
/** The drawing is half as large there. */
export const phoneSizes: LabelSizes = { inside: 23, outside: 21 };

/** Letters of our face are about so wide, for their height. */
const letterWidth = 0.56;
export const widthOf = (text: string, size: number): number => text.length * size * letterWidth;

const innerEdge = radii.hub + 12;
const outerEdge = radii.disc - 12;
const labelRadius = radii.rim + 22;
/** The pointer stands at the top: nothing is written so near to it. */
const pointerHalf = 34;

/** Where each label stands while the disc is turned so far. */
export function labelsOf(
  sectors: readonly Sector[],
  { texts, angle, sizes }: { texts: readonly string[]; angle: number; sizes: LabelSizes },
): Label[] {
  const inside: Label[] = [];
  const outside: Outside[] = [];
  for (const sector of sectors) {
    const text = texts[sector.item] ?? '';
    const at = turnedBy((sector.from + sector.to) / 2 + angle);
    const radius = insideRadius(sector, widthOf(text, sizes.inside), sizes.inside);
    if (radius === undefined) outside.push({ item: sector.item, at, text });
    else
      inside.push({ item: sector.item, at: 'inside', ...pointAt(at, radius), rotate: at < 180 ? at - 90 : at - 270 });
  }
  return [...inside, ...placeOutside(outside, sizes.outside)];
}

/** In the middle of the part that is broad enough for the letters; undefined: the text is longer than that. */
function insideRadius({ from, to }: Sector, width: number, size: number): number | undefined {
  const half = Math.min(to - from, 170) / 2;
  const begins = Math.max(innerEdge, (size * 0.62) / Math.tan((half * Math.PI) / 180));
  return width <= outerEdge - begins ? (begins + outerEdge) / 2 : undefined;
}

interface Outside {
  item: number;
  at: number;
  text: string;
}

/** Each on its own side, from top to bottom, none over another. */
function placeOutside(labels: readonly Outside[], size: number): Label[] {
  return (['right', 'left'] as const).flatMap((side) => {
    const mine = labels
      .filter(({ at }) => (at < 180 ? 'right' : 'left') === side)
      .map((label) => ({ ...label, lines: linesOf(label.text, size), y: pointAt(label.at, labelRadius).y }))
      .sort((a, b) => a.y - b.y);
    spread(mine, size * 1.3);
    return mine.map(({ item, at, y, lines }) => {
      const x = middle.x + (side === 'right' ? 1 : -1) * besideDisc(y);
      const gap = side === 'right' ? -5 : 5;
      return {
        item,
        at: 'outside' as const,
        x,
        y,
        side,
        lines,
        leader: { from: pointAt(at, radii.rim + 2), to: { x: x + gap, y } },
      };
    });
  });
}

/** The nearest that a label may come at its height: not on the rim, not under the pointer. */
function besideDisc(y: number): number {
  const off = Math.abs(y - middle.y);
  return Math.max(pointerHalf, Math.sqrt(Math.max(0, labelRadius ** 2 - off ** 2)));
}

/** What is longer than the narrowest place beside the disc takes two lines. */
function linesOf(text: string, size: number): string[] {
  const room = middle.x - labelRadius - view.x;
  const spaces = [...text.matchAll(/\s/gu)].map(({ index }) => index);
  if (widthOf(text, size) <= room || spaces.length === 0) return [text];
  const [best = 0] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return [text.slice(0, best), text.slice(best + 1)];
}

/** Pushes labels apart, first downwards, then back up where that has left the drawing. */
function spread(labels: { y: number; lines: string[] }[], lineHeight: number): void {
  const half = ({ lines }: { lines: string[] }) => (lines.length * lineHeight) / 2;
  let free = view.y;
  for (const label of labels) {
    label.y = Math.max(label.y, free + half(label));
    free = label.y + half(label);
  }
  free = view.y + view.height;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, free - half(label));
    free = label.y - half(label);
  }
}

/** Degrees clockwise from the top. */
export function pointAt(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: middle.x + Math.cos(radians) * radius, y: middle.y + Math.sin(radians) * radius };
}
