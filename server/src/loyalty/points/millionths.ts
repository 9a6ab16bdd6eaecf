/** Points are counted in millionths: the smallest stake earns its share. */
export const millionths = 1_000_000n;

export const pointsOnTheWire = (counted: bigint): number => Number(counted) / Number(millionths);
