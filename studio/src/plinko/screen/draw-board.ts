import { ballAt, pegMet, pegsOf } from './fall.ts';

export interface Board {
  rows: number;
  /** Device pixels. */
  width: number;
  height: number;
}

export interface Falling {
  path: readonly number[];
  /** In rows; below 0 while the ball comes in from above. */
  time: number;
}

const TRAIL = 16;
const TRAIL_STEP = 0.09;
/** How long a peg glows after it was met, in rows. */
const GLOW = 1.6;

/** Pegs, and the meteor with its tail where one falls. */
export function drawBoard(context: CanvasRenderingContext2D, board: Board, falling: Falling | undefined): void {
  const { rows, width, height } = board;
  const gap = width / (rows + 2);
  const rowHeight = height / (rows + 1.6);
  const place = (x: number, y: number) => [width / 2 + x * gap, (y + 1.2) * rowHeight] as const;
  const pegSize = Math.max(1.5, Math.min(gap, rowHeight) * 0.13);
  const ballSize = Math.min(gap, rowHeight) * 0.34;
  context.clearRect(0, 0, width, height);

  for (let row = 0; row < rows; row++) {
    for (const peg of pegsOf(row)) {
      const [x, y] = place(peg, row);
      const glow = falling ? glowOf(falling, row, peg) : 0;
      if (glow > 0) {
        context.fillStyle = `rgb(255 214 130 / ${0.55 * glow})`;
        circle(context, x, y, pegSize * (1.6 + 2.6 * (1 - glow)));
      }
      context.fillStyle = glow > 0 ? '#fff3cf' : '#f6dcef';
      circle(context, x, y, pegSize * (1 + 0.5 * glow));
    }
  }
  if (!falling) return;

  for (let step = TRAIL; step > 0; step--) {
    const { x, y } = ballAt(falling.path, falling.time - step * TRAIL_STEP);
    const [left, top] = place(x, y - 0.42);
    context.fillStyle = `rgb(255 ${190 - step * 5} ${110 - step * 4} / ${0.42 * (1 - step / (TRAIL + 1))})`;
    circle(context, left, top, ballSize * (1 - (0.65 * step) / TRAIL));
  }
  const { x, y } = ballAt(falling.path, falling.time);
  const [left, top] = place(x, y - 0.42);
  const halo = context.createRadialGradient(left, top, 0, left, top, ballSize * 2.6);
  halo.addColorStop(0, 'rgb(255 226 150 / 0.75)');
  halo.addColorStop(1, 'rgb(255 160 90 / 0)');
  context.fillStyle = halo;
  circle(context, left, top, ballSize * 2.6);
  const light = context.createRadialGradient(
    left - ballSize * 0.35,
    top - ballSize * 0.35,
    ballSize * 0.1,
    left,
    top,
    ballSize,
  );
  light.addColorStop(0, '#fffdf2');
  light.addColorStop(0.45, '#ffd98a');
  light.addColorStop(1, '#f08a3c');
  context.fillStyle = light;
  circle(context, left, top, ballSize);
}

/** 1 when the ball touches this peg, then less and less. */
function glowOf({ path, time }: Falling, row: number, peg: number): number {
  const since = time - row;
  if (since < 0 || since > GLOW || row >= path.length) return 0;
  const rights = path.slice(0, row).reduce((sum, way) => sum + way, 0);
  return pegMet(row, rights) === peg ? 1 - since / GLOW : 0;
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
