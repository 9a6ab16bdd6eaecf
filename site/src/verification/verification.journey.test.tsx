import { beforeAll, expect, test } from 'vitest';
import { aPicture } from '../../../server/src/verification/testing/files.ts';
import { fillRegistration, type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const address = '/profile/verification';
const picture = async (name: string) => ({ name, type: 'image/png', bytes: await aPicture('png') });

test('[ROUTE-21] the page is for players: a guest is sent to registration and then to it', async () => {
  const guest = await visit(house, `${address}?from=mail`);
  await guest.isAt('/registration?redirect=%2Fprofile%2Fverification%3Ffrom%3Dmail');
  await fillRegistration(guest);
  await guest.isAt(address);
  await guest.finds('heading', 'Verification');
});

test('both documents wait: there is nothing left to do', async () => {
  const player = await visit(house, address, { as: 'player' });
  for (const [type, name] of [
    ['identity', 'card.png'],
    ['address', 'bill.png'],
  ] as const) {
    await player.fill('What it shows', type);
    await player.attach('Choose a file', await picture(name));
    await player.click('Send document');
    await player.finds('button', `Delete ${name}`);
  }
  await player.finds('heading', 'We are looking at your documents');
  expect(player.page.document.querySelector('[aria-current=step]')?.textContent).toMatch(/We look at them/);
  expect(await player.faults()).toEqual([]);
  // They are kept: a new visit finds them.
  await player.reloads();
  await player.finds('button', 'Delete card.png');
  await player.finds('button', 'Delete bill.png');
});

test('a web page that calls itself a picture is refused with a sentence', async () => {
  const player = await visit(house, address, { as: 'player' });
  const bytes = Buffer.from('<!doctype html><html><script>document.title = "taken over"</script></html>');
  await player.attach('Choose a file', { name: 'passport.png', type: 'image/png', bytes });
  await player.click('Send document');
  await player.sees('This is not a file we can read.', 'Nothing sent yet');
  // One that does not even pretend is not sent at all.
  await player.attach('Choose a file', { name: 'page.html', type: 'text/html', bytes });
  await expect.poll(() => player.isDisabled('Send document'), { timeout: 5_000 }).toBe(true);
});
