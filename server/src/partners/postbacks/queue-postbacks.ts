import { createHmac } from 'node:crypto';
import { invariant, keyFor, type Tx } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import type { Partner } from '../partner-store.ts';
import type { PartnersPorts } from '../ports.ts';
import { fillTemplate, type MacroValues } from './macros.ts';
import { type Hook, insertPostback } from './postback-store.ts';

const purposeOf = 'partner secret';

export const openSecret = (
  { sealer }: Pick<PartnersPorts, 'sealer'>,
  partner: Pick<Partner, 'secretSealed'>,
): string => {
  const opened = sealer.open(partner.secretSealed, purposeOf);
  invariant(opened, 'the key of a partner opens');
  return opened.toString('utf8');
};
export const sealSecret = ({ sealer }: Pick<PartnersPorts, 'sealer'>, secret: string): Buffer =>
  sealer.seal(Buffer.from(secret), purposeOf);

export interface ToTell {
  hook: Hook;
  partner: Partner;
  mark: string;
  player: { id: number; stag: string; visit: string; campaign: string | null } | null;
  amount?: string;
  currency?: string;
  day?: string;
}

/** Writes down what a partner's server is to be told, once for what it is about, with the job that tells it. */
export async function queuePostback(
  ports: Pick<PartnersPorts, 'sealer' | 'clock'>,
  tx: Tx,
  { hook, partner, mark, player, amount = '', currency = '', day = '' }: ToTell,
): Promise<void> {
  const eventId = keyFor(`partners:postback:${partner.id}:${hook.event}:${mark}`);
  const values: MacroValues = {
    event: hook.event,
    event_id: eventId,
    partner: String(partner.id),
    stag: player?.stag ?? '',
    visit: player?.visit ?? '',
    campaign: player?.campaign ?? '',
    // The same for a partner every time, and of no use to another one.
    player: player
      ? createHmac('sha256', openSecret(ports, partner)).update(`player ${player.id}`).digest('hex').slice(0, 24)
      : '',
    amount,
    currency,
    day,
  };
  const url = fillTemplate(hook.url, values);
  const postback = { partnerId: partner.id, event: hook.event, mark, eventId, url };
  const id = await insertPostback(tx, postback, ports.clock.now());
  if (id !== undefined) await addJob(tx, 'partners.postback', { postbackId: id }, { key: `partners.postback:${id}` });
}
