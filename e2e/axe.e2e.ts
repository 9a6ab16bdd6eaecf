import { faultsOf } from './axe.ts';
import { expect, test } from './halley.ts';

const whole = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${body}</main></body></html>`;

const framed = `<!doctype html><html lang="en"><title>In it</title><button id="within"></button></html>`;

test('what axe finds is told: in a page, in its frame, in a frame of another house, and by chosen rules', async ({
  page,
}) => {
  const answers: Record<string, string> = {
    '/right': whole('<p>Nothing to find</p>'),
    '/wrong': whole(`<button id="here"></button><img src="data:,"><iframe title="own" srcdoc='${framed}'></iframe>
      <iframe title="other" src="http://other.example/"></iframe>`),
    '/': whole('<button id="elsewhere"></button>'),
  };
  await page.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: answers[new URL(route.request().url()).pathname] }),
  );
  await page.goto('http://house.example/right');
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('http://house.example/wrong');
  const faults = await faultsOf(page);
  const buttons = faults.find((fault) => fault.startsWith('button-name: '));
  for (const id of ['here', 'within', 'elsewhere']) expect(buttons).toContain(`id="${id}"`);
  expect(faults.some((fault) => fault.startsWith('image-alt: '))).toBe(true);
  expect((await faultsOf(page, ['image-alt'])).map((fault) => fault.split(':')[0])).toEqual(['image-alt']);
});
