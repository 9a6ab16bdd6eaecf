import type { Lootbox, Wheel } from '@halley/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries, useQuery } from '../../query/index.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { aPlayer, server, showAs } from '../../session/testing/fake-server.tsx';
import LootboxesTask from './lootboxes-task.ts';
import { Segments } from './SegmentsPage.tsx';
import { aDrawn, aTurn, aWheel } from './testing/some-lootboxes.ts';
import { WheelStage } from './WheelStage.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

/** Every motion is over at once. */
const animate = vi.fn((_frames: Keyframe[], _timing?: KeyframeAnimationOptions) => ({
  finished: Promise.resolve(),
  cancel: () => {},
}));
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

/** As the page has it: what is known of the wheel comes from the cache. */
function Page({ wheel, boxes }: { wheel: Wheel; boxes: Lootbox[] }) {
  const { data } = useQuery('readWheel', undefined, { initial: wheel });
  return data ? <WheelStage wheel={data} initialBoxes={boxes} /> : null;
}

async function show(changes: Partial<Wheel> = {}, boxes: Lootbox[] = []) {
  server.answers.listLootboxes = () => boxes;
  const wheel = aWheel(changes);
  server.answers.readWheel = () => wheel;
  showAs(
    aPlayer(),
    <>
      <LootboxesTask />
      <Page wheel={wheel} boxes={boxes} />
    </>,
  );
  await screen.findByRole('table');
}
const words = () => document.body.textContent ?? '';
const turnButton = () => screen.getByRole('button', { name: 'Turn the wheel' });
const isIdle = () => waitFor(() => expect(turnButton().getAttribute('aria-busy')).toBeNull());

describe('the table of chances', () => {
  test('[ROUTE-61] says of everything how likely it is, what it is worth and how often it was given', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'The chances' })).getAllByRole('row');
    expect(rows[1]?.textContent).toBe('10 points34%2.9€0.109');
    expect(rows[8]?.textContent).toBe('€50 bonus0.8%125€50.002');
    expect(rows[9]?.textContent).toBe('€5000.2%500€500.001');
    expect(words()).toContain('Since 1 Nov 2026');
    expect(words()).toContain('On average it is worth €2.13. Mostly it gives points.');
  });

  test('a sector is as wide as its chance, and the picture has a name', async () => {
    await show();
    const picture = screen.getByRole('img', { name: /^Wheel with 9 sectors/ });
    expect(picture.querySelectorAll('path[fill="#1f3f86"]')).toHaveLength(1);
    expect(words()).toContain('€500');
  });
});

describe('what the documents announce', () => {
  const euros = (amount_cents: number) => [
    { currency: 'EUR', amount_cents },
    { currency: 'NOK', amount_cents: amount_cents * 10 },
  ];
  const item = (id: number, bonus: Partial<Lootbox['items'][number]['bonuses'][number]>) => ({
    id,
    weight: 50 - id,
    prize: false,
    bonuses: [{ title: 'Moon Lotus', type: 'bonus' as const, attributes: [], result_bonus: [], ...bonus }],
  });
  const items: Lootbox['items'] = [
    item(1, { type: 'freespins', attributes: [{ field: 'freespins_count', value: 20 }] }),
    item(2, {
      attributes: [{ field: 'bonus_amount', value: euros(2_500) }],
      result_bonus: [
        { field: 'wager', value: 30 },
        { field: 'max_win', value: euros(9_000) },
      ],
    }),
    item(3, {
      attributes: [
        { field: 'bonus_amount', value: euros(500) },
        { field: 'wager', value: 0 },
      ],
    }),
  ];

  test.each([
    ['EUR' as const, ['20 free spins', '€25 bonus', '€5']],
    ['NOK' as const, ['20 free spins', 'NOK 250 bonus', 'NOK 50']],
  ])(
    '[WHEEL-02] [WHEEL-03] spins by their count, a bonus by its wager, money as it is in %s',
    async (currency, prizes) => {
      await act(async () =>
        showAs(
          aPlayer(),
          <Segments group={null} items={items} title={null} price={900} wheel={null} currency={currency} />,
        ),
      );
      const [, ...rows] = within(screen.getByRole('table', { name: 'The chances' })).getAllByRole('row');
      expect(rows.map((row) => row.querySelector('td,th')?.textContent?.replaceAll('\u00a0', ' '))).toEqual(prizes);
      expect(screen.getByTestId('turn-price').textContent).toBe('A turn can also be had for 900 points.');
    },
  );
});

describe('the turn of the day', () => {
  test('[API-74] is taken and turned with one press; the result stands in a live region, with where it is', async () => {
    await show();
    expect(words()).toContain('1 turn today, free. A turn not used is simply not used.');
    server.answers.takeDailyTurn = () => aTurn();
    server.answers.activateLootbox = () => aDrawn(2);
    fireEvent.click(turnButton());
    fireEvent.click(turnButton());
    const result = await screen.findByTestId('prize');
    expect(result.textContent).toBe('5 free spins');
    expect(result.closest('[role=status]')?.textContent).toContain('On Moon Lotus. They wait among your gifts.');
    expect(screen.getByRole('link', { name: 'See in gifts' }).getAttribute('href')).toBe('/profile/gifts');
    expect(server.inputsOf('takeDailyTurn')).toHaveLength(1);
    expect(server.inputsOf('activateLootbox')).toEqual([{ params: { id: '71' } }]);
    expect(screen.getByRole('link', { name: 'Verify this draw' }).getAttribute('href')).toBe('/fairness?draw=71#draw');
    expect(words()).toContain('Number of the draw48');
  });

  test('moves by transform alone, for a few turns, and rests where the draw says', async () => {
    await show({}, [aTurn({ id: 5 })]);
    server.answers.takeDailyTurn = () => aTurn();
    server.answers.activateLootbox = () => aDrawn(2);
    fireEvent.click(turnButton());
    await screen.findByTestId('prize');
    const [frames] = animate.mock.calls[0] ?? [];
    expect(frames?.map((frame) => Object.keys(frame))).toEqual([['transform'], ['transform']]);
    const turned = Number(/rotate\(([\d.]+)deg\)/.exec(String(frames?.[1]?.transform))?.[1]);
    expect(turned).toBeGreaterThanOrEqual(5 * 360);
    expect(turned).toBeLessThan(6 * 360);
  });

  test('fades for who wants less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await show();
    server.answers.takeDailyTurn = () => aTurn();
    server.answers.activateLootbox = () => aDrawn(0);
    fireEvent.click(turnButton());
    await screen.findByTestId('prize');
    expect(animate.mock.calls.flatMap(([frames]) => frames.map((frame) => Object.keys(frame)))).toEqual([
      ['opacity'],
      ['opacity'],
      ['opacity'],
      ['opacity'],
    ]);
  });

  test('nothing tells what was drawn before the disc does', async () => {
    await show();
    let end = () => {};
    animate.mockReturnValueOnce({
      finished: new Promise<void>((resolve) => {
        end = resolve;
      }),
      cancel: () => {},
    });
    server.answers.takeDailyTurn = () => aTurn();
    const after = aDrawn(2);
    after.chances = after.chances.map((one) => ({ ...one, given: 55 }));
    server.answers.activateLootbox = () => after;
    server.answers.listLootboxes = () => [after];
    server.answers.readWheel = () => aWheel({ today: 'taken', chances: after.chances });
    fireEvent.click(turnButton());
    await waitFor(() => expect(animate).toHaveBeenCalled());
    await act(async () => tellLive('lootboxes_changes', { ...after }));
    expect(screen.queryByTestId('prize')).toBeNull();
    expect(words()).not.toContain('55');
    expect(words()).not.toContain('You have had the free turn of today');
    expect(turnButton().getAttribute('aria-busy')).toBe('true');
    end();
    await screen.findByTestId('prize');
    expect(words()).toContain('55');
  });

  test('taken: the day of the next one in words, and what it gave is still there', async () => {
    await show({ today: 'taken' }, [aDrawn(5)]);
    expect(words()).toMatch(/You have had the free turn of today\. The next one: .+\./);
    expect((await screen.findByTestId('prize')).textContent).toBe('€2');
    expect(screen.getByRole('link', { name: 'See your account history' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn the wheel' })).toBeNull();
  });

  test.each([
    ['not_for_you', 'The free turn of the day is not open to your account at the moment.'],
    ['guest', 'Players have one free turn a day. The chances are the same for everybody.'],
  ] as const)('%s: %s', async (today, text) => {
    await show({ today, seal: null, price_points: today === 'guest' ? 900 : null });
    expect(words()).toContain(text);
    expect(screen.queryByRole('button', { name: 'Turn the wheel' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Log in' }) !== null).toBe(today === 'guest');
    // What a turn costs in points is told to guests; whoever is left alone is offered none.
    expect(screen.queryByTestId('turn-price') !== null).toBe(today === 'guest');
  });
});

describe('what was decided is shown, and never drawn twice', () => {
  test('the line broke after it was drawn: the list says what came of it', async () => {
    await show({ today: 'taken', turns: [{ id: 71, title: 'Mine', valid_until: '2999-01-01T00:00:00.000Z' }] }, [
      aTurn(),
    ]);
    server.answers.activateLootbox = () => {
      throw new TypeError('no network');
    };
    server.answers.listLootboxes = () => [aDrawn(3)];
    fireEvent.click(turnButton());
    expect((await screen.findByTestId('prize')).textContent).toBe('50 points');
    expect(server.inputsOf('activateLootbox')).toHaveLength(1);
  });

  test.each([
    ['nothing arrived', new TypeError('no network'), [aTurn()], 'Nothing was drawn, and what you hold is still yours.'],
    ['nobody knows', new TypeError('no network'), null, 'it is never drawn twice'],
  ])('%s: it says so', async (_name, error, list, text) => {
    await show({ today: 'taken', turns: [{ id: 71, title: 'Mine', valid_until: '2999-01-01T00:00:00.000Z' }] }, [
      aTurn(),
    ]);
    server.answers.activateLootbox = () => {
      throw error;
    };
    server.answers.listLootboxes = () => {
      if (list) return list;
      throw error;
    };
    fireEvent.click(turnButton());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await isIdle();
  });

  test.each([
    ['TURN_TAKEN', 409, 'The free turn of today is taken.'],
    ['BONUS_NOT_FOR_YOU', 403, 'This is not open to your account'],
    ['PROMOTION_USED_UP', 409, 'All turns of today are given.'],
  ])('%s is told in words', async (code, status, text) => {
    await show();
    server.answers.takeDailyTurn = refuse(status, { error: { code } });
    fireEvent.click(turnButton());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(server.inputsOf('activateLootbox')).toEqual([]);
    await isIdle();
  });

  test('[LIVE-10] [API-73] a turn that comes while the page is open is counted; news of another do not disturb', async () => {
    await show({ today: 'taken' });
    await waitFor(() => expect(queries.read('listLootboxes').data).toBeDefined());
    server.answers.readWheel = () =>
      aWheel({ today: 'taken', turns: [{ id: 5, title: 'From the shop', valid_until: '2999-01-01T00:00:00.000Z' }] });
    act(() => tellLive('lootboxes_changes', { ...aTurn({ id: 5, title: 'From the shop' }) }));
    expect(queries.read('listLootboxes').data).toHaveLength(1);
    await waitFor(() => expect(words()).toContain('You hold 1 turn.'));
    expect(turnButton()).toBeTruthy();
  });
});

describe('several turns', () => {
  const turns = [
    { id: 5, title: 'From the shop', valid_until: '2026-12-03T00:00:00.000Z' },
    { id: 6, title: 'A thank you', valid_until: '2026-12-04T00:00:00.000Z' },
  ];

  test('which one is turned can be chosen, and is shown with its own chances', async () => {
    const own = aTurn({ id: 6, chances: aTurn().chances.map((one) => ({ ...one, given: 77 })) });
    await show({ turns }, [aTurn({ id: 5 }), own]);
    const choice = screen.getByRole('combobox', { name: 'Which turn' });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'The free turn of today',
      'From the shop, until 3 December',
      'A thank you, until 4 December',
    ]);
    fireEvent.change(choice, { target: { value: '6' } });
    await waitFor(() => expect(words()).toContain('€0.1077'));
    server.answers.activateLootbox = () => aDrawn(0, { id: 6 });
    fireEvent.click(turnButton());
    await screen.findByTestId('prize');
    expect(server.inputsOf('activateLootbox')).toEqual([{ params: { id: '6' } }]);
    expect(server.inputsOf('takeDailyTurn')).toEqual([]);
  });
});

describe('a turn for points', () => {
  const price = { today: 'taken', price_points: 500, price_group: 'manual_wheel_1' } as const;

  async function ask(have: number) {
    server.answers.readCompPoints = () => ({ chargeable: { points: have }, persistent: { points: have } });
    await show(price);
    fireEvent.click(screen.getByRole('button', { name: 'A turn for 500 points' }));
    return screen.findByRole('dialog', { name: 'A turn for points' });
  }

  test('says what there is and what is left before; the exchange names the price and the group', async () => {
    const dialog = await ask(1_200);
    await waitFor(() => expect(dialog.textContent).toContain('Points after700'));
    expect(dialog.textContent).toContain('Points now1,200');
    server.answers.exchangePoints = () => ({ lootbox_ids: [5] });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Spend 500 points' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('exchangePoints')).toEqual([
      {
        params: { type: 'lootboxes' },
        body: { exchange: { points: 500, group: 'manual_wheel_1', currency: 'EUR' } },
      },
    ]);
  });

  test('cannot be had with too few, and a refusal changes nothing', async () => {
    const dialog = await ask(20);
    expect(await within(dialog).findByText('There are not enough points for a turn.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Spend 500 points' })).toHaveProperty('disabled', true);
  });

  test.each([
    ['points', 'other_price', 'The price has changed.'],
    ['points', 'sold_out', 'No more turns can be had for points'],
    ['group', 'unknown', 'That did not work.'],
  ])('%s.%s: %s', async (field, code, text) => {
    const dialog = await ask(1_200);
    await waitFor(() => expect(dialog.textContent).toContain('Points after700'));
    server.answers.exchangePoints = refuse(422, { errors: { [field]: { [code]: 'text' } } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Spend 500 points' }));
    await waitFor(() => expect(dialog.textContent).toContain(text));
  });
});
