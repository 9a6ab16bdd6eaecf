import type { Currency } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Identity } from '../identity/index.ts';
import { type BaseOfHomes, ofAllHomes, seldom } from '../kit/index.ts';
import type { Tell } from '../realtime/index.ts';
import { readConservation } from './conservation-store.ts';
import { createCorrections } from './corrections.ts';
import { createWallet } from './create-wallet.ts';
import { createHistory } from './history/create-history.ts';
import type { DescribeLines } from './history/list-lines.ts';
import { openFirstWallet } from './open-first-wallet.ts';
import { rollUpHouse } from './roll-up-house.ts';

export interface WalletRoomOptions extends BaseOfHomes {
  config: Pick<ConfigRoom, 'hosts'>;
  identity: Pick<Identity, 'selectCurrency'>;
  realtime: Pick<Tell, 'tellPlayer'>;
  /** The rooms that know what a transfer was about. */
  describe: readonly DescribeLines[];
  /** What newcomers find in their wallet; unset: nothing. */
  demoMoney: Record<Currency, bigint> | undefined;
}

const conservationEveryMs = 60_000;

export function walletRoom(options: WalletRoomOptions) {
  const { homes, clock, metrics, config, identity, realtime, describe, demoMoney } = options;
  const readOff = seldom(conservationEveryMs, () => ofAllHomes(homes, readConservation));
  metrics.gaugeOfHouse(
    'halley_money_off_subunits',
    'What all balances come to, by currency: anything but 0 is money made or lost',
    async () => {
      const offs = Map.groupBy(await readOff(), ({ currency }) => currency);
      return [...offs].map(([currency, found]) => ({ labels: { currency }, value: farthestOf(found) }));
    },
    ['currency'],
  );
  const wallet = createWallet({
    homes,
    brandAt: config.hosts.brandAt,
    selectCurrency: identity.selectCurrency,
    publish: realtime.tellPlayer,
  });
  return {
    name: 'wallet',
    handlers: { ...wallet.handlers, ...createHistory({ homes, clock, describe }) },
    consumers: wallet.consumers,
    tasks: { 'wallet.roll_up': async () => void (await Promise.all(homes.all().map(rollUpHouse))) },
    crons: { 'wallet.roll_up': '* * * * *' },
    corrections: createCorrections({ clock }),
    openFirst: openFirstWallet(demoMoney),
  } as const;
}

/** Each home holds for itself: what one has too much does not make up for what another lacks. */
const farthestOf = (found: readonly { off: number }[]): number =>
  found.reduce((farthest, { off }) => (Math.abs(off) > Math.abs(farthest) ? off : farthest), 0);
