import { type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from '../../screen/index.ts';

/** How far the scene moves at most, in pixels: against the pointer, so that it seems to lie behind the reels. */
const FAR_PX = 14;

/**
 * The scene moves a little against the pointer. It is written to two custom properties that only a transform reads, once
 * a frame, and not at all by touch or where motion is unwanted.
 */
export function useDepth(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element || reducedMotion() || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    let frame = 0;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const part = (at: number, from: number, size: number) => ((at - from) / size - 0.5) * -2 * FAR_PX;
        element.style.setProperty('--depth-x', `${part(clientX, left, width).toFixed(1)}px`);
        element.style.setProperty('--depth-y', `${part(clientY, top, height).toFixed(1)}px`);
      });
    };
    element.addEventListener('pointermove', onMove);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', onMove);
    };
  }, []);
  return stage;
}
