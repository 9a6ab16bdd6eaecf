import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { countVisit, findLink } from './link-store.ts';
import type { PartnersPorts } from './ports.ts';
import { stagOf } from './read-stag.ts';
import { dayOf } from './statements/months.ts';

const visitBytes = 6;

/**
 * A partner's link: counts the visit by day and goes on to the page, with a name for the visit. Nothing of the visitor is
 * kept here; the page keeps the name in a cookie, as it does for whoever comes with one.
 */
export function mountLinks(app: FastifyInstance, { database, clock }: Pick<PartnersPorts, 'database' | 'clock'>): void {
  app.get<{ Params: { code: string } }>('/go/:code', async (request, reply) => {
    const { code } = request.params;
    const link = /^[A-Za-z0-9]{8}$/.test(code) ? await findLink(database, code) : undefined;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (link?.state !== 'active') return reply.redirect('/');
    await countVisit(database, { linkId: link.id, day: dayOf(clock.now()) });
    const visit = randomBytes(visitBytes).toString('hex');
    const query = new URLSearchParams({ stag: stagOf(link.partnerId, link.code, visit) });
    if (link.campaign) query.set('utm_campaign', link.campaign);
    return reply.redirect(`${link.path}?${query}`);
  });
}
