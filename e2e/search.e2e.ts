import { expect, guarded, open, test } from './halley.ts';

test('a game is found and opened by the keyboard alone [SEARCH-01] [SEARCH-04]', async ({ page }) => {
  await open(page, '/fairness');
  await guarded(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search for a game' });
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/search');
  // Before a search there is something to begin with.
  await expect(page.getByRole('listbox', { name: 'People play these' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('orbt dice');
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect(found.first()).toContainText('Orbit Dice');
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/play/halley-studio/orbit-dice');
  await expect(page.getByRole('heading', { level: 1, name: 'Orbit Dice' })).toBeVisible();
  // The search took no step of its own behind it: back is the page it was opened on.
  await page.goBack();
  await expect(page).toHaveURL('/fairness');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the search on a phone: button, nothing found, clear, leave @phone-only [SEARCH-03] [SEARCH-05]', async ({
  page,
}) => {
  await open(page, '/fairness');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await field.fill('xyzzyplugh');
  await expect(dialog.getByText('Nothing for “xyzzyplugh”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/fairness');
});
