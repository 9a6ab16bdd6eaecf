import { type Emblem, paytable, SEGMENTS, wheelSegments } from '../segments.ts';
import { emblemArt } from './emblem-art.ts';
import { bentAt, STEP } from './turn.ts';

export interface WheelPicture {
  /** Degrees, clockwise. */
  angle: number;
  /** 0 at rest, 1 at its fastest. */
  speed: number;
  /** The segment that is lit, once the wheel has come to rest. */
  lit: number | undefined;
  /** For lights that breathe; stands still where motion is unwelcome. */
  clockMs: number;
}

export interface WheelPlace {
  x: number;
  y: number;
  radius: number;
}

/** Below that the numbers on the wheel cannot be read. */
const LEAST_RADIUS = 120;

const turn = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

/** The part of a stage that is left for the wheel. */
export interface Scene {
  left: number;
  width: number;
  top: number;
  height: number;
}

/**
 * Where the wheel stands: whole where there is room, else larger, with its lower part behind what stands below. A wheel
 * that is half hidden is better than one too small to read.
 */
export function placeWheel({ left, width, top, height }: Scene): WheelPlace {
  const across = width / 2 - 4;
  const whole = height / 2 - 16;
  const radius = Math.min(across, whole < LEAST_RADIUS ? height * 0.66 : whole);
  // In the middle of what is left, where it is whole.
  const above = Math.max(22, (height - radius * 2) / 2);
  return { x: left + width / 2, y: top + above + radius, radius };
}

/** One frame: warm light behind, the rim with its lamps, the face, the hub and the pointer above. */
export function drawWheel(
  canvas: CanvasRenderingContext2D,
  size: { width: number; height: number; place: WheelPlace; face: CanvasImageSource },
  picture: WheelPicture,
): void {
  const { width, height, place } = size;
  const { x, y, radius } = place;
  canvas.clearRect(0, 0, width, height);
  const glow = canvas.createRadialGradient(x, y, radius * 0.3, x, y, radius * 1.55);
  const breath = 0.5 + 0.5 * Math.sin(picture.clockMs / 1_300);
  glow.addColorStop(0, `rgba(255,196,104,${0.42 + 0.12 * picture.speed})`);
  glow.addColorStop(0.62, `rgba(255,150,70,${0.2 + 0.05 * breath})`);
  glow.addColorStop(1, 'rgba(255,140,60,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(0, 0, width, height);
  drawRim(canvas, place, picture);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((picture.angle * Math.PI) / 180);
  const face = radius * 0.9;
  canvas.drawImage(size.face, -face, -face, face * 2, face * 2);
  if (picture.lit !== undefined) light(canvas, face, picture);
  drawPegs(canvas, face);
  canvas.restore();
  drawShine(canvas, place);
  drawPointer(canvas, place, picture);
}

function ring(canvas: CanvasRenderingContext2D, x: number, y: number, outer: number, inner: number): void {
  canvas.beginPath();
  canvas.arc(x, y, outer, 0, Math.PI * 2);
  canvas.arc(x, y, inner, 0, Math.PI * 2, true);
}

function brass(canvas: CanvasRenderingContext2D, { x, y, radius }: WheelPlace): CanvasGradient {
  const metal = canvas.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  for (const [at, colour] of [
    [0, '#fff2c9'],
    [0.25, '#e0a548'],
    [0.5, '#7d4c1b'],
    [0.72, '#d99c43'],
    [1, '#fbe0a0'],
  ] as const) {
    metal.addColorStop(at, colour);
  }
  return metal;
}

function drawRim(canvas: CanvasRenderingContext2D, place: WheelPlace, { clockMs, speed, lit }: WheelPicture): void {
  const { x, y, radius } = place;
  canvas.fillStyle = 'rgba(3,5,16,.55)';
  canvas.beginPath();
  canvas.ellipse(x, y + radius * 0.045, radius * 1.02, radius * 1.02, 0, 0, Math.PI * 2);
  canvas.fill();
  ring(canvas, x, y, radius, radius * 0.89);
  canvas.fillStyle = '#2a1420';
  canvas.fill();
  canvas.strokeStyle = brass(canvas, place);
  canvas.lineWidth = Math.max(2, radius * 0.018);
  for (const at of [radius * 0.992, radius * 0.9]) {
    canvas.beginPath();
    canvas.arc(x, y, at, 0, Math.PI * 2);
    canvas.stroke();
  }
  const lamps = 36;
  for (let index = 0; index < lamps; index++) {
    const angle = turn((index * 360) / lamps);
    const at = radius * 0.946;
    // They run round with the wheel, and all burn when it has stopped.
    const wave = Math.sin(clockMs / (speed > 0.05 ? 110 : 700) - (index * Math.PI * 2 * 3) / lamps);
    const bright = lit === undefined ? 0.42 + 0.4 * Math.max(0, wave) : 0.95;
    const [px, py] = [x + Math.cos(angle) * at, y + Math.sin(angle) * at];
    const halo = canvas.createRadialGradient(px, py, 0, px, py, radius * 0.05);
    halo.addColorStop(0, `rgba(255,226,160,${bright})`);
    halo.addColorStop(1, 'rgba(255,190,90,0)');
    canvas.fillStyle = halo;
    canvas.fillRect(px - radius * 0.05, py - radius * 0.05, radius * 0.1, radius * 0.1);
    canvas.fillStyle = `rgba(255,246,220,${0.45 + bright * 0.55})`;
    canvas.beginPath();
    canvas.arc(px, py, radius * 0.0135, 0, Math.PI * 2);
    canvas.fill();
  }
}

function drawPegs(canvas: CanvasRenderingContext2D, face: number): void {
  for (let index = 0; index < SEGMENTS; index++) {
    const angle = turn((index + 0.5) * STEP);
    const [x, y] = [Math.cos(angle) * face * 0.985, Math.sin(angle) * face * 0.985];
    const size = Math.max(1.3, face * 0.0115);
    canvas.fillStyle = '#6d431a';
    canvas.beginPath();
    canvas.arc(x, y, size, 0, Math.PI * 2);
    canvas.fill();
    canvas.fillStyle = '#ffe9b4';
    canvas.beginPath();
    canvas.arc(x - size * 0.2, y - size * 0.2, size * 0.62, 0, Math.PI * 2);
    canvas.fill();
  }
}

function light(canvas: CanvasRenderingContext2D, face: number, { lit, clockMs }: WheelPicture): void {
  const at = (lit ?? 0) * STEP;
  const strength = 0.3 + 0.16 * Math.sin(clockMs / 240);
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  canvas.beginPath();
  canvas.arc(0, 0, face * 0.97, turn(at - STEP / 2), turn(at + STEP / 2));
  canvas.arc(0, 0, face * 0.4, turn(at + STEP / 2), turn(at - STEP / 2), true);
  canvas.closePath();
  canvas.fillStyle = `rgba(255,226,160,${strength})`;
  canvas.fill();
  canvas.restore();
  canvas.lineWidth = Math.max(2, face * 0.012);
  canvas.strokeStyle = '#fff3cf';
  canvas.stroke();
}

/** The light from above, which does not turn with the wheel. */
function drawShine(canvas: CanvasRenderingContext2D, { x, y, radius }: WheelPlace): void {
  const shine = canvas.createLinearGradient(0, y - radius, 0, y + radius * 0.3);
  shine.addColorStop(0, 'rgba(255,244,214,.2)');
  shine.addColorStop(0.45, 'rgba(255,244,214,.04)');
  shine.addColorStop(1, 'rgba(255,244,214,0)');
  canvas.fillStyle = shine;
  canvas.beginPath();
  canvas.arc(x, y, radius * 0.885, 0, Math.PI * 2);
  canvas.fill();
}

function drawPointer(canvas: CanvasRenderingContext2D, place: WheelPlace, { angle, speed }: WheelPicture): void {
  const { x, y, radius } = place;
  const size = Math.max(15, radius * 0.105);
  canvas.save();
  canvas.translate(x, y - radius * 1.005);
  canvas.rotate(-bentAt(angle) * (0.1 + 0.32 * Math.min(1, speed * 1.6)));
  canvas.shadowColor = 'rgba(0,0,0,.55)';
  canvas.shadowBlur = size * 0.4;
  canvas.shadowOffsetY = size * 0.16;
  canvas.fillStyle = brass(canvas, { x: 0, y: 0, radius: size });
  canvas.beginPath();
  canvas.moveTo(0, size * 1.25);
  canvas.bezierCurveTo(-size * 0.2, size * 0.55, -size * 0.72, size * 0.3, -size * 0.72, -size * 0.12);
  canvas.arc(0, -size * 0.12, size * 0.72, Math.PI, 0);
  canvas.bezierCurveTo(size * 0.72, size * 0.3, size * 0.2, size * 0.55, 0, size * 1.25);
  canvas.fill();
  canvas.shadowColor = 'transparent';
  canvas.strokeStyle = '#6b421a';
  canvas.lineWidth = 1;
  canvas.stroke();
  const gem = canvas.createRadialGradient(-size * 0.12, -size * 0.26, 0, 0, -size * 0.12, size * 0.42);
  gem.addColorStop(0, '#fff');
  gem.addColorStop(0.35, '#8fd0ff');
  gem.addColorStop(1, '#1c4f9c');
  canvas.fillStyle = gem;
  canvas.beginPath();
  canvas.arc(0, -size * 0.12, size * 0.38, 0, Math.PI * 2);
  canvas.fill();
  canvas.restore();
}

/** The face is drawn once for a size and then only turned. */
export function drawFace(canvas: CanvasRenderingContext2D, pixels: number): void {
  const face = pixels / 2;
  canvas.save();
  canvas.translate(face, face);
  for (const [index, emblem] of wheelSegments.entries()) drawSegment(canvas, face, index, emblem);
  drawHub(canvas, face);
  canvas.restore();
}

function drawSegment(canvas: CanvasRenderingContext2D, face: number, index: number, emblem: Emblem): void {
  const { outer, inner, ink } = emblemArt[emblem];
  const colour = canvas.createRadialGradient(0, 0, face * 0.38, 0, 0, face);
  colour.addColorStop(0, inner);
  colour.addColorStop(0.82, outer);
  colour.addColorStop(1, inner);
  canvas.beginPath();
  canvas.arc(0, 0, face, turn((index - 0.5) * STEP), turn((index + 0.5) * STEP));
  canvas.arc(0, 0, face * 0.38, turn((index + 0.5) * STEP), turn((index - 0.5) * STEP), true);
  canvas.closePath();
  canvas.fillStyle = colour;
  canvas.fill();
  canvas.strokeStyle = 'rgba(255,214,140,.5)';
  canvas.lineWidth = Math.max(1, face * 0.004);
  canvas.stroke();
  canvas.save();
  canvas.rotate((index * STEP * Math.PI) / 180);
  const size = face * 0.082;
  canvas.translate(-size / 2, -face * 0.945);
  canvas.scale(size / 24, size / 24);
  drawEmblem(canvas, emblem, ink);
  canvas.restore();
  canvas.save();
  canvas.rotate((index * STEP * Math.PI) / 180);
  canvas.fillStyle = ink;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.font = `700 ${face * (emblem === 'wave' ? 0.052 : 0.066)}px "Bricolage Grotesque", system-ui, sans-serif`;
  canvas.fillText(String(paytable[emblem].pays / 100), 0, -face * 0.81);
  canvas.restore();
}

function drawEmblem(canvas: CanvasRenderingContext2D, emblem: Emblem, ink: string): void {
  const { fill, stroke } = emblemArt[emblem];
  canvas.fillStyle = ink;
  canvas.strokeStyle = ink;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 2.2;
  if (fill) canvas.fill(new Path2D(fill));
  if (stroke) canvas.stroke(new Path2D(stroke));
}

/** The middle of the year: a night sky with the long and the short rays of a sun. */
function drawHub(canvas: CanvasRenderingContext2D, face: number): void {
  const hub = face * 0.39;
  const metal = brass(canvas, { x: 0, y: 0, radius: hub });
  const sky = canvas.createRadialGradient(-hub * 0.2, -hub * 0.25, 0, 0, 0, hub);
  sky.addColorStop(0, '#3a2f6e');
  sky.addColorStop(0.6, '#1b1a48');
  sky.addColorStop(1, '#0c0f2c');
  canvas.fillStyle = sky;
  canvas.beginPath();
  canvas.arc(0, 0, hub, 0, Math.PI * 2);
  canvas.fill();
  canvas.fillStyle = metal;
  for (let index = 0; index < 24; index++) {
    const long = index % 2 === 0;
    canvas.save();
    canvas.rotate((index * Math.PI) / 12);
    canvas.globalAlpha = long ? 0.85 : 0.5;
    canvas.beginPath();
    canvas.moveTo(0, -hub * (long ? 0.93 : 0.8));
    canvas.lineTo(hub * 0.05, -hub * 0.66);
    canvas.lineTo(-hub * 0.05, -hub * 0.66);
    canvas.fill();
    canvas.restore();
  }
  canvas.strokeStyle = metal;
  canvas.lineWidth = face * 0.012;
  for (const at of [hub, hub * 0.64]) {
    canvas.beginPath();
    canvas.arc(0, 0, at, 0, Math.PI * 2);
    canvas.stroke();
  }
}
