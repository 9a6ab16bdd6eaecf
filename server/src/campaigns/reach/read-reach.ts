import type { CampaignChannel } from '@halley/contract';
import type { Reachable } from '../../identity/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { CampaignsPorts } from '../ports.ts';
import { recentMessages } from '../sending/message-store.ts';
import type { Reach } from './judge-reach.ts';

type ReachPorts = Pick<
  CampaignsPorts,
  'identity' | 'keptBy' | 'atRisk' | 'isExcludedElsewhere' | 'notifications' | 'clock'
>;

/** Players as far as writing to them goes; whoever does not exist is left out. */
export async function readReach(
  ports: ReachPorts,
  db: Queryable,
  { playerIds, channel }: { playerIds: readonly number[]; channel: CampaignChannel },
): Promise<Map<number, Reach>> {
  return assemble(ports, db, await ports.identity.reachOf(db, playerIds), channel);
}

/** The same at the moment of sending: consents are held until the message is written. */
export async function lockedReach(
  ports: ReachPorts,
  tx: Tx,
  { playerIds, channel }: { playerIds: readonly number[]; channel: CampaignChannel },
): Promise<Map<number, Reach>> {
  const reach = await assemble(ports, tx, await ports.identity.lockReach(tx, playerIds), channel);
  for (const player of reach.values()) {
    if (player.keptBy === null && (await ports.isExcludedElsewhere(tx, player.playerId))) player.keptBy = 'excluded';
  }
  return reach;
}

async function assemble(
  { keptBy, atRisk, notifications, clock }: ReachPorts,
  db: Queryable,
  known: ReadonlyMap<number, Reachable>,
  channel: CampaignChannel,
): Promise<Map<number, Reach>> {
  const playerIds = [...known.keys()];
  if (playerIds.length === 0) return new Map();
  const kept = await keptBy(db, playerIds);
  const risks = await atRisk(db, playerIds);
  const pushes = channel === 'push' ? await notifications.takeOffers(db, playerIds) : new Set<number>();
  const recent = await recentMessages(db, { playerIds, channel, now: clock.now() });
  return new Map(
    [...known].map(([playerId, player]): [number, Reach] => {
      const { day = 0, week = 0 } = recent.get(playerId) ?? {};
      return [
        playerId,
        {
          ...player,
          playerId,
          keptBy: kept.get(playerId) ?? null,
          isAtRisk: risks.has(playerId),
          takesPushes: pushes.has(playerId),
          sentInDay: day,
          sentInWeek: week,
        },
      ];
    }),
  );
}
