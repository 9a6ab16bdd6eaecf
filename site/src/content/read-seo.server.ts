import type { PageContext } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';

/** Title and description the operator has written for a page that is the site's own; null: the site's words. */
export async function readSeo(site: PageContext, path: string): Promise<{ title: string; description: string } | null> {
  try {
    const { title, blocks } = await site.api.readCmsPage({ params: { path }, query: { l: site.locale } });
    return blocks.description ? { title: blocks.title || title, description: blocks.description } : null;
  } catch (error) {
    // That nobody has written one is nothing to tell anybody.
    if (!(error instanceof CallFailed) || error.status !== 404) site.onError(error);
    return null;
  }
}
