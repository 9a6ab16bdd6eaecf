import type { JourneyEvent } from '@halley/contract';
import type { Consumer, Event } from '../../kit/index.ts';
import { openCampaigns } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { neverReached } from '../reach/judge-reach.ts';
import { readReach } from '../reach/read-reach.ts';
import { rulesOf } from '../segments/segment-store.ts';
import { insertRuns, noteDeposits } from './run-store.ts';

function happenedOf(event: Event): { playerId: number; event: JourneyEvent } | null {
  switch (event.topic) {
    case 'identity.registered':
      return { playerId: event.data.playerId, event: 'registered' };
    case 'identity.email_confirmed':
      return { playerId: event.data.playerId, event: 'email_confirmed' };
    case 'verification.reviewed':
    case 'verification.decided':
      return event.data.verified ? { playerId: event.data.playerId, event: 'verified' } : null;
    case 'payments.deposited':
      return { playerId: event.data.playerId, event: 'deposited' };
    case 'loyalty.level_reached':
      return { playerId: event.data.playerId, event: 'level_reached' };
    default:
      return null;
  }
}

/** Players come into journeys by what happens to them, and leave them, or count as measured, by paying in. */
export function enterJourneys(ports: CampaignsPorts): Consumer {
  const { clock, audience } = ports;
  return {
    name: 'campaigns-enter',
    topics: [
      'identity.registered',
      'identity.email_confirmed',
      'verification.reviewed',
      'verification.decided',
      'payments.deposited',
      'loyalty.level_reached',
    ],
    once: true,
    async handle(tx, events) {
      const deposits = events.flatMap((event) =>
        event.topic === 'payments.deposited' ? [{ playerId: event.data.playerId, at: new Date(event.data.at) }] : [],
      );
      if (deposits.length > 0) await noteDeposits(tx, deposits);
      const happened = events.flatMap((event) => happenedOf(event) ?? []);
      if (happened.length === 0) return;
      const now = clock.now();
      for (const { id, version, rule, pins, state } of await openCampaigns(tx, 'journey')) {
        if (rule.kind !== 'journey' || state !== 'running' || now >= new Date(rule.ends_at)) continue;
        const own = [...new Set(happened.filter(({ event }) => event === rule.event).map(({ playerId }) => playerId))];
        const segment = rule.segment_id === null ? undefined : (await rulesOf(tx, pins)).get(rule.segment_id);
        const meant = segment ? await audience.among(tx, segment, own) : new Set(own);
        const reach = await readReach(ports, tx, { playerIds: [...meant], channel: 'notice' });
        const playerIds = [...reach.values()]
          .filter((player) => neverReached(player, now) === null)
          .map(({ playerId }) => playerId);
        if (playerIds.length > 0) await insertRuns(tx, { campaignId: id, version, playerIds, at: now });
      }
    },
  };
}
