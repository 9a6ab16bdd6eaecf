import { type MartOrder, type RateCard, readMartPage } from '@halley/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '../../page/testing/show-page.tsx';
import { queries } from '../../query/index.ts';
import { refuse, refuseField } from '../../query/testing/fake-api.ts';
import { aPlayer, server } from '../../session/testing/fake-server.tsx';
import { Mart, type MartProps } from './Mart.tsx';
import { pageCards } from './mart-cards.ts';
import { anOrder, base, box, cash, mug, page, points, sale, spins } from './testing/a-mart.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

async function show(given: Partial<MartProps> = {}, player: ReturnType<typeof aPlayer> | null = aPlayer()) {
  queries.clear();
  const root = { player, flags: { on: {}, pages: {} }, frameParents: [] };
  return showPage(<Mart {...base} {...given} />, { root: root as never, path: '/rocket-mart' });
}
const words = () => document.body.textContent ?? '';
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  cleanup();
  server.reset();
  server.answers.readCompPoints = () => points(600);
  server.answers.readPointsStanding = () => new Promise(() => {});
  server.answers.listOrders = () => [anOrder];
});

describe('the shelves', () => {
  test('[SHOP-11] [SHOP-13] players see all cards by price, what they lack, tags with words and the chances of a box', async () => {
    await show();
    expect(titles()).toEqual(['Night box', '20 free spins', '€5.00', 'A mug']);
    expect(screen.getByText('Often taken')).toBeTruthy();
    cleanup();
    await show({ points: points(450) });
    expect(screen.getByText('50 points missing')).toBeTruthy();
    expect(screen.getByText('450 points missing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exchange: Night box' })).toBeTruthy();
    const chances = within(screen.getByRole('list', { name: 'What can be in it' })).getAllByRole('listitem');
    expect(chances.map((item) => item.textContent)).toEqual(['5 free spins60%', '€5.0040%']);
  });

  test('a level that is not reached and what is sold out are said, not hidden', async () => {
    await show({ lists: { ...base.lists, freespins: [{ ...spins, from_level: 8 }], money: [{ ...cash, most: 0 }] } });
    expect(screen.getByText('From level 8')).toBeTruthy();
    expect(screen.getByText('None for you now')).toBeTruthy();
  });

  test('[SHOP-04] [SHOP-08] a sale has its tab and its cards while it is on, beside the usual price', async () => {
    const lists = { ...base.lists, freespins: [spins, sale] };
    await show({ lists });
    expect(screen.queryByRole('link', { name: /Discounts/ })).toBeNull();
    expect(titles()).not.toContain('sale_spins');
    expect(titles().filter((title) => title === '20 free spins')).toHaveLength(1);
    cleanup();
    await show({ lists, isSale: true, tab: 'discounts' });
    expect(screen.getByRole('link', { name: /Discounts/ }).getAttribute('aria-current')).toBe('page');
    expect(titles()).toEqual(['20 free spins']);
    expect(words()).toContain('usually 400');
  });

  test('[SHOP-24] where the house has no free spins, those of the page are there', async () => {
    await show({ lists: { ...base.lists, freespins: [] }, tab: 'freespins' });
    expect(titles()).toEqual(['10 free spins']);
    expect(words()).toContain('Moon Lotus, €0.20 each. What you win is yours, up to €50.00.');
  });

  test('[SHOP-02] pictures, tags, titles of games, most win, wager and stake of spins are the page’s', async () => {
    const own = readMartPage({
      ...page,
      viewImages: { freespins: { src: '/shelf.svg', srcRetina: '/shelf2.svg' } },
      promo: { NEW: { text: 'Fresh', groups: ['page_spins'] } },
      maxWin: { EUR: 70 },
      spinRate: { EUR: 0.5 },
      freeSpinsWager: 3,
    });
    await show({ lists: {}, points: undefined, page: own, pageCards: pageCards(own.cards), tab: 'freespins' }, null);
    expect(titles()).toEqual(['10 free spins']);
    expect(words()).toContain('Fresh');
    expect(words()).toMatch(/Moon Lotus, €0\.50 each\..*3.*€70\.00/);
    const picture = document.querySelector('header img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('srcset')]).toEqual(['/shelf.svg', '/shelf2.svg 2x']);
  });

  test('[SHOP-09] a card has a price in the player’s currency or one for all, its spins, games, wager and title', async () => {
    const rates = [
      { points: 500, currency: 'EUR', amount_cents: 500 },
      { points: 620, currency: 'NOK', amount_cents: 6_000 },
    ] satisfies RateCard['rates'];
    const played: RateCard = {
      ...spins,
      title: 'Spins of the night',
      summary: undefined,
      wager: 4,
      games: ['lantern-row:moon-lotus'],
    };
    const lists = { ...base.lists, freespins: [played], money: [{ ...cash, rates }], lootboxes: [], goods: [] };
    const shown = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
    await show({ lists });
    expect(shown()).toEqual([
      expect.stringMatching(/^Spins of the nightMoon Lotus, .*4.*400/),
      expect.stringMatching(/€5\.00.*500/),
    ]);
    cleanup();
    await show({ lists }, aPlayer({ currency: 'NOK' }));
    expect(shown()[1]).toMatch(/60\.00.*620/);
  });

  test('[SHOP-06] [SHOP-07] what can be spent stands there, not what levels count; money and the rest have their rates', async () => {
    await show({ points: { chargeable: { points: 450 }, persistent: { points: 9_000 } } });
    expect(screen.getByTestId('mart-points').textContent).toBe('450');
    const priceOf = (name: string) =>
      within(screen.getByRole('article', { name })).getByText(/points$/, { selector: '.figure .sr-only' }).textContent;
    // Money, a box, free spins: each kind has its own rate.
    expect(['€5.00', 'Night box'].map(priceOf)).toEqual(['500 points', '300 points']);
  });

  test('[SHOP-23] a card without a title is called what it is', async () => {
    const lists = { ...base.lists, lootboxes: [{ ...box, title: '' }], goods: [{ ...mug, title: ' ' }] };
    await show({ lists });
    expect(titles()).toEqual(['A box', '20 free spins', '€5.00', 'Sent by post']);
  });

  test('[SHOP-27] five placeholders stand for what is being read', async () => {
    await show({ lists: {} });
    const status = screen.getByRole('status', { name: 'The shelves are being read' });
    expect(status.children).toHaveLength(5);
  });

  test('one list that fails takes no other with it, and is asked for again', async () => {
    let fails = true;
    server.answers.listMoneyRates = () => (fails ? refuse(500, null)() : [cash]);
    await show({ lists: { lootboxes: [box], freespins: [spins], lotteries: [], goods: [] } });
    await screen.findByText('Some shelves could not be read. What you see is there.');
    expect(titles()).toEqual(['Night box', '20 free spins']);
    fails = false;
    server.answers.listRates = () => [];
    await press('Try again');
    await waitFor(() => expect(titles()).toContain('€5.00'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('[SHOP-25] guests see the cards of the page, and a registration button where they would exchange', async () => {
  await show({ lists: {}, points: undefined }, null);
  expect(titles()).toEqual(['10 free spins', 'Night box', '€5.00']);
  await press('Exchange: Night box');
  expect(dialog().getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('registration');
  expect(dialog().queryByRole('button', { name: /Exchange \d/ })).toBeNull();
  expect(server.calls.filter(([name]) => name.startsWith('list') || name.startsWith('exchange'))).toEqual([]);
});

describe('an exchange', () => {
  test('[SHOP-15] [SHOP-16] [SHOP-22] asks for a number, says what is left, is busy, and says what became of it', async () => {
    let answer: (order: MartOrder) => void = () => {};
    server.answers.exchangePoints = () => new Promise<MartOrder>((done) => (answer = done));
    await show();
    await press('Exchange: 20 free spins');
    await press('One more');
    expect(dialog().getByText('40 free spins, worth €8.00 on average')).toBeTruthy();
    expect(dialog().getByTestId('points-after').textContent).toBe('200');
    expect((dialog().getByRole('button', { name: 'One more' }) as HTMLButtonElement).disabled).toBe(true);
    await press('Exchange 800 points');
    await press('Exchange 800 points');
    expect(
      dialog()
        .getByRole('button', { name: /Exchange 800 points/ })
        .getAttribute('aria-busy'),
    ).toBe('true');
    expect(server.inputsOf('exchangePoints')).toEqual([
      {
        params: { type: 'freespins' },
        body: { exchange: { points: 800, group: 'spins_20', currency: 'EUR' } },
      },
    ]);
    await act(async () => answer({ ...anOrder, quantity: 2, points: 800 }));
    expect(dialog().getByText('2 × 20 free spins: it waits among your gifts.')).toBeTruthy();
    expect(dialog().getByRole('link', { name: 'To the gifts' })).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId('mart-points').textContent).toBe('600'));
    expect(await screen.findByText('Yours')).toBeTruthy();
  });

  test('[SHOP-22] of what is affordable once there is no number to choose', async () => {
    await show({ points: points(799) });
    await press('Exchange: 20 free spins');
    expect(dialog().queryByRole('button', { name: 'One more' })).toBeNull();
  });

  test('money goes by its own call', async () => {
    server.answers.exchangeForMoney = () => ({ ...anOrder, type: 'money', title: '€5.00' });
    await show();
    await press('Exchange: €5.00');
    await press('Exchange 500 points');
    expect(await screen.findByText('€5.00: it is on your balance.')).toBeTruthy();
    expect(server.inputsOf('exchangeForMoney')).toHaveLength(1);
  });

  test.each([
    ['points', 'not_enough', 'That is more points than you have.'],
    ['points', 'other_price', 'The price has changed meanwhile.'],
    ['points', 'too_many', 'That is more than can be had at once.'],
    ['points', 'sold_out', 'There is none left of it.'],
    ['points', 'had_all', 'You have had as many of it as one can have.'],
    ['group', 'unknown', 'It is not in the shop any more.'],
    ['group', 'not_for_you', 'It is not open to you at the moment.'],
    ['group', 'several_accounts', 'The shop is for players with one account.'],
    ['group', 'no_bonuses', 'You have asked for no bonuses'],
    ['currency', 'no_rate', 'It has no price in your currency.'],
    ['address', 'needed', 'We need an address to send it to.'],
  ])('[SHOP-15] that is refused for %s.%s says so, and the shop is read anew', async (field, code, text) => {
    server.answers.exchangePoints = refuseField(field, code);
    server.answers.listRates = () => [{ ...box, rate: { points: 350 } }];
    await show();
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    await screen.findByRole('heading', { name: 'Nothing was exchanged' });
    expect(words()).toContain(text);
    await press('Back to the shop');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('listRates').length).toBeGreaterThan(0);
  });

  test('without an answer the same wish is sent again under the same key', async () => {
    const keys: unknown[] = [];
    server.answers.exchangePoints = (_input, options) => {
      keys.push(options?.idempotencyKey);
      if (keys.length === 1) throw new TypeError('no line');
      return anOrder;
    };
    await show();
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    await screen.findByRole('heading', { name: 'We do not know yet' });
    await press('Try again');
    await screen.findByRole('heading', { name: 'It is yours' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  test('[SHOP-17] of somebody with several accounts is not made: a warning comes before', async () => {
    await show({}, aPlayer({ statuses: [{ id: 100, name: 'Multi' }] }));
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    expect(dialog().getByRole('heading', { name: 'One account for each player' })).toBeTruthy();
    expect(server.inputsOf('exchangePoints')).toEqual([]);
  });

  test('[SHOP-18] of somebody who wants no bonuses is made when they are switched on, and not otherwise', async () => {
    server.answers.exchangePoints = () => ({ ...anOrder, type: 'lootboxes', title: 'Night box' });
    server.answers.updateBonusSettings = () => ({ can_issue: true });
    await show({}, aPlayer({ can_issue_bonuses: false }));
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    await press('Leave them off');
    expect(server.inputsOf('exchangePoints')).toEqual([]);
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    await press('Switch on and exchange');
    await screen.findByText('Night box: it can be opened whenever you like.');
    expect(server.inputsOf('updateBonusSettings')).toEqual([{ body: { can_issue: true } }]);
  });

  test('[SHOP-19] of everybody else is made at once', async () => {
    server.answers.exchangePoints = () => ({ ...anOrder, type: 'lootboxes', title: 'Night box' });
    await show();
    await press('Exchange: Night box');
    await press('Exchange 300 points');
    await screen.findByText('Night box: it can be opened whenever you like.');
    expect(server.inputsOf('exchangePoints')).toHaveLength(1);
  });

  test('for something that is sent asks where to, as the profile knows it', async () => {
    server.answers.listCountries = () => [{ code: 'DE' }, { code: 'AU' }];
    server.answers.exchangePoints = () => ({ ...anOrder, type: 'goods', title: 'A mug', state: 'placed' });
    await show({}, aPlayer({ first_name: 'Ada', last_name: 'Lovelace', address: 'Way 1', country: 'DE' }));
    await press('Exchange: A mug');
    await press('Exchange 900 points');
    expect(server.inputsOf('exchangePoints')).toEqual([]);
    expect(dialog().getByLabelText(/City/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(dialog().getByLabelText(/City/), { target: { value: 'Berlin' } });
    fireEvent.change(dialog().getByLabelText(/Postal code/), { target: { value: '10115' } });
    await press('Exchange 900 points');
    await screen.findByText('A mug: we have your order and write when it is sent.');
    const address = { name: 'Ada Lovelace', street: 'Way 1', postal_code: '10115', city: 'Berlin', country: 'DE' };
    expect(server.inputsOf('exchangePoints')).toEqual([
      {
        params: { type: 'goods' },
        body: { exchange: { points: 900, group: 'mug', currency: 'EUR', address } },
      },
    ]);
  });
});

describe('orders', () => {
  const parcel: MartOrder = {
    ...anOrder,
    id: 8,
    type: 'goods',
    title: 'A mug',
    points: 900,
    state: 'confirmed',
    can_take_back: true,
    tracking: 'HX 1',
    address: { name: 'Ada', street: 'Way 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
  };

  test('say where they are; one that is not sent can be canceled, after a question', async () => {
    server.answers.cancelOrder = () => ({ ...parcel, state: 'canceled', can_take_back: false });
    server.answers.listOrders = () => [{ ...parcel, state: 'canceled', can_take_back: false }, anOrder];
    await show({ orders: [parcel, anOrder] });
    expect(words()).toContain('Being packed');
    expect(words()).toContain('Tracking: HX 1');
    expect(words()).toContain('To Ada, Way 1, 10115 Berlin, DE');
    expect(screen.getAllByRole('button', { name: 'Cancel the order' })).toHaveLength(1);
    await press('Cancel the order');
    expect(words()).toContain('A mug is not sent, and 900 points are yours again.');
    await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Cancel the order' })));
    expect(server.inputsOf('cancelOrder')).toEqual([{ params: { id: '8' } }]);
    await screen.findByText('Canceled');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  test('of boxes that nobody opened can be given back, after a question', async () => {
    const boxes: MartOrder = { ...anOrder, type: 'lootboxes', title: 'Night box', points: 300, can_take_back: true };
    const back: MartOrder = { ...boxes, state: 'returned', can_take_back: false };
    server.answers.cancelOrder = () => back;
    server.answers.listOrders = () => [back];
    await show({ orders: [boxes] });
    await press('Give back');
    expect(words()).toContain('Night box is taken back unopened, and 300 points are yours again.');
    await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Give it back' })));
    expect(server.inputsOf('cancelOrder')).toEqual([{ params: { id: '7' } }]);
    await screen.findByText('Returned');
    expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
  });

  test('of somebody who had nothing are none', async () => {
    await show();
    expect(words()).toContain('Nothing yet');
  });
});
