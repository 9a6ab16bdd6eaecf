import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A game may stand in a frame of another origin: it is looked at as well. */
const source = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * What axe finds in a page and its frames. It works where it looks: gathering what it saw in a page of its own, as its
 * builder for Playwright does, takes three times the work. What is right is not asked for: naming it takes as long as
 * finding what is wrong.
 */
export async function faultsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const violations = await page.evaluate(
    async (rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html) }));
    },
    only && [...only],
  );
  return violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`);
}
