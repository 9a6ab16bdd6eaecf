import type { Lootbox } from '@halley/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../../query/index.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { aPlayer, server, showAs } from '../../session/testing/fake-server.tsx';
import LootboxesTask from './lootboxes-task.ts';
import { OpenBoxes } from './OpenBoxes.tsx';
import { RocketChance } from './RocketChance.tsx';
import { aBox, aDrawn, aTurn, aWheel } from './testing/some-lootboxes.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

const animate = vi.fn((_frames: Keyframe[]) => ({ finished: Promise.resolve(), cancel: () => {} }));
beforeEach(() => {
  server.reset();
  queries.clear();
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(boxes: Lootbox[], skin = {}) {
  server.answers.listLootboxes = () => boxes;
  server.answers.readWheel = () => null;
  showAs(
    aPlayer(),
    <>
      <LootboxesTask />
      <OpenBoxes atFirst={0} />
      <RocketChance skin={skin} wheel={null} boxes={boxes} />
    </>,
  );
  await screen.findByRole('heading', { name: 'Your boxes' });
}
const words = () => document.body.textContent ?? '';
const box = (name = 'A rocket for you') => screen.findByRole('article', { name });
const drawnBox = (item: number, changes: Partial<Lootbox> = {}) => aDrawn(item, { ...aBox(), ...changes });

describe('rocket chance', () => {
  test('[ROUTE-71] a box says what can come of it and until when, before it is opened', async () => {
    await show([aBox({ valid_until: '2999-12-03T00:00:00.000Z' }), aTurn()]);
    const card = await box();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(card.textContent).toContain('Pro');
    expect(card.textContent).toContain('Can be opened until 3 December 2999.');
    const rows = within(within(card).getByRole('table', { name: 'What can come of it', hidden: true })).getAllByRole(
      'row',
      { hidden: true },
    );
    expect(rows).toHaveLength(10);
    expect(rows[1]?.textContent).toContain('10 points34%');
  });

  test('[API-74] is opened once, rises, and says what was in it; the menu counts one less', async () => {
    await show([aBox(), aBox({ id: 91, title: 'Another' })]);
    await waitFor(() => expect(words()).toMatch(/^2/));
    server.answers.activateLootbox = () => drawnBox(6);
    server.answers.listLootboxes = () => [drawnBox(6), aBox({ id: 91, title: 'Another' })];
    const card = await box();
    const open = within(card).getByRole('button', { name: /^Open/ });
    fireEvent.click(open);
    fireEvent.click(open);
    expect((await screen.findByTestId('prize')).textContent).toBe('€10');
    expect(animate.mock.calls[0]?.[0].map((frame) => Object.keys(frame).includes('transform'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(server.inputsOf('activateLootbox')).toEqual([{ params: { id: '90' } }]);
    expect(within(card).getByRole('link', { name: 'Verify this draw' }).getAttribute('href')).toBe(
      '/fairness?draw=90#draw',
    );
    await waitFor(() => expect(words()).toMatch(/^1/));
  });

  test('one that was opened on another page shows what was decided there', async () => {
    await show([aBox()]);
    server.answers.activateLootbox = refuse(409, { error: { code: 'LOOTBOX_OVER' } });
    server.answers.listLootboxes = () => [drawnBox(1)];
    fireEvent.click(within(await box()).getByRole('button', { name: /^Open/ }));
    expect((await screen.findByTestId('prize')).textContent).toBe('25 points');
  });

  test('[WHEEL-05] what was opened stays while the page is open, whatever day it came on', async () => {
    const created_at = '2026-01-01T00:00:00.000Z';
    await show([aBox({ created_at }), drawnBox(2, { id: 77, title: 'Of old', created_at })]);
    server.answers.activateLootbox = () => drawnBox(6, { created_at });
    server.answers.listLootboxes = () => [drawnBox(6, { created_at })];
    expect(screen.queryByRole('article', { name: 'Of old' })).toBeNull();
    fireEvent.click(within(await box()).getByRole('button', { name: /^Open/ }));
    await screen.findByTestId('prize');
    expect(await box()).toBeTruthy();
  });

  test('[LIVE-10] a box that comes is there, one whose time is over goes', async () => {
    await show([]);
    expect(await screen.findByText('No boxes at the moment')).toBeTruthy();
    await waitFor(() => expect(queries.read('listLootboxes').data).toBeDefined());
    server.answers.listLootboxes = () => [];
    act(() => tellLive('lootboxes_changes', { ...aBox() }));
    expect(await box()).toBeTruthy();
    act(() => tellLive('lootboxes_changes', { ...aBox({ stage: 'expired' }) }));
    expect(await screen.findByText('No boxes at the moment')).toBeTruthy();
  });

  test('nothing arrived: it says so, and the box waits', async () => {
    await show([aBox()]);
    server.answers.activateLootbox = () => {
      throw new TypeError('no network');
    };
    fireEvent.click(within(await box()).getByRole('button', { name: /^Open/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was drawn');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Open/ }).getAttribute('aria-busy')).toBeNull());
  });

  test('[CONF-20] the operator’s picture takes the place of ours', async () => {
    await show([aBox()], { pro: '/art/pro.webp' });
    expect((await box()).querySelector('img')?.getAttribute('src')).toBe('/art/pro.webp');
  });
});

test('who has no boxes is led to the wheel, where there is one', async () => {
  server.answers.listLootboxes = () => [];
  server.answers.readWheel = () => aWheel();
  showAs(aPlayer(), <RocketChance skin={{}} wheel={aWheel()} boxes={[]} />);
  expect((await screen.findByRole('link', { name: 'To the wheel' })).getAttribute('href')).toBe('/rocketmart-wheel');
});
