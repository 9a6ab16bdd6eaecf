import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { joinAs, playerOf } from './players.ts';
import { makeOwnWheel } from './promotions.ts';

// What a turn gives, refusals, boxes and broken lines are in `site/src/loyalty/wheel/*.journey.test.tsx`; here is how it looks,
// moves and is checked.
test('[ROUTE-61] the turn of the day: it turns without layout, rests on what was drawn, and is drawn again by the player @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await joinAs(page);
  await makeOwnWheel(playwright, { baseURL: baseURL ?? '', playerId: Number((await playerOf(page)).id) });
  const hasWheel = async () => (await (await page.request.get('/api/wheel')).json())?.today;
  await expect.poll(hasWheel).toBe('free');
  await open(page, '/rocketmart-wheel');
  const wheel = page.getByRole('img', { name: /^Wheel with 5 sectors/ });
  await expect(wheel).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'before the turn');

  await page.getByRole('button', { name: 'Turn the wheel' }).press('Enter');
  // One motion, of one layer, by its transform alone.
  const motions = () =>
    wheel.evaluate((picture) =>
      picture
        .getAnimations({ subtree: true })
        .flatMap((motion) => (motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : []))
        .filter((frame) => 'transform' in frame)
        .map((frame) =>
          Object.keys(frame).filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
        ),
    );
  await expect.poll(motions).toEqual([['transform'], ['transform']]);
  await expectToFit(page, 'while it turns');
  const prize = page.getByTestId('prize');
  await expect(prize).toBeVisible();
  await expect(page.getByText(/^You have had the free turn of today\. The next one: .+\./)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'after the turn');
  const given = await prize.innerText();
  await expect(page.getByRole('row', { name: given }).first()).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await expect(prize).toHaveText(given);
  await page.getByRole('link', { name: 'Verify this draw' }).click();
  await page.getByRole('button', { name: 'Take new seeds' }).click();
  await page.getByRole('button', { name: 'Draw it again' }).click();
  await expect(page.getByText('It holds', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 'the check');
});
