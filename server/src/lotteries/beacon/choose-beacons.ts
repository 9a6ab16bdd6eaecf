import type { BeaconSettings, Clock, Keys, Log } from '../../kit/index.ts';
import { drandBeacon } from './drand-beacon.ts';
import { localBeacon } from './local-beacon.ts';
import type { LotteryBeacon } from './lottery-beacon.ts';

/** The beacon that new lotteries name, and those that open ones have named. */
export interface Beacons {
  current(): LotteryBeacon;
  /** Undefined: the settings know no such chain any more, and a draw that named it waits. */
  find(chainHash: string): LotteryBeacon | undefined;
}

/** Keys are computed with the first question: most houses are asked nothing of it for hours. */
export function chooseBeacons(
  settings: BeaconSettings | undefined,
  { keys, clock, log }: { keys: Keys; clock: Clock; log: Log },
): Beacons {
  let made: LotteryBeacon[] | undefined;
  const all = () => {
    // After a change of the house's secret the demo still draws what was opened with the earlier one.
    made ??= settings ? [drandBeacon(settings, { log })] : keys.map((key) => localBeacon(key, { clock }));
    return made;
  };
  return {
    current: () => all()[0] as LotteryBeacon,
    find: (chainHash) => all().find(({ info }) => info.chain_hash === chainHash),
  };
}
