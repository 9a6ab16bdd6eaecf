import { type PageContext, VipAdventures } from '@halley/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { aSite, down } from './catalogue/testing/a-site.ts';
import { siteContext } from './context/index.ts';
import { catalogOf } from './i18n/index.server.ts';
import { Speaks } from './i18n/index.ts';
import { readLobby } from './lobby/index.server.ts';
import routes from './routes.ts';
import { loader } from './vip/AdventurePage.tsx';
import { AdventureWidget } from './vip/AdventureWidget.tsx';
import { readAdventure } from './vip/read-adventure.server.ts';

const titleOf = (step: number) => `trip__${step}/4__0${step}/12/2026`;
const document = VipAdventures.parse({
  variables: { 1521: { minDep: { EUR: '20 €' } } },
  prizes: {
    1521: [1, 2, 3, 4].map((step) => ({
      title: titleOf(step),
      prize: step === 2 ? { bonus: 'A gift' } : { freespin: step * 10 },
      condition: { minDep: '{minDep}', wager: '30', periodActivationDays: '3' },
    })),
  },
});
const now = new Date('2026-12-03T10:00:00Z');
const siteOf = (groups: number[], given: Record<string, unknown> = {}, on = true) =>
  aSite({
    mayBePlayer: true,
    flags: { on: { adventures_widget: on }, pages: {} },
    api: {
      readPlayer: async () => ({
        id: 7,
        currency: 'EUR',
        statuses: [...groups.map((id) => ({ id, name: 'group' })), { id: 9001, name: titleOf(1) }],
      }),
      readVipAdventures: async () => document,
      ...given,
    },
  }).site;

describe('[GROUP-04] the adventures widget', () => {
  test.each([[21], [916], [1521]])('is shown in the lobby to group %d, whose flag is on', async (group) => {
    const lobby = await readLobby(siteOf([group]), 'desktop');
    expect(lobby.adventure?.adventure.days).toHaveLength(5);
  });

  test('is shown to nobody whose flag is off, and nothing is asked for them', async () => {
    expect(await readAdventure(siteOf([1521], { readVipAdventures: down }, false), now)).toBeNull();
    const guest = aSite({ flags: { on: { adventures_widget: true }, pages: {} }, api: { readVipAdventures: down } });
    expect(await readAdventure(guest.site, now)).toBeNull();
    expect(guest.site.onError).not.toHaveBeenCalled();
  });

  test('is nothing where no adventure is written, it cannot be read, or the player is on a break', async () => {
    const none = async () => ({ variables: {}, prizes: {} });
    expect(await readAdventure(siteOf([21], { readVipAdventures: none }), now)).toBeNull();
    expect(await readAdventure(siteOf([21], { readVipAdventures: down }), now)).toBeNull();
    const closed = async () => ({ kind: 'coolingoff' });
    expect(await readAdventure(siteOf([21], { readExclusion: closed }), now)).toBeNull();
  });
});

describe('[ROUTE-77] /rocketplay-adventure is a page of its own', () => {
  const load = (site: PageContext) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return loader({ context } as unknown as Parameters<typeof loader>[0]);
  };

  test('with the adventure of whoever may see it, and with none where none is on', async () => {
    expect(routes.some(({ path }) => path === 'rocketplay-adventure')).toBe(true);
    expect((await load(siteOf([1521]))).adventure?.days).toHaveLength(5);
    const none = async () => ({ variables: {}, prizes: {} });
    expect((await load(siteOf([21], { readVipAdventures: none }))).adventure).toBeNull();
  });

  test('everybody else is led to the promotions', async () => {
    const refused = await load(siteOf([759], {}, false)).catch((thrown: Response) => thrown);
    expect((refused as Response).headers.get('location')).toBe('/promotions');
  });
});

test('[ADV-03] [ADV-02] [ADV-01] a day is drawn as it stands, with its prize and what it asks', async () => {
  const adventure = await readAdventure(siteOf([1521]), now);
  if (!adventure) throw new Error('no adventure');
  render(
    <Speaks locale="en" messages={catalogOf('en')}>
      <AdventureWidget adventure={adventure} messages={catalogOf('en')} />
    </Speaks>,
  );
  const days = screen.getAllByRole('listitem').filter((item) => item.dataset.state);
  expect(days.map((day) => day.dataset.state)).toEqual(['completed', 'lost', 'active', 'future', 'superPrize']);
  expect(days.map((day) => day.querySelector('h3')?.textContent)).toEqual([
    ...['10 free spins', 'A gift', '30 free spins', '40 free spins', 'An extra prize'],
  ]);
  expect(days[2]?.getAttribute('aria-current')).toBe('date');
  expect(days[2]?.textContent).toContain('Day 3 of 4 · 3 December');
  expect(days[2]?.textContent).toContain('Deposit from 20 €');
  expect(days[4]?.textContent).not.toContain('Deposit');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

const prize = 'trip__1__01/12/2026__10 free spins';
test.each([
  ['today’s prize that can be taken leads to the gifts', { activatable: true, title: prize }, 1],
  ['one that has been taken does not', { activatable: false, title: prize }, 0],
  ['that of another day does not', { activatable: true, title: 'trip__1__30/11/2026__10 free spins' }, 0],
  ['that of another step does not', { activatable: true, title: 'trip__2__01/12/2026__10 free spins' }, 0],
  ['that of another adventure does not', { activatable: true, title: 'dive__1__01/12/2026__10 free spins' }, 0],
  [
    'any other gift of today does not',
    { activatable: true, title: 'Welcome', created_at: '2026-12-01T09:00:00.000Z' },
    0,
  ],
])('[ADV-04] %s', async (_, gift, links) => {
  const site = siteOf([1521], { listFreespins: async () => [gift], listBonuses: async () => [] });
  const adventure = await readAdventure(site, new Date('2026-12-01T10:00:00Z'));
  if (!adventure) throw new Error('no adventure');
  render(
    <MemoryRouter>
      <Speaks locale="en" messages={catalogOf('en')}>
        <AdventureWidget adventure={adventure} messages={catalogOf('en')} />
      </Speaks>
    </MemoryRouter>,
  );
  const found = screen.queryAllByRole('link', { name: 'Take it among your gifts' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/profile/gifts'));
  cleanup();
});
