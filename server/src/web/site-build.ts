import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '@halley/contract';

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
