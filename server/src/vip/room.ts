import { defaultCurrency, groupIdsOf, isVip, quarterOf, Refusal, type vipCalls } from '@halley/contract';
import type { BonusesRoom } from '../bonuses/index.ts';
import type { ConfigRoom } from '../config/index.ts';
import type { Base, Handlers, Queryable } from '../kit/index.ts';
import { readTurnover } from '../wallet/index.ts';
import { advanceAdventures } from './adventures/advance-adventures.ts';
import { liveAdventures } from './adventures/adventure-store.ts';
import { adventuresDocument } from './adventures/adventures-document.ts';
import { countDays } from './adventures/count-days.ts';
import { givePrizes } from './adventures/give-prizes.ts';
import { readAdventure } from './adventures/read-adventure.ts';
import { createVipDesk } from './create-vip-desk.ts';
import { planProgress } from './plan-progress.ts';
import type { VipPorts } from './ports.ts';

export interface VipRoomOptions extends Base, Pick<VipPorts, 'identity' | 'limits' | 'geo' | 'notify'> {
  config: Pick<ConfigRoom, 'documents' | 'rates'>;
  bonuses: Pick<BonusesRoom, 'desk'>;
  protection: Pick<VipPorts, 'atRiskAmong'>;
  loyalty: {
    /** What a player had of points that make the level when a moment came. */
    pointsAt(db: Queryable, asked: { playerId: number; at: Date }): Promise<number>;
  };
}

/** Where players stand in the VIP programme, and the adventures of its members. */
export function vipRoom({ config, bonuses, loyalty, protection, ...options }: VipRoomOptions) {
  const { database, clock, identity } = options;
  const { documents, rates } = config;
  const { atRiskAmong } = protection;
  const ports: VipPorts = { ...options, documents, rates, gifts: bonuses.desk, atRiskAmong };
  const refused = async () => {
    // PR-09, PR-10: nothing is given for a deposit that was lost (decision 66).
    throw new Refusal('FORBIDDEN');
  };
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
    readAdventure: async (_input, { principal: { playerId } }) => ({
      status: 200,
      body: { adventure: await readAdventure(ports, playerId) },
    }),
    /** The quarter is the season: sums of the club are counted by it. Nothing closes at its end. */
    async readActiveSeason() {
      const { from, until } = quarterOf(clock.now());
      const name = `${from.getUTCFullYear()} Q${Math.floor(from.getUTCMonth() / 3) + 1}`;
      const [startDate, endDate] = [from.toISOString(), new Date(until.getTime() - 1).toISOString()];
      return {
        status: 200,
        body: { season: { name, isActive: true, startDate, endDate, technicalWorksStartAt: endDate } },
      };
    },
    async readSeasonPoints(_input, { principal: { playerId } }) {
      const player = await identity.readPlayer(playerId);
      if (!isVip(groupIdsOf(player?.statuses ?? []))) throw new Refusal('FORBIDDEN');
      const compointsStart = await loyalty.pointsAt(database, { playerId, at: quarterOf(clock.now()).from });
      return { status: 200, body: { userId: playerId, compointsStart } };
    },
    readDepositInsurance: refused,
    claimDepositInsurance: refused,
  };
  documents.generate('vip-adventures', async (written, db) => {
    const live = await liveAdventures(db);
    return live.length === 0 ? written : adventuresDocument(written, live, clock.now());
  });
  return {
    name: 'vip',
    handlers,
    consumers: [countDays(ports), givePrizes(ports)],
    tasks: { 'vip.mind': () => advanceAdventures(ports) },
    crons: { 'vip.mind': '11 * * * *' },
    /** For the back office. */
    desk: createVipDesk(ports),
  } as const;
}
