import { toasts } from '@halley/ui/toasts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { Gifts, type GiftsProps } from './Gifts.tsx';
import GiftsTask from './gifts-task.ts';
import { aBonus, aDeal, aNewBonus, anOffer, aWaitingBonus, someSpins } from './testing/a-gift.ts';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));
vi.mock('../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));
vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../i18n/catalog.server.ts');
  const loaded = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => loaded };
});

const nothing: GiftsProps = { bonuses: [], freespins: [], deposit: [], registration: [], disabled: [], looks: [] };

beforeEach(() => {
  server.reset();
  queries.clear();
  for (const store of [localStorage, sessionStorage]) store.clear();
  for (const { id } of toasts.list()) toasts.close(id);
});
afterEach(cleanup);

async function show(gifts: Partial<GiftsProps>, player = aPlayer()) {
  const all = { ...nothing, ...gifts };
  // What the server holds: as it was loaded, until a test says otherwise.
  server.answers.listBonuses = () => all.bonuses;
  server.answers.listFreespins = () => all.freespins;
  server.answers.listDepositOffers = () => all.deposit;
  server.answers.listRegistrationOffers = () => all.registration;
  server.answers.listAccounts = () => [];
  showAs(
    player,
    <>
      <GiftsTask />
      <Gifts {...all} />
    </>,
  );
  await screen.findByRole('heading', { name: 'Gifts' });
}

const gift = (name: string | RegExp) => screen.findByRole('article', { name });
const click = async (name: string, within_?: HTMLElement) =>
  fireEvent.click(
    within_ ? within(within_).getByRole('button', { name }) : await screen.findByRole('button', { name }),
  );
const openTab = (name: RegExp) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

const expectToast = (words: RegExp) =>
  waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual([expect.stringMatching(words)]));

describe('[ROUTE-20] the gifts page', () => {
  test('without a gift says so and asks for nothing', async () => {
    await show({});
    expect(screen.getByText('No gifts at the moment')).toBeTruthy();
    openTab(/Closed/);
    expect(await screen.findByText('Nothing has ended yet')).toBeTruthy();
  });

  test('[BONUS-16] the gift that is played with: what is left, how far it is, what it holds', async () => {
    await show({ bonuses: [aBonus()] });
    const card = within(await gift('Monday gift: €52.00'));
    expect(card.getByText('Playing now')).toBeTruthy();
    expect(card.getByText('Stake €412.00 more, and what is left of the gift becomes your own money.')).toBeTruthy();
    expect(card.getByText('€588.00 of €1,000.00 staked')).toBeTruthy();
    expect(card.getByText('58%')).toBeTruthy();
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('58.8');
    expect(card.getByRole('link', { name: 'Play with it' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe(
      '/api/promotions/12/terms.txt?version=3&locale=en',
    );
    expect([...document.querySelectorAll('[data-line] dt')].map((line) => line.textContent)).toEqual([
      ...['You get', 'You have to stake', 'That costs on average', 'What counts', 'Time', 'If you stop'],
    ]);
  });

  test('tabs count what is active and what is new', async () => {
    await show({
      bonuses: [aBonus(), aWaitingBonus(4, 1), aNewBonus()],
      freespins: [someSpins()],
      deposit: [anOffer()],
    });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Active2', 'New3', 'Closed']);
    openTab(/New/);
    await waitFor(() => expect(screen.queryByRole('article', { name: /Monday gift/ })).toBeNull());
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      ...['50% on a deposit', '20 free spins', 'Welcome back'],
    ]);
  });

  test('[BONUS-13] what the operator has switched off is not shown before it is taken', async () => {
    await show({ bonuses: [aNewBonus({ group_key: 'monday' })], disabled: ['monday'] });
    expect(screen.getByText('No gifts at the moment')).toBeTruthy();
  });

  test('a person who looks at it is told of, with the moment it ends', async () => {
    await show({ bonuses: [aBonus({ review_until: '2026-11-19T09:00:00.000Z' })] });
    const card = within(await gift(/Monday gift/));
    expect(
      card.getByText(/A person is looking at this gift.*If nothing is decided by .*19 Nov 2026.* it is yours/),
    ).toBeTruthy();
  });

  test('closed gifts say why they ended and what came of them', async () => {
    const ended = [
      aBonus({ id: 1, title: 'One', stage: 'wager_done', released_cents: 4_600 }),
      aBonus({ id: 2, title: 'Two', stage: 'lost' }),
      aBonus({ id: 3, title: 'Three', stage: 'canceled' }),
      aBonus({ id: 4, title: 'Four', stage: 'expired', valid_until: '2026-11-20T12:00:00.000Z' }),
      aNewBonus({
        id: 6,
        title: 'Six',
        stage: 'expired',
        activatable_until: null,
        valid_until: '2026-11-22T12:00:00.000Z',
      }),
      aBonus({ id: 7, title: 'trip__1__01/12/2026__Seven', stage: 'canceled', end_reason: 'charged_back' }),
    ];
    await show({ bonuses: ended, freespins: [someSpins({ id: 5, title: 'Five', stage: 'finished', win_cents: 410 })] });
    openTab(/Closed/);
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.querySelector('p')?.textContent?.trim());
    expect(screen.getByRole('heading', { name: 'Seven' })).toBeTruthy();
    expect(rows).toEqual([
      'The deposit it was given for was charged back.',
      expect.stringMatching(/^It was not taken by 22 Nov 2026/),
      'Every spin has been played. They won €4.10.',
      expect.stringMatching(/^Its time was over on 20 Nov 2026/),
      'It was given up, or ended with a break, an exclusion or its deposit.',
      'Nothing of the bonus was left.',
      'Everything it asked for was staked. €46.00 of it became your own money.',
    ]);
  });

  test('gifts that could not be loaded are asked for again by a click', async () => {
    await show({ bonuses: undefined });
    cleanup();
    queries.clear();
    server.answers.listBonuses = refuse(500, null);
    showAs(aPlayer(), <Gifts {...nothing} bonuses={undefined} />);
    await screen.findByRole('alert');
    server.answers.listBonuses = () => [aBonus()];
    await click('Try again');
    expect(await gift(/Monday gift/)).toBeTruthy();
  });
});

describe('what can be done with a gift', () => {
  test('[API-28] taking it: the list is asked for anew and shows it as the player’s', async () => {
    await show({ bonuses: [aNewBonus()] });
    const card = await gift('Welcome back');
    const buttons = within(card).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Take it', 'No, thanks']);
    expect(buttons[0]?.className).toBe(buttons[1]?.className);
    server.answers.activateBonus = () => null;
    server.answers.listBonuses = () => [aBonus({ id: 2, title: 'Welcome back' })];
    await click('Take it', card);
    expect(await screen.findByText('Playing now')).toBeTruthy();
    expect(server.inputsOf('activateBonus')).toEqual([{ params: { id: '2' } }]);
  });

  test('[API-26] saying no to it', async () => {
    await show({ bonuses: [aNewBonus()] });
    server.answers.cancelBonus = () => null;
    server.answers.listBonuses = () => [aNewBonus({ stage: 'canceled', activatable: false })];
    await click('No, thanks', await gift('Welcome back'));
    expect(await screen.findByText('No gifts at the moment')).toBeTruthy();
    expect(server.inputsOf('cancelBonus')).toEqual([{ params: { id: '2' } }]);
  });

  test('[API-27] [API-25] [API-97] free spins are taken, played in their game, and given up by a second thought', async () => {
    await show({ freespins: [someSpins()] });
    const taken = someSpins({ stage: 'activated', activatable: false, freespins_performed: 5, win_cents: 120 });
    server.answers.activateFreespins = () => null;
    server.answers.listFreespins = () => [taken];
    await click('Take it', await gift('20 free spins'));
    const play = await screen.findByRole('link', { name: 'Play Moon Lotus' });
    expect(play.getAttribute('href')).toBe('/play/halley-studio/moon-lotus?mode=real');
    expect(screen.getByText('5 of 20 played, €1.20 won so far.')).toBeTruthy();
    await click('Give it up', await gift('20 free spins'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('What the spins have won stays. The rest of them is gone.')).toBeTruthy();
    server.answers.cancelFreespins = () => null;
    server.answers.listFreespins = () => [{ ...taken, stage: 'canceled' }];
    fireEvent.click(dialog.getByRole('button', { name: 'Give it up' }));
    expect(await screen.findByText('No gifts at the moment')).toBeTruthy();
    expect(server.inputsOf('cancelFreespins')).toEqual([{ params: { id: '7' } }]);
  });

  test('free spins of several games are taken in the one that is chosen, and wait while its studio does not answer', async () => {
    const games_info = [
      { identifier: 'lantern-row/moon-lotus', title: 'Moon Lotus' },
      { identifier: 'kepler/CometFlip', title: 'Comet Flip' },
    ];
    await show({ freespins: [someSpins({ games_info })] });
    const taken = someSpins({ games_info, stage: 'activated', activatable: false, game: 'kepler/CometFlip' });
    server.answers.activateFreespins = () => null;
    server.answers.listFreespins = () => [{ ...taken, waits_for_provider: true }];
    const card = await gift('20 free spins');
    fireEvent.change(within(card).getByLabelText('Play them in'), { target: { value: 'kepler/CometFlip' } });
    await click('Take it', card);
    expect(await screen.findByText(/The studio of the game has not answered yet/)).toBeTruthy();
    expect(server.inputsOf('activateFreespins')).toEqual([{ params: { id: '7' }, body: { game: 'kepler/CometFlip' } }]);
    expect(screen.queryByRole('link', { name: /^Play / })).toBeNull();
    tellLive('freespins_changes', taken);
    const play = await screen.findByRole('link', { name: /^Play / });
    expect(play.getAttribute('href')).toBe('/play/kepler/CometFlip?mode=real');
  });

  test('free spins of another wallet say which', async () => {
    await show({ freespins: [someSpins({ stage: 'activated', activatable: false })] }, aPlayer({ currency: 'USD' }));
    expect(screen.getByText('They are played in EUR: choose that wallet first.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Play Moon/ })).toBeNull();
  });

  test('giving a gift up shows to the cent what goes and what stays; keeping it is as large', async () => {
    await show({ bonuses: [aBonus()] });
    server.answers.readCancelInfo = () => ({
      id: 1,
      total_withdrawal_amount: '25.00',
      current_balance: '88.00',
      cash_balance: '25.00',
      bonus_balance: '63.00',
      bonus_winnings: '0.00',
    });
    await click('Give it up', await gift(/Monday gift/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up “Monday gift”?' }));
    expect(dialog.getByText('What is yours stays. Only the bonus goes back.')).toBeTruthy();
    expect((await dialog.findByText('€63.00')).closest('div')?.textContent).toBe('Goes back€63.00');
    expect(dialog.getByText('€25.00').closest('div')?.textContent).toBe('Your own money, free to withdraw€25.00');
    const [keep, giveUp] = ['Keep it', 'Give it up'].map((name) => dialog.getByRole('button', { name }));
    expect(keep?.className).toBe(giveUp?.className);
    server.answers.cancelBonus = () => null;
    server.answers.listBonuses = () => [aBonus({ stage: 'canceled' })];
    fireEvent.click(giveUp as HTMLElement);
    expect(await screen.findByText('No gifts at the moment')).toBeTruthy();
  });

  test('playing without it and with it again', async () => {
    await show({ bonuses: [aBonus()] });
    server.answers.pauseBonus = () => null;
    server.answers.listBonuses = () => [aBonus({ stage: 'wait', paused: true, pausable: false })];
    await click('Play without it', await gift(/Monday gift/));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(server.inputsOf('pauseBonus')).toEqual([{ params: { id: '1' } }]);
    server.answers.resumeBonus = () => null;
    server.answers.listBonuses = () => [aBonus()];
    await click('Play with it again', await gift(/Monday gift/));
    expect(await screen.findByText('Playing now')).toBeTruthy();
  });

  test('the queue has the player’s order: whole, for its wallet alone', async () => {
    const queue = [
      aWaitingBonus(4, 1),
      aWaitingBonus(5, 2),
      aWaitingBonus(6, 3),
      aWaitingBonus(9, 1, { currency: 'USD' }),
    ];
    await show({ bonuses: queue });
    expect(within(await gift(/Gift 5/)).getByText('number 2 in the queue')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Earlier: Gift 4' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Earlier: Gift 9' })).toBeNull();
    server.answers.orderBonuses = () => null;
    await click('Earlier: Gift 6');
    await waitFor(() => expect(server.inputsOf('orderBonuses')).toEqual([{ body: { ids: [4, 6, 5] } }]));
  });

  test('[API-23] an offer is picked, then the deposit opens; no is as near', async () => {
    await show({ deposit: [anOffer()] }, aPlayer({ statuses: [{ id: 'pick:offer-7', name: 'other' }] }));
    const card = await gift('50% on a deposit');
    server.answers.changeGroups = () => null;
    await click('Deposit with it', card);
    await waitFor(() =>
      expect(server.inputsOf('changeGroups')).toEqual([
        { body: { groups: { add: ['pick:offer-1'], remove: ['pick:offer-7'] } } },
      ]),
    );
    cleanup();
    server.calls.length = 0;
    await show({ deposit: [anOffer()] });
    server.answers.declineDepositOffer = () => null;
    server.answers.listDepositOffers = () => [];
    await click('No, thanks', await gift('50% on a deposit'));
    expect(await screen.findByText('No gifts at the moment')).toBeTruthy();
  });

  test('[ERR-09] a call that failed is only logged, yet the screen says that it did not work', async () => {
    await show({ bonuses: [aNewBonus()] });
    server.answers.activateBonus = refuse(409, { error: { code: 'GIFT_MOVED' } });
    await click('Take it', await gift('Welcome back'));
    await expectToast(/That did not work\. You see how your gifts stand now/);
  });

  test.each(['activateBonus', 'activateFreespins'] as const)('%s says when a day has no more of them', async (call) => {
    await show({ bonuses: [aNewBonus()].slice(call === 'activateBonus' ? 0 : 1), freespins: [someSpins()] });
    server.answers[call] = refuse(409, { error: { code: 'GIFT_TAKEN_TODAY' } });
    await click('Take it', await gift(call === 'activateBonus' ? 'Welcome back' : '20 free spins'));
    await expectToast(/Tomorrow you can take the next/);
  });
});

describe('[API-20] a gift code', () => {
  const redeem = async (code: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Gift code' }), { target: { value: code } });
    await click('Add');
  };

  test.each([
    ['activated', 'The code worked. What it gives is among your gifts.'],
    ['already_activated', 'You have used this code already.'],
    ['failed_to_activate', 'This code does not open anything for you. It may be mistyped, over, or meant for others.'],
  ])('%s is said in words', async (status, words) => {
    await show({});
    server.answers.redeemCoupon = () => ({ status });
    await redeem(' COMET ');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.inputsOf('redeemCoupon')).toEqual([{ body: { coupon_code: 'COMET' } }]);
  });

  test('[ERR-09] a failure shows nothing of the server, but that it did not work', async () => {
    await show({});
    server.answers.redeemCoupon = refuse(429, { error: { code: 'RATE_LIMITED' } });
    await redeem('COMET');
    expect(await screen.findByText(/That did not work, and nothing has changed/)).toBeTruthy();
  });

  test('[GUARD-10] of a link waits in the field and is redeemed by a click alone; an empty one is not sent', async () => {
    sessionStorage.setItem('giftPromocode', 'STARS');
    await show({});
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Gift code' }).value).toBe('STARS');
    expect(server.inputsOf('redeemCoupon')).toEqual([]);
    await redeem('  ');
    expect(screen.getByText('Type a code.')).toBeTruthy();
    expect(server.inputsOf('redeemCoupon')).toEqual([]);
  });
});

test('[API-19] bonuses can be switched off for good', async () => {
  await show({});
  server.answers.updateBonusSettings = () => null;
  fireEvent.click(screen.getByRole('switch', { name: /Give me bonuses/ }));
  await waitFor(() => expect(server.inputsOf('updateBonusSettings')).toEqual([{ body: { can_issue: false } }]));
});

describe('live news', () => {
  test('[LIVE-04] of a bonus: progress at once, a new one is asked for and marks the menu', async () => {
    await show({ bonuses: [aBonus()] });
    const asked = () => server.inputsOf('listBonuses').length;
    tellLive('bonuses_changes', { ...aBonus({ amount_wager_cents: 70_000, title: 'In another language' }) });
    const card = within(await gift('Monday gift: €52.00'));
    expect(await card.findByText('70%')).toBeTruthy();
    expect(asked()).toBe(0);
    expect(localStorage.getItem('shouldBouncePresents')).toBeNull();
    server.answers.listBonuses = () => [aBonus(), aNewBonus()];
    tellLive('bonuses_changes', { id: 2, title: 'Welcome back', stage: 'issued' });
    expect(await gift('Welcome back')).toBeTruthy();
    expect(asked()).toBe(1);
    expect(localStorage.getItem('shouldBouncePresents')).toBe('1');
  });

  test.each([
    {
      ended: aBonus({ id: 101, stage: 'wager_done', released_cents: 4_600 }),
      said: ['“Monday gift” is played through', '€46.00 of it is your own money now.'],
    },
    {
      ended: aBonus({ id: 102, stage: 'wager_done', released_cents: 4_600, review_until: '2026-11-19T09:00:00.000Z' }),
      said: ['“Monday gift” is played through', undefined],
    },
    { ended: aBonus({ id: 103, stage: 'expired' }), said: ['The time of “Monday gift” is over', undefined] },
  ])('[LIVE-04] of an end by itself is said on whatever page, once: $said', async ({ ended, said }) => {
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    await show({ bonuses: [aBonus({ id: ended.id })] });
    server.answers.listBonuses = () => [ended];
    for (let times = 0; times < 2; times += 1) tellLive('bonuses_changes', { ...ended });
    await screen.findByText('No gifts at the moment');
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
    const [toast] = toasts.list().filter(({ id }) => id === `gift-${ended.id}`);
    expect([toast?.title, toast?.text]).toEqual(said);
  });

  test('[LIVE-05] of free spins', async () => {
    await show({ freespins: [someSpins({ stage: 'activated', activatable: false, freespins_performed: 1 })] });
    tellLive('freespins_changes', { ...someSpins({ stage: 'activated', activatable: false, freespins_performed: 2 }) });
    expect(await screen.findByText('2 of 20 played, €0.00 won so far.')).toBeTruthy();
  });

  test('[STORE-03] who has looked at the gifts is not called there any more', async () => {
    localStorage.setItem('shouldBouncePresents', '1');
    await show({ bonuses: [aBonus({ deal: aDeal() })] });
    expect(localStorage.getItem('shouldBouncePresents')).toBeNull();
  });
});
