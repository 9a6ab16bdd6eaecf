import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { usualDocuments, writeDocument } from '../../../server/src/config/index.ts';
import { goThrough, type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function putBack(): Promise<void> {
  const written = { by: 'a journey', at: new Date() };
  await house.database.tx(async (tx) => {
    await writeDocument(tx, { name: 'brands', content: usualDocuments.brands, ...written });
    await writeDocument(tx, { name: 'brand-drafts', content: [], ...written });
  });
}

test('[OPS-57] [OPS-59] [OPS-60] a brand from nothing to live, by following the screen alone', async () => {
  onTestFinished(putBack);
  const ada = await visit(house, '/staff/brands', { as: 'admin' });
  const id = `lyra-${ada.id}`;
  const host = `${id}.example`;
  await ada.click('New brand', 'link');
  await ada.fill('Name', 'Lyra Hall');
  await ada.fill('Short name', id);
  await ada.click('Begin', 'button');
  await ada.finds('heading', 'Name and hosts');
  // A host of the house itself is refused in words, and nothing is saved.
  await ada.fill('Hosts', new URL(house.url).host);
  await ada.click('Save and go on', 'button');
  await ada.sees(/house’s own or another brand/);
  await ada.fill('Hosts', host);
  await ada.click('Save and go on', 'button');

  await ada.finds('heading', 'Logo and colours');
  await ada.fill('The page', '#ffffff');
  await ada.sees('Something could not be read');
  await ada.fill('The page', '#10131f');
  await ada.fill('Button one acts with', '#8be58b');
  await ada.sees('Everything can be read in these colours.');
  expect(await ada.faults()).toEqual([]);
  await ada.click('Save and go on', 'button');

  await ada.finds('heading', 'Markets');
  // Whoever tries it from elsewhere is told before its door stays shut.
  await ada.check('Austria');
  await ada.sees('You are in Germany, which is none of its markets');
  await ada.check('Austria', false);
  await ada.check('Germany');
  await ada.seesNot('none of its markets');
  await ada.check('All the house has: currencies', false);
  await ada.check('EUR');
  await ada.check('All the house has: languages', false);
  await ada.check('German');
  await ada.click('Save and go on', 'button');
  await ada.finds('heading', 'Licence');
  await ada.fill('Licence text, German', 'Lyra Hall gehört zum Haus.');
  await ada.click('Save and go on', 'button');
  await ada.finds('heading', 'Ways of paying');
  await ada.check('All the house has: ways of paying', false);
  await ada.check(/^Voucher/);
  await ada.click('Save and go on', 'button');
  await ada.finds('heading', 'Games');
  await ada.click('Go on', 'link');
  await ada.finds('heading', 'First offers');
  await ada.click('Go on', 'link');
  await ada.finds('heading', 'Mails and contact');
  await ada.fill('Address for players', 'help@lyra.example');
  await ada.fill('Sender of its mails', 'hello@lyra.example');
  await ada.click('Save and go on', 'button');

  // The list names what is missing and leads to where it is mended.
  await ada.finds('heading', 'Check and go live');
  await ada.sees('One thing is missing.', 'There is no way of paying out EUR.');
  await ada.findsNot('button', 'Go live');
  await ada.within('listitem', /paying out EUR/).click('Mend it', 'link');
  await ada.finds('heading', 'Ways of paying');
  await ada.check(/^Bank transfer/);
  await ada.click('Save', 'button');
  // Once it is saved there is nothing left but to go on.
  await ada.finds('link', 'Go on');
  await ada.click('Check and go live', 'link');
  await ada.sees(
    'Nothing it needs is missing: it can go live',
    'Accounts can be opened in Germany.',
    /The second may be/,
  );
  await ada.within('listitem', /opened the preview/).sees('Open it below');

  // Its host answers nobody but who was given the preview.
  const before = await visit(house, '', { script: false, headers: { host } });
  expect(await before.call('GET', '/')).toMatchObject({ status: 404, body: 'There is nothing here.' });
  expect((await before.call('GET', '/api/info/currencies')).status).toBe(404);
  const { links } = await ada.must<{ links: { url: string }[] }>('POST', `/api/staff/brands/${id}/preview`, {
    hours: 1,
  });
  const { pathname, search } = new URL(links[0]?.url ?? '');
  const previewer = await visit(house, '', { script: false, headers: { host } });
  expect((await previewer.call('GET', `${pathname}${search}`)).status).toBe(302);
  const shown = await previewer.call('GET', '/');
  expect(String(shown.body)).toContain('Lyra Hall');
  expect(String(shown.body)).not.toContain(`brand:${id}`);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(await previewer.must('GET', '/api/info/currencies')).toMatchObject([{ code: 'EUR', default: true }]);

  await ada.click('Go live', 'button');
  await goThrough(ada, 'Go live', 'We open in Germany');
  await ada.sees('Waits for a second person');
  await ada.findsNot('button', 'Agree: go live');
  const bo = await visit(house, '/staff/brands', { as: 'admin' });
  await bo.within('row', /Lyra Hall/).sees('Waits for a second person');
  await bo.click('Lyra Hall', 'link');
  await bo.click('Agree: go live', 'button');
  await goThrough(bo, 'Agree: go live', 'Looked at it');
  await bo.sees('It is live as it is shown.', 'Open the site:');
  await bo.finds('link', host);

  const guest = await visit(house, '', { script: false, headers: { host } });
  await expect
    .poll(async () => String((await guest.call('GET', '/')).body), { timeout: 15_000 })
    .toContain('Lyra Hall');
  await guest.goes('/');
  await guest.sees('Lyra Hall gehört zum Haus.');
  expect(await guest.must('GET', '/api/info/currencies')).toMatchObject([{ code: 'EUR' }]);
  // Norwegian is a language of the house and not of this brand.
  expect((await guest.call('GET', '/no')).status).toBe(404);
});

test('[OPS-60] who saves a brand that somebody else has saved meanwhile is told, and loses nothing', async () => {
  onTestFinished(putBack);
  const ada = await visit(house, '/staff/brands/new', { as: 'admin' });
  const id = `vega-${ada.id}`;
  await ada.fill('Name', 'Vega');
  await ada.fill('Short name', id);
  await ada.click('Begin', 'button');
  await ada.finds('heading', 'Name and hosts');
  const bo = await visit(house, `/staff/brands/${id}/name`, { as: 'admin' });
  await bo.finds('heading', 'Name and hosts');
  await ada.fill('Name', 'Vega House');
  await ada.click('Save', 'button');
  await ada.sees('Saved as a draft.');
  await bo.fill('Name', 'Vega Club');
  await bo.click('Save', 'button');
  await bo.sees('Somebody else has saved this brand meanwhile.');
  expect(await bo.valueOf('Name')).toBe('Vega Club');
  await bo.click('Take theirs', 'button');
  expect(await bo.valueOf('Name')).toBe('Vega House');
});
