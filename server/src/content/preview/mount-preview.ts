import { previewCookie } from '@halley/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Preview, Previews } from '../../config/index.ts';

export interface MountPreviewOptions {
  previews: Previews;
  secureCookies: boolean;
  /** Told of every preview that is opened, and under which host. */
  opened?(preview: Preview, host: string): Promise<void>;
}

/** The link of a preview, and the way out of it: redirects of a browser, no calls. */
export function mountPreview(app: FastifyInstance, { previews, secureCookies, opened }: MountPreviewOptions): void {
  const cookie = { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' } as const;
  const never = (reply: FastifyReply) =>
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });

  app.get<{ Querystring: { token?: unknown } }>('/api/preview', async ({ host, query: { token } }, reply) => {
    never(reply);
    const preview = typeof token === 'string' ? previews.open(token) : undefined;
    if (!preview) return reply.code(404).type('text/plain').send('This preview is over, or there never was one.');
    await opened?.(preview, host);
    return reply
      .setCookie(previewCookie, token as string, { ...cookie, expires: preview.until })
      .redirect(preview.path);
  });

  app.get('/api/preview/leave', async (_request, reply) => {
    never(reply);
    return reply.clearCookie(previewCookie, cookie).redirect('/');
  });
}
