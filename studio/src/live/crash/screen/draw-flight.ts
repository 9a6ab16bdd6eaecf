import { smoothWorthAfter } from '../curve.ts';

export interface Flight {
  /** Milliseconds since the start; below nothing: on the ground. */
  elapsedMs: number;
  /** Since it burnt out; undefined while it flies. */
  burntMs: number | undefined;
  /** For what turns and flickers; stands still where motion is unwelcome. */
  clockMs: number;
}

interface Size {
  width: number;
  height: number;
}

/** The same stars every time: places from a number, not from chance. */
const spread = (index: number, salt: number) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545_3;
  return wave - Math.floor(wave);
};

const STARS = Array.from({ length: 90 }, (_, index) => ({
  x: spread(index, 1),
  y: spread(index, 2),
  size: 0.4 + spread(index, 3) * 1.3,
  depth: 0.15 + spread(index, 4) * 0.85,
}));

/** One frame of the flight: sky, stars that fall behind, the trail and the comet at its head. */
export function drawFlight(canvas: CanvasRenderingContext2D, size: Size, flight: Flight): void {
  const { width, height } = size;
  const over = flight.burntMs !== undefined;
  drawSky(canvas, size, flight);
  const elapsedMs = Math.max(0, flight.elapsedMs);
  const worth = smoothWorthAfter(elapsedMs) / 100;
  // The window grows with the flight: never less than ten seconds and ×2.
  const spanMs = Math.max(10_000, elapsedMs * 1.18);
  const top = Math.max(2.1, 1 + (worth - 1) * 1.32);
  const left = width * 0.06;
  const bottom = height * 0.9;
  const at = (ms: number) => ({
    x: left + (ms / spanMs) * (width * 0.88),
    y: bottom - ((smoothWorthAfter(ms) / 100 - 1) / (top - 1)) * (height * 0.74),
  });
  drawGrid(canvas, size, { top, bottom, left });
  if (flight.elapsedMs < 0) {
    drawComet(canvas, { ...at(0), angle: -0.5, flight, waiting: true });
    return;
  }
  const steps = 64;
  canvas.beginPath();
  for (let step = 0; step <= steps; step++) {
    const { x, y } = at((elapsedMs * step) / steps);
    if (step === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  }
  const head = at(elapsedMs);
  const trail = canvas.createLinearGradient(left, bottom, head.x, head.y);
  const hue = over ? ['rgba(120,140,200,0)', 'rgba(150,165,215,.75)'] : ['rgba(122,150,255,.05)', '#ffd486'];
  trail.addColorStop(0, hue[0] as string);
  trail.addColorStop(1, hue[1] as string);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.strokeStyle = trail;
  canvas.shadowColor = over ? 'transparent' : 'rgba(255,190,90,.8)';
  canvas.shadowBlur = over ? 0 : 22;
  canvas.lineWidth = Math.max(3, width / 170);
  canvas.stroke();
  canvas.shadowBlur = 0;
  // The light the trail throws on what lies below it.
  canvas.lineTo(head.x, bottom);
  canvas.lineTo(left, bottom);
  canvas.closePath();
  const glow = canvas.createLinearGradient(0, head.y, 0, bottom);
  glow.addColorStop(0, over ? 'rgba(120,140,200,.10)' : 'rgba(255,196,104,.22)');
  glow.addColorStop(1, 'rgba(80,90,190,0)');
  canvas.fillStyle = glow;
  canvas.fill();
  const before = at(Math.max(0, elapsedMs - spanMs * 0.02));
  const angle = elapsedMs < 60 ? -0.4 : Math.atan2(head.y - before.y, head.x - before.x);
  if (over) drawBurst(canvas, head, flight.burntMs ?? 0, width);
  else drawComet(canvas, { ...head, angle, flight, waiting: false });
}

function drawSky(canvas: CanvasRenderingContext2D, { width, height }: Size, flight: Flight): void {
  const sky = canvas.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#070b22');
  sky.addColorStop(0.55, '#111a44');
  sky.addColorStop(1, '#2a2560');
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, width, height);
  const nebula = canvas.createRadialGradient(width * 0.78, height * 0.2, 0, width * 0.78, height * 0.2, width * 0.55);
  nebula.addColorStop(0, flight.burntMs === undefined ? 'rgba(134,92,220,.34)' : 'rgba(90,80,150,.22)');
  nebula.addColorStop(1, 'rgba(134,92,220,0)');
  canvas.fillStyle = nebula;
  canvas.fillRect(0, 0, width, height);
  const drift = Math.max(0, flight.elapsedMs) / 22;
  for (const star of STARS) {
    const x = (((star.x * width - drift * star.depth) % width) + width) % width;
    const y = (((star.y * height + drift * star.depth * 0.45) % height) + height) % height;
    canvas.globalAlpha = 0.35 + 0.5 * Math.abs(Math.sin(flight.clockMs / 1_400 + star.x * 9)) * star.depth;
    canvas.fillStyle = star.depth > 0.75 ? '#ffe9c4' : '#cfdcff';
    canvas.beginPath();
    canvas.arc(x, y, star.size, 0, Math.PI * 2);
    canvas.fill();
  }
  canvas.globalAlpha = 1;
}

function drawGrid(
  canvas: CanvasRenderingContext2D,
  { width, height }: Size,
  { top, bottom, left }: { top: number; bottom: number; left: number },
): void {
  const rough = (top - 1) / 4;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * decade).find((each) => each >= rough) ?? decade;
  canvas.font = `600 ${Math.max(10, width / 62)}px system-ui, sans-serif`;
  canvas.textBaseline = 'middle';
  for (let worth = 1 + step; worth < top; worth += step) {
    const y = bottom - ((worth - 1) / (top - 1)) * (height * 0.74);
    canvas.strokeStyle = 'rgba(170,190,255,.10)';
    canvas.lineWidth = 1;
    canvas.beginPath();
    canvas.moveTo(left, y);
    canvas.lineTo(width, y);
    canvas.stroke();
    canvas.fillStyle = 'rgba(190,205,255,.45)';
    canvas.textAlign = 'right';
    canvas.fillText(`×${worth.toFixed(worth >= 10 ? 0 : 1)}`, width - 8, y - 8);
  }
}

interface Comet {
  x: number;
  y: number;
  angle: number;
  flight: Flight;
  waiting: boolean;
}

function drawComet(canvas: CanvasRenderingContext2D, { x, y, angle, flight, waiting }: Comet): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle);
  const length = waiting ? 34 : 110;
  for (const [spreadBy, colour] of [
    [15, 'rgba(120,160,255,.34)'],
    [9, 'rgba(255,190,104,.55)'],
    [4.5, 'rgba(255,240,205,.9)'],
  ] as const) {
    const flicker = 1 + 0.08 * Math.sin(flight.clockMs / 70 + spreadBy);
    const tail = canvas.createLinearGradient(-length * flicker, 0, 0, 0);
    tail.addColorStop(0, 'rgba(120,150,255,0)');
    tail.addColorStop(1, colour);
    canvas.fillStyle = tail;
    canvas.beginPath();
    canvas.moveTo(4, 0);
    canvas.quadraticCurveTo(-6, -spreadBy, -length * flicker, -spreadBy * 0.25);
    canvas.quadraticCurveTo(-length * 0.9, 0, -length * flicker, spreadBy * 0.25);
    canvas.quadraticCurveTo(-6, spreadBy, 4, 0);
    canvas.fill();
  }
  const halo = canvas.createRadialGradient(0, 0, 2, 0, 0, 34);
  halo.addColorStop(0, 'rgba(255,236,190,.95)');
  halo.addColorStop(0.3, 'rgba(255,200,110,.55)');
  halo.addColorStop(1, 'rgba(255,180,90,0)');
  canvas.fillStyle = halo;
  canvas.beginPath();
  canvas.arc(0, 0, 34, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillStyle = '#fffaf0';
  canvas.beginPath();
  canvas.arc(0, 0, 7, 0, Math.PI * 2);
  canvas.fill();
  canvas.restore();
}

function drawBurst(
  canvas: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  burntMs: number,
  width: number,
): void {
  const age = Math.min(1, burntMs / 1_100);
  canvas.save();
  canvas.globalAlpha = 1 - age;
  for (let index = 0; index < 26; index++) {
    const angle = spread(index, 7) * Math.PI * 2;
    const far = (0.25 + spread(index, 8)) * width * 0.16 * (1 - (1 - age) ** 3);
    canvas.fillStyle = index % 3 === 0 ? '#ffcf7d' : '#aebcf2';
    canvas.beginPath();
    canvas.arc(x + Math.cos(angle) * far, y + Math.sin(angle) * far + age * 18, 3.2 * (1 - age) + 0.5, 0, Math.PI * 2);
    canvas.fill();
  }
  canvas.restore();
}
