import type { Mail } from '../../kit/mail/index.ts';
import type { CampaignsPorts } from '../ports.ts';
import { mayBeReached } from '../reach/judge-reach.ts';
import { readReach } from '../reach/read-reach.ts';

/**
 * Judged when a mail leaves, not only when it was written: a mail server may have been away for an evening, and whoever ended
 * mails, began a break or came under protection meanwhile gets nothing any more. Mails that are no advertising always leave.
 */
export async function mayLeave(ports: CampaignsPorts, { offersTo: playerId }: Mail): Promise<boolean> {
  if (playerId === undefined) return true;
  const { database, clock } = ports;
  const player = (await readReach(ports, database, { playerIds: [playerId], channel: 'mail' })).get(playerId);
  return player !== undefined && mayBeReached(player, 'mail', clock.now()) === null;
}
