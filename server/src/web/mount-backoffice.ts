import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

export interface BackofficeOptions {
  /** `backoffice/dist`: index.html and hashed assets. */
  buildDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  publicUrl?: string;
}

const yearSeconds = 31_536_000;

/**
 * Documents are shown from memory (`blob:`), as an image or in a frame, and drafts of the site in a frame of the site
 * itself; nothing else may be loaded from anywhere but here, and nobody may put these pages into a frame of theirs.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** Serves the operators' console below /staff/. It is one page; what it shows comes from /api/staff. */
export async function mountBackoffice(app: FastifyInstance, options: BackofficeOptions): Promise<void> {
  const { buildDir, log, publicUrl } = options;
  const file = join(buildDir, 'index.html');
  if (!existsSync(file)) {
    log.warn(`The back office is not built: ${file} is missing. Run: npm run build -w backoffice`);
    return;
  }
  const page = await readFile(file, 'utf8');
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const origin = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host || 'localhost'}`;
      reply.headers({
        ...securityHeaders(origin),
        'content-security-policy': policy,
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    });
    await scope.register(fastifyStatic, {
      root: join(buildDir, 'assets'),
      prefix: '/staff/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
    });
    for (const url of ['/staff', '/staff/*']) {
      scope.get(url, (_request, reply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
      );
    }
  });
}
