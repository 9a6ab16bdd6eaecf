import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '@halley/contract';
import type { Client } from '@halley/contract/client';

/** What every loader of the site is given. The site declares the same shape in `site/src/site-context.ts`. */
export interface PageContext {
  api: Client<Api>;
  nonce: string;
  /** The language of the page. */
  locale: string;
  /** The locale prefix of the address, empty where there is none. */
  prefix: string;
  /** Enabled locales, the default first. */
  locales: readonly string[];
  country: string;
  mode: 'demo' | 'production';
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The request carries a session cookie: without one no call about the player is needed. */
  mayBePlayer: boolean;
  requestId: string;
  onError: (error: unknown) => void;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

interface SiteServerBuild {
  entry: { module: { createRenderer: (build: unknown) => RenderPage } };
}

/** The sentence an operator needs, instead of a module that cannot be found. */
export class SiteNotBuilt extends Error {
  override readonly name = 'SiteNotBuilt';
}

export async function loadSiteBuild(buildDir: string): Promise<RenderPage> {
  const file = join(buildDir, 'server', 'index.js');
  if (!existsSync(file) || !existsSync(join(buildDir, 'client'))) {
    throw new SiteNotBuilt(`The site is not built: ${file} is missing. Run: npm run build -w site`);
  }
  const build = (await import(pathToFileURL(file).href)) as SiteServerBuild;
  return build.entry.module.createRenderer(build);
}
