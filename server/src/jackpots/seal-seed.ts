import { createSealer, invariant, type Keys } from '../kit/index.ts';

/** Which seed of which level this is. It is part of the seal: a seed put elsewhere does not open. */
interface SeedPlace {
  levelId: number;
  cycle: number;
}

export interface SeedSeals {
  seal(place: SeedPlace, serverSeed: string): Buffer;
  open(place: SeedPlace, sealed: Buffer): string;
}

/** Whoever reads the database, or a backup of it, does not learn where a jackpot will drop. */
export function createSeedSeals(keys: Keys): SeedSeals {
  const sealer = createSealer(keys);
  const purposeOf = ({ levelId, cycle }: SeedPlace) => `jackpot level ${levelId} cycle ${cycle}`;
  return {
    seal: (place, serverSeed) => sealer.seal(Buffer.from(serverSeed), purposeOf(place)),
    open(place, sealed) {
      const opened = sealer.open(sealed, purposeOf(place));
      invariant(opened, `the seed of ${purposeOf(place)} does not open: was the house's secret changed?`);
      return opened.toString();
    },
  };
}
