import { defaultCurrency, groupIdsOf, quarterOf, type vipCalls } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Base, Handlers } from '../kit/index.ts';
import { readTurnover } from '../wallet/index.ts';
import { planProgress } from './plan-progress.ts';

export interface VipRoomOptions extends Base {
  config: Pick<ConfigRoom, 'documents' | 'rates'>;
  identity: Pick<Identity, 'readPlayer'>;
}

/** Where players stand in the VIP programme. Nothing is stored: groups, ledger and the operator's sums say it all. */
export function vipRoom({ database, clock, config: { documents, rates }, identity }: VipRoomOptions) {
  const handlers: Handlers<typeof vipCalls> = {
    /** A guest is told where everybody begins: clients ask before they know whether anybody is logged in. */
    async readVipProgress(_input, { principal }) {
      const { months } = quarterOf(clock.now());
      const playerId = principal?.playerId;
      const [player, turnover, thresholds, { inEuro }] = await Promise.all([
        playerId === undefined ? undefined : identity.readPlayer(playerId),
        playerId === undefined ? new Map() : readTurnover(database, { playerId, months }),
        playerId === undefined ? {} : documents.read('sum-thresholds'),
        rates.read(),
      ]);
      const body = planProgress({
        playerId: playerId ?? 0,
        currency: player?.currency ?? defaultCurrency,
        groups: groupIdsOf(player?.statuses ?? []),
        turnover,
        thresholds,
        quotes: inEuro,
      });
      return { status: 200, body };
    },
  };
  return { name: 'vip', handlers } as const;
}
