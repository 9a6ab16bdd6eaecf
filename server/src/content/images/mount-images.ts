import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/index.ts';
import { readPictureFile } from './image-store.ts';

const yearSeconds = 31_536_000;

/** Images of the site: named after their pixels, so they may be kept for ever. */
export function mountImages(app: FastifyInstance, { database }: { database: Database }): void {
  app.get<{ Params: { id: string; file: string } }>('/api/pictures/:id/:file', async ({ params }, reply) => {
    const [, width, format] = /^([1-9]\d{0,3})\.(webp|jpeg)$/.exec(params.file) ?? [];
    const isNamed = /^[0-9a-f]{24}$/.test(params.id) && width !== undefined && format !== undefined;
    const content = isNamed
      ? await readPictureFile(database, { id: params.id, width: Number(width), format })
      : undefined;
    if (!content)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture.');
    return reply
      .headers({
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(`image/${format}`)
      .send(content);
  });
}
