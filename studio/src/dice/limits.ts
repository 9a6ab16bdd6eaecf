import { demoCurrency, type StakeLimits } from '../kit/game.ts';

/**
 * Subunits. About equal in value; each largest win is a sum that some stake and choice really pay to the subunit
 * (see limits.test.ts), which is why some of them are not the roundest number.
 */
export const diceLimits: Readonly<Record<string, StakeLimits>> = {
  [demoCurrency]: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  EUR: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  USD: { stakeMin: 10n, stakeMax: 500_00n, winMax: 50_000_00n },
  AUD: { stakeMin: 20n, stakeMax: 850_00n, winMax: 85_000_00n },
  CAD: { stakeMin: 20n, stakeMax: 760_00n, winMax: 76_000_00n },
  NZD: { stakeMin: 20n, stakeMax: 950_00n, winMax: 95_000_00n },
  NOK: { stakeMin: 1_00n, stakeMax: 6_000_00n, winMax: 610_000_00n },
  BRL: { stakeMin: 50n, stakeMax: 3_200_00n, winMax: 320_000_00n },
  JPY: { stakeMin: 20n, stakeMax: 85_000n, winMax: 8_500_000n },
  BTC: { stakeMin: 100n, stakeMax: 500_000n, winMax: 44_000_000n },
  ETH: { stakeMin: 3_000n, stakeMax: 16_000_000n, winMax: 1_600_000_000n },
  BCH: { stakeMin: 20_000n, stakeMax: 100_000_000n, winMax: 10_000_000_000n },
  LTC: { stakeMin: 100_000n, stakeMax: 600_000_000n, winMax: 60_000_000_000n },
  DOG: { stakeMin: 50_000_000n, stakeMax: 250_000_000_000n, winMax: 23_500_000_000_000n },
  USDT: { stakeMin: 100_000n, stakeMax: 500_000_000n, winMax: 50_000_000_000n },
};
