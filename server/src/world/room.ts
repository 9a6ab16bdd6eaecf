import type { Base } from '../kit/index.ts';

/** The simulated world of sport, for demos and for operators without a feed. */
export function worldRoom(_options: Base) {
  return { name: 'world' } as const;
}
