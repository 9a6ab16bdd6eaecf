/** Where a level stands on the map, and the way to it from the one before. */
interface MapPlace {
  x: number;
  y: number;
  /** A curve from the level before; empty for the first. */
  way: string;
}

interface MapShape {
  width: number;
  /** How many levels stand beside each other. */
  columns: number;
  rowHeight: number;
}

export interface MapLayout {
  width: number;
  height: number;
  places: MapPlace[];
}

/** A phone shows four beside each other, a desktop nine: 25 levels are seven rows or three. */
export const phoneMap: MapShape = { width: 360, columns: 4, rowHeight: 96 };
export const wideMap: MapShape = { width: 1120, columns: 9, rowHeight: 128 };

/** Of sky above the last row, and of ground below the first. */
const sky = { phone: 92, wide: 150 };
const ground = 62;
const turn = 34;

/** Levels from the lower left upwards, to the right and back, as a path climbs. */
export function mapLayout(count: number, shape: MapShape): MapLayout {
  const { width, columns, rowHeight } = shape;
  const beside = Math.min(columns, Math.max(count, 1));
  const rows = Math.max(1, Math.ceil(count / beside));
  const edge = Math.max(46, width / (beside + 1) / 1.6);
  const step = beside > 1 ? (width - 2 * edge) / (beside - 1) : 0;
  const height = (columns > 5 ? sky.wide : sky.phone) + rows * rowHeight + ground;
  const points = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / beside);
    const column = row % 2 === 0 ? index % beside : beside - 1 - (index % beside);
    // A little up and down, so that it is a way and not a ruler.
    const sway = Math.sin(index * 2.1) * rowHeight * 0.13;
    return { x: round(edge + column * step), y: round(height - ground - 28 - row * rowHeight - sway), row };
  });
  return { width, height, places: points.map((point, index) => ({ x: point.x, y: point.y, way: way(points, index) })) };

  function way(all: typeof points, index: number): string {
    const to = all[index];
    const from = all[index - 1];
    if (!to || !from) return '';
    if (to.row === from.row) {
      const half = (to.x - from.x) / 2;
      return `M${from.x} ${from.y}C${round(from.x + half)} ${from.y} ${round(to.x - half)} ${to.y} ${to.x} ${to.y}`;
    }
    // At the end of a row it goes round, outwards.
    const out = from.row % 2 === 0 ? turn : -turn;
    return `M${from.x} ${from.y}C${round(from.x + out)} ${from.y} ${round(to.x + out)} ${to.y} ${to.x} ${to.y}`;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
