import type { CampaignChannel } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { mailOf, noticeOf, wordsFor } from '../message-of.ts';
import type { CampaignsPorts, Outgoing } from '../ports.ts';
import type { Reach } from '../reach/judge-reach.ts';
import { insertMessage } from './message-store.ts';
import { openedImageUrl } from './opened-image.ts';
import { unsubscribeLinks } from './unsubscribe.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type WritePorts = Pick<CampaignsPorts, 'clock' | 'keys' | 'queueMail' | 'publicUrl' | 'notifications'>;

/** Writes a message to one player, in the transaction in which it was judged: no commit, no message, and never two. */
export async function writeMessage(
  ports: WritePorts,
  tx: Tx,
  { player, channel, outgoing }: { player: Reach; channel: CampaignChannel; outgoing: Outgoing },
): Promise<void> {
  const { clock, keys, queueMail, publicUrl, notifications } = ports;
  const { campaignId, step, content, expiresAt, hasImage } = outgoing;
  const { playerId, language, email } = player;
  const shown = channel === 'popup' ? { ...wordsFor(content, language), path: content.path } : null;
  const message = { playerId, campaignId, step, channel, content: shown, expiresAt, hasImage, at: clock.now() };
  if (!(await insertMessage(tx, message))) return;
  if (channel === 'mail') {
    const links = unsubscribeLinks(publicUrl, unsubscribeToken(keys, { playerId, campaignId }));
    await queueMail(tx, {
      to: email,
      offersTo: playerId,
      ...mailOf({
        content,
        language,
        publicUrl,
        unsubscribe: links,
        image: hasImage ? openedImageUrl(publicUrl, keys, { playerId, campaignId }) : undefined,
      }),
    });
  }
  if (channel === 'notice' || channel === 'push') {
    await notifications.write(tx, {
      playerIds: [playerId],
      kind: 'marketing',
      message: noticeOf(content),
      key: `campaign:${campaignId}:${step}`,
      isPushed: channel === 'push',
    });
  }
}
