import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-51] [OPS-52] [OPS-55] two of support: one takes a letter and hands it over, the other is told and gives it back', async () => {
  const guest = await visit(house, '');
  await guest.call('POST', '/api/send_contact_message', {
    contact: { email: 'somebody@example.com', content: 'Where is my mug?' },
  });
  const ann = await visit(house, '/staff/support/tickets', { as: 'support' });
  const bea = await visit(house, '/staff/support/tickets', { as: 'support' });
  await bea.finds('button', /^Take \d+/);
  await ann.click(/^Take \d+/);
  await ann.sees('You');
  await lineOf(house, ann, 'staff.item_taken');
  // A page that is older: what somebody else has is not taken twice.
  await bea.click(/^Take \d+/);
  await bea.sees('Somebody else has this already.');
  await bea.findsNot('button', /^Take/);
  await bea.click('Mine only');
  await bea.findsNot('article');

  await ann.click(/^Whose is/);
  await ann.click('Hand over…');
  const dialog = ann.within('dialog');
  await dialog.fill('To', `m${bea.id}`);
  await dialog.fill('Note', 'She knows the shop');
  await dialog.click('Give');
  await ann.sees('They have been told.');
  await lineOf(house, ann, 'staff.item_assigned');

  await bea.goes('/staff/my-work/notices');
  await bea.sees('Given to you', /She knows the shop/);
  await bea.finds('link', 'Notices, 1 unread');
  await bea.click('Mark all as read');
  await bea.finds('link', 'Notices');
  await bea.goes('/staff/my-work');
  await bea.within('table', 'Yours').sees('Letters', 'She knows the shop');
  expect(await bea.faults()).toEqual([]);
  await bea.goes('/staff/support/tickets');
  await bea.click(/^Whose is/);
  await bea.click('Give back to the queue');
  await bea.finds('button', /^Take \d+/);
  await lineOf(house, bea, 'staff.item_released');
});

test('[OPS-54] files that were taken out are on a list of the auditor', async () => {
  const clerk = await visit(house, '', { as: 'payments' });
  const taken = await clerk.call<{ id: string }>('POST', '/api/staff/exports', {
    list: 'searchStaffPayments',
    filters: { state: 'pending' },
    rows: 7,
  });
  const auditor = await visit(house, '/staff/audit/exports', { as: 'auditor' });
  await auditor.within('row', new RegExp(taken.body.id)).sees('searchStaffPayments', 'state: pending', '7');
});
