import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Keys } from '../../kit/index.ts';
import type { CampaignsPorts } from '../ports.ts';
import { mayBeReached } from '../reach/judge-reach.ts';
import { readReach } from '../reach/read-reach.ts';
import { noteOpened } from './message-store.ts';

interface Of {
  playerId: number;
  campaignId: number;
}

const sign = (key: string, { playerId, campaignId }: Of): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`opened ${playerId} ${campaignId}`).digest('base64url');

/** The image of one mail; nobody can say of another that it was opened. */
export const openedImageUrl = (publicUrl: string, [key]: Keys, of: Of): string =>
  `${publicUrl}/mail/opened/${of.playerId}.${of.campaignId}.${sign(key, of)}.gif`;

function readToken(keys: Keys, token: string): Of | undefined {
  const [, player, campaign, signature = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})\.gif$/.exec(token) ?? [];
  if (player === undefined) return undefined;
  const of = { playerId: Number(player), campaignId: Number(campaign) };
  const isOurs = keys.some((key) => timingSafeEqual(Buffer.from(sign(key, of)), Buffer.from(signature)));
  return isOurs ? of : undefined;
}

/** One transparent point. */
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type OpenedPorts = Pick<CampaignsPorts, 'database' | 'clock' | 'keys'> & Parameters<typeof readReach>[0];

/**
 * A mail says once that it was opened, and on which day. Of the request nothing is kept: no address, no program, no hour. Whoever has
 * taken the consent back since, or is not to be reached any more, is not counted. The image comes either way.
 */
export function mountOpenedImage(app: FastifyInstance, ports: OpenedPorts): void {
  const { database, clock, keys } = ports;
  app.get<{ Params: { token: string } }>('/mail/opened/:token', async ({ params: { token } }, reply) => {
    const of = readToken(keys, token);
    if (of) {
      const player = (await readReach(ports, database, { playerIds: [of.playerId], channel: 'mail' })).get(of.playerId);
      const isCounted = player !== undefined && mayBeReached(player, 'mail', clock.now()) === null;
      if (isCounted) await noteOpened(database, { ...of, at: clock.now() });
    }
    return reply.headers({ 'cache-control': 'no-store', 'content-type': 'image/gif' }).send(image);
  });
}
