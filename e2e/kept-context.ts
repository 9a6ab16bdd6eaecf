import type { BrowserContext, Page } from '@playwright/test';

/**
 * A context is kept from one journey of a worker to the next, because a browser that has the site's files and their
 * compiled scripts needs half the work for a page. What a journey could leave behind is taken away: pages, cookies,
 * permissions, routes, a cut line; storage is emptied on the next page, before it goes anywhere.
 */
export async function tidyUp(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}

/** Everything an origin keeps except the browser's cache of files. Both names of the house are meant. */
export async function emptyStorage(page: Page, baseURL: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage,file_systems';
  for (const name of ['127.0.0.1', 'localhost']) {
    const origin = new URL(baseURL).origin.replace(/127\.0\.0\.1|localhost/, name);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  await session.detach();
}
