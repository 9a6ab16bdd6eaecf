import { beforeAll, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const main = 'Games you can check';

test.each([
  ['[ROUTE-09] [MODAL-01]', '/login', 'Log in'],
  ['[ROUTE-02]', '/sign-in', 'Log in'],
  ['[ROUTE-08] [MODAL-02]', '/registration', 'Create account'],
  ['[ROUTE-03]', '/sign-up', 'Create account'],
  ['[ROUTE-04] [MODAL-03]', '/remind', /password/i],
  ['[ROUTE-05] [MODAL-04]', '/new-password?reset_password_token=a', /password/i],
  ['[ROUTE-06] [MODAL-05]', '/email-verify', /mail/i],
])('%s %s opened directly shows its modal over main, and closes to it', async (_ids, path, title) => {
  const guest = await visit(house, path);
  await guest.finds('dialog', title);
  await guest.sees(main);
  await guest.within('dialog').click('Close', 'button');
  await guest.isAt('/');
  await guest.findsNot('dialog');
});

test('[MODAL-06] over an open page a modal keeps it, and a reload shows main', async () => {
  const guest = await visit(house, '/fairness');
  await guest.click('Log in', 'link');
  await guest.finds('dialog', 'Log in');
  await guest.sees('You do not have to trust us');
  await guest.seesNot(main);
  await guest.reloads();
  await guest.finds('dialog', 'Log in');
  await guest.sees(main);
});
