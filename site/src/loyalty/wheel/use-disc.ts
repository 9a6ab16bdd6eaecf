import { useLayoutEffect, useRef, useState } from 'react';
import { wayTo } from './sectors.ts';

const turnMs = 5_200;
const turns = 5;
/** Quick at first, long and calm at the end. */
const easing = 'cubic-bezier(0.12, 0.72, 0.06, 1)';
const fadeMs = 180;

/**
 * How far the disc is turned, and the turning of it. It moves by `transform` alone, on a layer of its own, so nothing is laid
 * out or painted meanwhile; once it rests, the image is drawn as it stands, with labels that can be read.
 */
export function useDisc(atFirst: number) {
  const disc = useRef<SVGSVGElement>(null);
  const [angle, setAngle] = useState(atFirst);
  const running = useRef<Animation>(undefined);
  // The image that replaces the motion is there now: in the same frame the motion goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another angle is what was waited for
  useLayoutEffect(() => {
    running.current?.cancel();
    running.current = undefined;
  }, [angle]);

  async function turnTo(rest: number): Promise<void> {
    const layer = disc.current;
    if (layer && typeof layer.animate === 'function') {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return fadeTo(layer, rest);
      const way = wayTo({ at: angle, rest, turns });
      await played(layer, {
        frames: [{ transform: 'rotate(0deg)' }, { transform: `rotate(${way}deg)` }],
        timing: { duration: turnMs, easing, fill: 'forwards' },
      });
    }
    setAngle(rest);
  }

  /** Who wants less motion sees it fade to what was drawn. */
  async function fadeTo(layer: SVGSVGElement, rest: number): Promise<void> {
    await played(layer, {
      frames: [{ opacity: 1 }, { opacity: 0 }],
      timing: { duration: fadeMs, fill: 'forwards' },
    });
    setAngle(rest);
    layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs });
  }

  /** Ends in any case: a page that is not seen gets no frames. */
  async function played(
    layer: SVGSVGElement,
    { frames, timing }: { frames: Keyframe[]; timing: KeyframeAnimationOptions & { duration: number } },
  ): Promise<void> {
    const animation = layer.animate(frames, timing);
    running.current = animation;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, timing.duration + 500);
    });
    await Promise.race([animation.finished, late]).catch(() => undefined);
    clearTimeout(timer);
  }

  return { disc, angle, setAngle, turnTo };
}
