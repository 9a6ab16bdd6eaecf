import type { OddsType } from '@halley/contract';
import { formatOdds, type OddsFormat } from '@halley/sports/price';

const formats = {
  european: 'decimal',
  british: 'fractional',
  american: 'american',
  hongkong: 'hong_kong',
  malaysian: 'malay',
  indonesian: 'indonesian',
} as const satisfies Record<OddsType, OddsFormat>;

/** A price as the player reads prices; the decimal one is what counts. */
export const showPrice = (price: number, type: OddsType = 'european'): string => formatOdds(price, formats[type]);
