import { expect, open, test } from './halley.ts';

test('[F-79] the longest title of a banner stays off what the picture shows', async ({ page }) => {
  await open(page, '/fr-CA');
  const banner = page.locator('main article').first();
  const title = banner.getByRole('heading');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [around, words] = [await banner.boundingBox(), await title.evaluate(widthOfWords)];
    // The subject of every image stands in its right third.
    expect(words.right - (around?.x ?? 0), `${width} px`).toBeLessThanOrEqual((around?.width ?? 0) * 0.667);
  }
});

/** Of the words themselves: their box may be wider. */
function widthOfWords(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().toJSON() as DOMRect;
}
