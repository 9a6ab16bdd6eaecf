import type { FastifyInstance, FastifyReply } from 'fastify';
import { cookiesOf } from '../kit/index.ts';

export interface ClosedHosts {
  /** Without waiting: the house's own host, or that of a brand that is live. */
  isOpen(host: string): boolean;
  /** Whether a host belongs to a brand that is not live, and this browser was not given it to look at. */
  isClosed(guest: { host: string; cookie(name: string): string | undefined }): Promise<boolean>;
}

/** The way in of a preview checks its own token; balancers and monitors ask by any name. */
const stillAnswered = /^\/(healthz|readyz|metrics|api\/preview)([/?]|$)/;

/** Under the hosts of a brand that is not live nothing is there: no page, no call, no file, and nothing is said of why. */
export function closeDrafts(app: FastifyInstance, { isOpen, isClosed }: ClosedHosts): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOpen(request.host) || stillAnswered.test(request.url)) return done();
    const guest = { host: request.host, cookie: (name: string) => cookiesOf(request)[name] };
    isClosed(guest).then((closed) => (closed ? answerNothing(reply) : done()), done);
  });
}

function answerNothing(reply: FastifyReply): void {
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send('There is nothing here.');
}
