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
async function turnsTo(desk: Visitor, path: string): Promise<void> {
  const { page } = desk;
  for (const at of ['/staff/nowhere', `/staff${path}`]) {
    page.document.title = '';
    page.history.pushState(null, '', at);
    page.dispatchEvent(new page.PopStateEvent('popstate', { state: null }));
    await expect.poll(() => page.document.title, { timeout: 30_000, interval: 5, message: at }).not.toBe('');
  }
  // Everything it asks for is answered.
  await desk.text();
}

/** Roles whose desks are not walked here yet; their calls are, one by one, in `permissions.db.test.ts`. */
const later: readonly string[] = ['admin', 'support', 'auditor', 'games', 'crm', 'protection', 'affiliates'];

test.each(staffRoles.filter((role) => !later.includes(role)))(
  '[OPS-49] %s: every page of the own desks opens without a refusal, no other is there',
  async (role) => {
    player ||= (await visit(house, '', { as: 'player' })).id;
    const desk = await visit(house, '/staff/account', { as: role });
    await desk.finds('navigation', 'Back office');
    const links = await desk.within('navigation', 'Back office').textsOf('link');
    const own = links.map((text) => text.replace(/ ?\d+ waiting$/, ''));
    expect(own).toEqual(desksOf[role]);

    for (const [label, places] of Object.entries(placesOf({ player })) as [DeskLabel, readonly string[]][]) {
      const isOwn = own.includes(label);
      // What is not theirs is closed as a whole: one page says it.
      for (const place of isOwn ? places : places.slice(0, 1)) {
        await turnsTo(desk, place);
        const isMissing = desk.page.document.title.startsWith('Nothing here');
        expect([place, isMissing]).toEqual([place, !isOwn]);
      }
    }
    const refused = await listEntries(house.database, { kind: 'staff.call_refused', staffId: desk.id, limit: 50 });
    expect(refused.map(({ detail }) => detail)).toEqual([]);
  },
);
