import { type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from '../../screen/index.ts';
import { drawBoard } from './draw-board.ts';

/** The whole way takes about this long; more rows fall a little faster. */
const fallMsOf = (rows: number, quick: boolean) => (900 + rows * 85) * (quick ? 0.4 : 1);
const ENTRY_ROWS = 0.8;
const SHOWN_AFTER_MS = 240;

interface FallInput {
  canvas: RefObject<HTMLCanvasElement | null>;
  rows: number;
  /** The way of the ball that is shown; undefined: none lies there. */
  path: readonly number[] | undefined;
  /** It is new: it falls, and `onShown` is called when it has come down. */
  playing: boolean;
  /** The player asked for shorter reveals. */
  quick: boolean;
  onPeg(row: number): void;
  onDown(): void;
  onShown(): void;
}

/** Draws the board, and lets the ball fall once for every new round. */
export function useFall(input: FallInput): void {
  const { canvas, rows, path, playing } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext?.('2d');
    let time = path ? rows : Number.NEGATIVE_INFINITY;
    const draw = () => {
      if (!element || !context) return;
      const scale = Math.min(2, window.devicePixelRatio || 1);
      const width = Math.round(element.clientWidth * scale);
      const height = Math.round(element.clientHeight * scale);
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
      drawBoard(context, { rows, width, height }, path && { path, time });
    };
    const observer = new ResizeObserver(draw);
    if (element) observer.observe(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const end = () => {
      time = rows;
      draw();
      latest.current.onDown();
      timer = setTimeout(() => latest.current.onShown(), reducedMotion() ? 0 : SHOWN_AFTER_MS);
    };
    if (playing && path && !reducedMotion()) {
      const start = performance.now();
      let met = -1;
      time = -ENTRY_ROWS;
      const rowMs = fallMsOf(rows, latest.current.quick) / (rows + ENTRY_ROWS);
      const next = (now: number) => {
        time = Math.min(rows, (now - start) / rowMs - ENTRY_ROWS);
        if (Math.floor(time) > met && time < rows) {
          met = Math.floor(time);
          latest.current.onPeg(met);
        }
        if (time >= rows) return end();
        draw();
        frame = requestAnimationFrame(next);
      };
      frame = requestAnimationFrame(next);
    } else if (playing && path) end();
    draw();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [canvas, rows, path, playing]);
}
