import { Refusal } from '@halley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeSignificant } from '../../audit/index.ts';
import type { CampaignsPorts } from '../ports.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type UnsubscribePorts = Pick<CampaignsPorts, 'database' | 'clock' | 'identity' | 'keys'>;

/** Takes the consent to offers back. It holds with the commit: whoever writes a message asks behind the same row. */
export async function unsubscribe(
  { database, clock, identity, keys }: UnsubscribePorts,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const of = readUnsubscribeToken(keys, token);
  if (!of) throw new Refusal('token.invalid');
  const { playerId, campaignId } = of;
  await database.tx(async (tx) => {
    const was = await identity.stopPromos(tx, { playerId, source: 'unsubscribe', address, at: clock.now() });
    if (was === undefined) throw new Refusal('token.invalid');
    // Clicked again it changes nothing.
    if (!was) return;
    await writeSignificant(tx, {
      kind: 'campaigns.unsubscribed',
      actor: { kind: 'player', id: playerId },
      address,
      target: { kind: 'campaign', id: campaignId },
      playerId,
    });
  });
}

const largestBytes = 1024;

interface Asked {
  Params: { token: string };
}

/**
 * The page of the link, which only a click ends mails by: programs that look at links do not. And RFC 8058: mail programs send a
 * form, without a cookie and without a person. What forms say besides is not read.
 */
export function mountUnsubscribe(app: FastifyInstance, ports: UnsubscribePorts): void {
  const show = (request: FastifyRequest<Asked>, reply: FastifyReply, state: Parameters<typeof unsubscribePage>[0]) =>
    reply
      .status(state === 'wrong' ? 422 : 200)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
      .send(unsubscribePage(state, { token: request.params.token, accepted: request.headers['accept-language'] }));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.get<Asked>('/unsubscribe/:token', (request, reply) =>
      show(request, reply, readUnsubscribeToken(ports.keys, request.params.token) ? 'ask' : 'wrong'),
    );
    scope.post<Asked>('/unsubscribe/:token', { bodyLimit: largestBytes }, async (request, reply) => {
      const { token } = request.params;
      if (!readUnsubscribeToken(ports.keys, token)) return show(request, reply, 'wrong');
      await unsubscribe(ports, { token, address: request.ip });
      return show(request, reply, 'done');
    });
    scope.post<Asked>('/unsubscribe/one-click/:token', { bodyLimit: largestBytes }, async (request, reply) => {
      await unsubscribe(ports, { token: request.params.token, address: request.ip });
      return reply.status(200).header('cache-control', 'no-store').send();
    });
  });
}

/** Where the link of a mail leads, and what its program calls. */
export const unsubscribeLinks = (publicUrl: string, token: string) => ({
  page: `${publicUrl}/unsubscribe/${token}`,
  oneClick: `${publicUrl}/unsubscribe/one-click/${token}`,
});
