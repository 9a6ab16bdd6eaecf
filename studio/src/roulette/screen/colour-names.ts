import type { MessageKey } from '../../messages/index.ts';
import type { RouletteColour } from '../layout.ts';

export const colourNames: Readonly<Record<RouletteColour, MessageKey>> = {
  red: 'roulette.fell.red',
  black: 'roulette.fell.black',
  zero: 'roulette.fell.zero',
};
