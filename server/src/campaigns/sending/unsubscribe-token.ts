import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../kit/index.ts';

const sign = (key: string, playerId: number, campaignId: number): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`unsubscribe ${playerId} ${campaignId}`).digest('base64url');

/** The link of a mail: it says whose and of which campaign, opens no account, and never grows old. */
export const unsubscribeToken = (
  [key]: Keys,
  { playerId, campaignId }: { playerId: number; campaignId: number },
): string => `${playerId}.${campaignId}.${sign(key, playerId, campaignId)}`;

/** Undefined: nobody of this house has made it. */
export function readUnsubscribeToken(keys: Keys, token: string): { playerId: number; campaignId: number } | undefined {
  const [, player, campaign, signature = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (player === undefined) return undefined;
  const [playerId, campaignId] = [Number(player), Number(campaign)];
  const isOurs = keys.some((key) =>
    timingSafeEqual(Buffer.from(sign(key, playerId, campaignId)), Buffer.from(signature)),
  );
  return isOurs ? { playerId, campaignId } : undefined;
}
