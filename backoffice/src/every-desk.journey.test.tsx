import { staffRoles } from '@halley/contract';
import { beforeAll, expect, test } from 'vitest';
import { listEntries } from '../../server/src/audit/index.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../test/journey/index.ts';
import { type DeskLabel, desksOf, placesOf } from './shell/testing/every-place.ts';

let house: JourneyHouse;
let player: Visitor['id'];
beforeAll(async () => {
  house = await journeyHouse();
});

/** As a link in the page would: its scripts stay. By way of nowhere, so that each page begins anew and says what it is called. */
async function turnsTo(desk: Visitor, path: string): Promise<'there' | 'missing' | 'failed'> {
  await moves(desk, '/staff/nowhere', /^Nothing here/);
  await moves(desk, `/staff${path}`, /./);
  // Everything it asks for is answered; what could not be read offers to try again.
  const text = await desk.text();
  if (text.includes('Try again')) return 'failed';
  return desk.page.document.title.startsWith('Nothing here') ? 'missing' : 'there';
}

async function moves({ page }: Visitor, at: string, title: RegExp): Promise<void> {
  page.document.title = '';
  page.history.pushState(null, '', at);
  page.dispatchEvent(new page.PopStateEvent('popstate', { state: null }));
  await expect.poll(() => page.document.title, { timeout: 30_000, interval: 5, message: at }).toMatch(title);
}

test.each(staffRoles)(
  '[OPS-49] %s: every page of the own desks opens without a refusal, no other is there',
  async (role) => {
    player ||= (await visit(house, '', { as: 'player' })).id;
    const desk = await visit(house, '/staff/account', { as: role });
    await desk.finds('navigation', 'Back office');
    const links = await desk.within('navigation', 'Back office').textsOf('link');
    const own = links.map((text) => text.replace(/ ?\d+ waiting$/, ''));
    expect(own).toEqual(desksOf[role]);

    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [label, places] of Object.entries(placesOf({ player })) as [DeskLabel, readonly string[]][]) {
      const isOwn = own.includes(label);
      // What is not theirs is closed as a whole: one page says it.
      for (const place of isOwn ? places : places.slice(0, 1)) {
        found[place] = await turnsTo(desk, place);
        expected[place] = isOwn ? 'there' : 'missing';
      }
    }
    expect(found).toEqual(expected);
    const refused = await listEntries(house.database, { kind: 'staff.call_refused', staffId: desk.id, limit: 50 });
    expect(refused.map(({ detail }) => detail)).toEqual([]);
  },
);
