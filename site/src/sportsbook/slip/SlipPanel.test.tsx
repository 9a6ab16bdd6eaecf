import type { BetQuote, BetRequest } from '@halley/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse, refuseField } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet, aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
import { placing } from './placing-store.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { type SlipLeg, slip } from './slip-store.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

const leg = (given: Partial<SlipLeg> = {}): SlipLeg => ({
  fixture: 11,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  fixtureName: 'North Anchors – South Kestrels',
  marketTitle: 'Result',
  outcomeTitle: 'North Anchors',
  ...given,
});
const other = leg({ fixture: 12, outcomeTitle: 'West Otters', fixtureName: 'West Otters – East Masons' });
const legNow = aQuoteLeg;
const typeStake = (text: string) =>
  act(async () => fireEvent.change(screen.getByRole('textbox', { name: /^Stake/ }), { target: { value: text } }));
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const placeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet/ });
/** Every slip that is asked about is answered alike. */
const quoteAs = (
  answer: (slip: { legs: { price: number; fixture: number }[]; unit_stake_cents: number }) => BetQuote,
) => {
  server.answers.priceSlips = ({ body }) =>
    (body as { slips: never[] }).slips.map((one) => ({ quote: answer(one), refusal: null }));
};
const refuseQuote = (refusal: object) => {
  server.answers.priceSlips = ({ body }) => (body as { slips: never[] }).slips.map(() => ({ quote: null, refusal }));
};
/** The slips that were asked about last. */
const asked = () => (server.inputsOf('priceSlips').at(-1) as { body: { slips: object[] } } | undefined)?.body.slips;
/** Until the house was asked about the slip. */
const rest = () => pass(300);

/** Keys that bets were sent with. */
let keys: (string | undefined)[] = [];
function answerPlacing(answer: () => unknown): void {
  server.answers.placeBet = (_, options) => {
    keys.push(options?.idempotencyKey);
    return answer();
  };
}

beforeEach(() => {
  holdTime();
  cleanup();
  server.reset();
  slip.clear();
  keys = [];
  quoteAs(() => aQuote());
  placing.forget('placed');
  placing.forget('refused');
});
afterEach(() => vi.useRealTimers());

async function showFilled(legs: readonly SlipLeg[] = [leg()], more: Parameters<typeof showSport>[1] = {}) {
  for (const one of legs) slip.toggle(one);
  await showSport(<SlipPanel />, more);
  await rest();
}

test('empty it says what to do, and proposes nothing', async () => {
  await showFilled([]);
  expect(words()).toContain('Take a price, and it stands here.');
  expect(asked()).toBeUndefined();
});

describe('what it says of a slip', () => {
  test('the largest stake before anything is typed, then return and average cost', async () => {
    await showFilled();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ }).value).toBe('');
    expect(words()).toContain('At most €200.00 here');
    expect(words()).not.toContain('Possible return');
    await typeStake('5');
    await rest();
    expect(asked()).toMatchObject([{ kind: 'single', unit_stake_cents: 500 }]);
    expect(words()).toContain('Possible return€10.00');
    expect(words()).toContain('Costs you on averageOur margin on this slip');
    expect(words()).toContain('€0.20');
    await typeStake('201');
    await rest();
    expect(words()).toContain('This is above what can be taken on this slip.');
    expect(placeButton().disabled).toBe(true);
  });

  test('in play, how long the bet will wait', async () => {
    quoteAs(() => aQuote({ delay_seconds: 1.5 }));
    await showFilled();
    expect(words()).toContain('In play, a bet waits 2 seconds before it is taken.');
  });

  test('[SPORT-70] several selections are a combination, or singles with a stake each, placed one after the other', async () => {
    const quoted = (unit: number) => aQuote({ stake_cents: unit, largest_return_cents: unit * 2 });
    quoteAs(({ legs, unit_stake_cents: unit }) => ({
      ...quoted(unit),
      legs: legs.map(({ fixture }, place) =>
        fixture === 12
          ? legNow({ place, fixture: other.fixtureName, outcome_title: 'West Otters' })
          : legNow({ place }),
      ),
    }));
    await showFilled([leg(), other]);
    expect(asked()).toMatchObject([{ kind: 'multiple' }]);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Single' })));
    await act(async () =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Stake on North Anchors' }), { target: { value: '5' } }),
    );
    await act(async () =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Stake on West Otters' }), { target: { value: '2' } }),
    );
    await rest();
    expect(asked()).toMatchObject([{ kind: 'single', unit_stake_cents: 500 }, { unit_stake_cents: 200 }]);
    expect(words()).toContain('Stake in all€7.00');
    let calls = 0;
    answerPlacing(() => (++calls === 1 ? aBet() : refuse(409, { error: { code: 'MARKET_CLOSED', legs: [0] } })()));
    await press('Place bet · €7.00');
    expect(server.inputsOf('placeBet')).toMatchObject([
      { body: { kind: 'single', legs: [{ fixture: 11 }], unit_stake_cents: 500, policy: 'higher' } },
      { body: { kind: 'single', legs: [{ fixture: 12 }], unit_stake_cents: 200 } },
    ]);
    expect(new Set(keys).size).toBe(2);
    // What was placed has gone, the other says why it was not.
    expect(slip.read().legs.map(({ fixture }) => fixture)).toEqual([12]);
    expect(words()).toContain('Your bet is placed.');
  });

  test('[SPORT-70] a Lucky 15 is fifteen lines, with a stake for each or for all of them', async () => {
    quoteAs(({ unit_stake_cents: unit }) =>
      aQuote({ lines: 15, price: null, stake_cents: unit * 15, legs: [0, 1, 2, 3].map((place) => legNow({ place })) }),
    );
    const four = [1, 2, 3, 4].map((fixture) => leg({ fixture, outcomeTitle: `Side ${fixture}` }));
    await showFilled(four);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'System' })));
    await press('Lucky 15');
    await typeStake('0.30');
    await rest();
    expect(asked()).toMatchObject([{ kind: 'lucky15', unit_stake_cents: 30 }]);
    expect(words()).toContain('Stake, 15 lines€4.50');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'In all' })));
    await typeStake('15.20');
    await rest();
    expect(asked()).toMatchObject([{ unit_stake_cents: 101 }]);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Banker' })[1] as HTMLElement));
    await press('3 of 4, 3 lines');
    await rest();
    expect(asked()).toMatchObject([{ kind: 'system', bankers: [1] }]);
  });

  test('[SPORT-47] a lower price is shown beside the one taken, and is the player’s to take', async () => {
    quoteAs(({ legs: [one] }) =>
      aQuote({ legs: [legNow({ price: 1_800, moved: one?.price === 1_800 ? 'same' : 'down' })] }),
    );
    await showFilled();
    expect(words()).toContain('2.00went down1.80');
    expect(placeButton().disabled).toBe(true);
    await press('Go on with the new prices');
    await rest();
    expect(slip.read().legs).toMatchObject([{ price: 1_800 }]);
    expect(placeButton().disabled).toBe(false);
  });

  test('a higher price is shown, and needs no consent', async () => {
    quoteAs(() => aQuote({ legs: [legNow({ price: 2_200, moved: 'up' })] }));
    await showFilled();
    expect(words()).toContain('2.00went up2.20');
    expect(placeButton().disabled).toBe(false);
  });

  test('[SPORT-47] a selection that closed is marked, never dropped; the player removes it', async () => {
    const gone = { fixture: other.fixtureName, outcome_title: other.outcomeTitle };
    quoteAs(() => aQuote({ legs: [legNow(), legNow({ place: 1, open: false, price: null, moved: 'gone', ...gone })] }));
    await showFilled([leg(), other]);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Closed');
    expect(placeButton().disabled).toBe(true);
    expect(slip.read().legs).toHaveLength(2);
    await press('Remove West Otters');
    expect(slip.read().legs).toEqual([leg()]);
    slip.toggle(other);
    await rest();
    await press('Take it out');
    expect(slip.read().legs).toEqual([leg()]);
  });

  test('what was said of other selections is not said of these', async () => {
    quoteAs(() =>
      aQuote({ legs: [legNow({ outcome_title: 'West Otters' }), legNow({ place: 1, price: 1_500, moved: 'down' })] }),
    );
    await showFilled([leg({ fixture: 12, outcomeTitle: 'West Otters' }), leg()]);
    server.answers.priceSlips = () => new Promise(() => {});
    await press('Remove West Otters');
    expect(words()).not.toContain('1.50');
    expect(screen.queryByRole('button', { name: 'Go on with the new prices' })).toBeNull();
  });

  test.each([
    ['LEGS_CONTRADICT', 'These selections cannot stand in one bet.'],
    ['FIXTURE_UNKNOWN', 'One of the selections is not there any more.'],
    ['SOMETHING_NEW', 'It could not be taken.'],
  ])('%s is said, and nothing can be placed', async (code, text) => {
    refuseQuote({ code, message: '' });
    await showFilled();
    expect(words()).toContain(text);
    expect(placeButton().disabled).toBe(true);
  });
});

describe('placing', () => {
  test('sends what stands there, says that it is placed, and the slip is empty', async () => {
    answerPlacing(() => aBet());
    await showFilled();
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
    expect(server.inputsOf('placeBet')).toEqual([
      {
        body: {
          currency: 'EUR',
          kind: 'single',
          legs: [{ fixture: 11, market: '1x2;period=ft', outcome: 'home', price: 2_000 }],
          unit_stake_cents: 500,
          policy: 'higher',
        },
      },
    ]);
    expect(said()).toContain('Your bet is placed.');
    expect(screen.getByRole('link', { name: 'My bets' }).getAttribute('href')).toBe('/sport/bets');
    expect(slip.read().legs).toEqual([]);
    await act(async () => slip.toggle(other));
    expect(words()).not.toContain('Your bet is placed.');
  });

  test('without a stake it asks for one, and sends nothing', async () => {
    await showFilled();
    await press(/^Place bet/);
    expect(words()).toContain('Type how much you want to stake.');
    expect(server.inputsOf('placeBet')).toEqual([]);
  });

  test.each([
    [refuse(409, { error: { code: 'MARKET_CLOSED' } }), 'No bets are taken on this now.'],
    [refuse(409, { error: { code: 'PRICE_CHANGED' } }), 'A price has moved.'],
    [refuse(422, { error: { code: 'STAKE_ABOVE_LIMIT' } }), 'This is above what can be taken'],
    [refuse(422, { error: { code: 'LEGS_CONTRADICT' } }), 'cannot stand in one bet'],
    [refuseField('stake_cents', 'not_enough_money'), 'This is more than you have in this wallet.'],
    [refuseField('stake_cents', 'too_small'), 'This is below the smallest stake.'],
    [refuse(403, { error: { code: 'LIMIT_REACHED' } }), 'A limit you set has been reached.'],
    [refuse(403, { error: { code: 'SESSION_TIME_OVER' } }), 'A limit you set has been reached.'],
    [refuse(403, { error: { code: 'EXCLUDED' } }), 'You are taking a break.'],
    [refuse(403, { error: { code: 'REALITY_CHECK_DUE' } }), 'Answer the reminder you asked for'],
    [refuse(451, { error: { code: 'REGION_RESTRICTED' } }), 'Betting is not available in your country.'],
    [refuse(403, { error: { code: 'VERIFICATION_REQUIRED' } }), 'Show who you are before you bet'],
    [refuse(403, { error: { code: 'TERMS_NOT_ACCEPTED' } }), 'Accept the terms before you bet'],
  ])('a refusal is said in words, and the slip stays: %#', async (answer, text) => {
    answerPlacing(answer);
    await showFilled();
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
    expect(said()).toContain(text);
    expect(slip.read().legs).toHaveLength(1);
    await typeStake('6');
    expect(said()).not.toContain(text);
  });

  test('without an answer the same bet is sent again under the same key; after a refusal it is another', async () => {
    answerPlacing(refuse(500, null));
    await showFilled();
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
    expect(words()).toContain('the same bet is never placed twice');
    answerPlacing(refuse(409, { error: { code: 'MARKET_CLOSED' } }));
    await press(/^Place bet/);
    await press(/^Place bet/);
    const [first, second, third] = [keys[0], keys.at(-2), keys.at(-1)];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('a player on a break is told so, a guest is shown the way in', async () => {
    await showFilled([leg()], { excluded: true });
    expect(words()).toContain('You are taking a break.');
    expect(placeButton().disabled).toBe(true);
    cleanup();
    await showSport(<SlipPanel />, { player: null });
    expect(screen.getByRole('link', { name: 'Log in to place it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  });
});

describe('a bet in play', () => {
  const request = (given: Partial<BetRequest> = {}): BetRequest => ({
    request_id: '5e3c8f0e-7f1d-4c8f-9f51-1f2f4f6a7b81',
    kind: 'delay',
    state: 'waiting',
    decide_at: new Date(Date.now() + 4_000).toISOString(),
    counter_unit_stake_cents: null,
    refusal: null,
    bet: null,
    ...given,
  });
  async function send() {
    const waiting = request();
    answerPlacing(() => waiting);
    server.answers.readBetRequest = () => waiting;
    await showFilled();
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
  }

  test('waits with the seconds counted down, and is placed', async () => {
    await send();
    expect(words()).toContain('Checking the play4 s');
    expect(words()).toContain('No money has moved yet');
    await pass(2_000);
    expect(words()).toContain('Checking the play2 s');
    server.answers.readBetRequest = () => request({ state: 'accepted', bet: aBet() });
    await act(async () => tellLive('sport_bets', { bet_id: 'x', request_id: 'y', state: 'accepted' }));
    expect(words()).toContain('Your bet is placed.');
    expect(slip.read().legs).toEqual([]);
  });

  test('what is refused meanwhile is said with its reason, and the slip stays', async () => {
    await send();
    const refusal = { code: 'MARKET_CLOSED', message: 'closed' };
    server.answers.readBetRequest = () => request({ state: 'declined', refusal });
    await pass(1_100);
    expect(words()).toContain('No bets are taken on this now. Nothing was staked.');
    expect(slip.read().legs).toHaveLength(1);
  });

  test('[SPORT-74] it is taken back by one press', async () => {
    await send();
    const refusal = { code: 'REQUEST_OVER', message: '', reason: 'player' };
    server.answers.answerBetRequest = () => request({ state: 'declined', refusal });
    await press('Stop, take it back');
    expect(server.inputsOf('answerBetRequest')).toMatchObject([{ body: { accept: false } }]);
    expect(said()).toContain('You took it back. Nothing was staked.');
    expect(slip.read().legs).toHaveLength(1);
  });

  test('[SPORT-74] above the limit a trader is asked, offers less, and the player takes it', async () => {
    answerPlacing(refuse(422, { error: { code: 'STAKE_ABOVE_LIMIT', max_stake_cents: 700 } }));
    await showFilled();
    await typeStake('9');
    await rest();
    await press(/^Place bet/);
    expect(words()).toContain('Stake €7.00, the most there is');
    const referred = { kind: 'referral' as const };
    answerPlacing(() => request(referred));
    server.answers.readBetRequest = () => request(referred);
    await press('Ask a trader');
    expect(server.inputsOf('placeBet').at(-1)).toMatchObject({ body: { above: 'refer', unit_stake_cents: 900 } });
    expect(words()).toContain('A trader looks at your bet');
    const countered = request({ ...referred, state: 'countered', counter_unit_stake_cents: 800 });
    server.answers.readBetRequest = () => countered;
    await pass(1_100);
    expect(words()).toContain('A trader offers less');
    server.answers.answerBetRequest = () => request({ ...referred, state: 'accepted', bet: aBet() });
    await press('Take it with €8.00');
    expect(server.inputsOf('answerBetRequest')).toMatchObject([{ body: { accept: true } }]);
    expect(words()).toContain('Your bet is placed.');
  });

  test('[SPORT-47] [SPORT-71] a page that comes back goes on waiting', async () => {
    await send();
    cleanup();
    await showSport(<SlipPanel />);
    expect(words()).toContain('Checking the play');
    server.answers.readBetRequest = () => request({ state: 'accepted', bet: aBet() });
    await pass(1_100);
    expect(slip.read()).toMatchObject({ legs: [], asked: [] });
  });

  test('what was taken while it waited stays on the slip', async () => {
    await send();
    await act(async () => slip.toggle(other));
    server.answers.readBetRequest = () => request({ state: 'accepted', bet: aBet() });
    await pass(1_100);
    expect(words()).toContain('Your bet is placed.');
    expect(slip.read().legs).toEqual([other]);
  });
});

describe('one press to what would be accepted', () => {
  const sent = async (error: object) => {
    answerPlacing(refuse(409, { error }));
    await showFilled();
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
  };

  test('[SPORT-73] the new price', async () => {
    await sent({ code: 'PRICE_CHANGED', legs: [{ place: 0, asked: 2_000, price: 1_700, version: 6 }] });
    await press('Go on with the new prices');
    expect(slip.read().legs).toMatchObject([{ price: 1_700 }]);
  });

  test('the largest stake', async () => {
    await sent({ code: 'STAKE_ABOVE_LIMIT', max_stake_cents: 250 });
    await press('Stake €2.50, the most there is');
    expect(slip.read().stake).toBe('2.50');
  });

  test('[SPORT-72] no price for a builder is asked again, with its error and what its legs would make apart', async () => {
    const both = leg({ market: 'both_score;period=ft', outcome: 'yes', price: 1_500, outcomeTitle: 'Both score' });
    const builder = { group: 1, quote_id: 'q', price: 2_700, error_ppm: 1_200, valid_until: '' };
    quoteAs(() =>
      aQuote({
        price: 2_700,
        legs: [legNow(), legNow({ place: 1, price: 1_500, outcome_title: 'Both score' })],
        builder: [builder],
      }),
    );
    answerPlacing(refuse(409, { error: { code: 'QUOTE_EXPIRED' } }));
    await showFilled([leg(), both]);
    expect(words()).toContain('One after another they would make 3.00.');
    expect(words()).toContain('together they pay 2.70. Its chance is known to within 0.12 %.');
    await typeStake('5');
    await rest();
    await press(/^Place bet/);
    expect(server.inputsOf('placeBet')).toMatchObject([
      { body: { kind: 'single', quote_id: 'q', legs: [{ group: 1 }, { group: 1 }] } },
    ]);
    const before = server.inputsOf('priceSlips').length;
    await press('Ask for the price again');
    expect(server.inputsOf('priceSlips').length).toBe(before + 1);
  });

  test('[SPORT-72] legs that imply or contradict each other are named, and taken out by a press', async () => {
    const over = leg({ market: 'total;line=10;period=ft', outcome: 'over', outcomeTitle: 'Over 2.5' });
    refuseQuote({ code: 'BUILDER_REFUSED', message: '', reason: 'LEG_IMPLIED', legs: [0, 1] });
    await showFilled([leg(), over]);
    expect(words()).toContain('When the first happens the second does too');
    expect(words()).toContain('North Anchors · Over 2.5');
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Remove Over 2.5' })[0] as HTMLElement),
    );
    expect(slip.read().legs).toEqual([leg()]);
  });
});

test('[SPORT-73] a free bet brings its stake, an offer that does not fit says why, and none is chosen by itself', async () => {
  const offer = {
    id: 5,
    kind: 'freebet_only_win',
    name: 'Ten on us',
    currency: 'EUR',
    amount_cents: 1_000,
    percent: null,
    steps: [],
    min_price: null,
    min_legs: 1,
    max_legs: null,
    sports: null,
    target: null,
    when: null,
    uses_left: 1,
    valid_until: '2030-01-01T00:00:00.000Z',
    progress: null,
  };
  server.answers.listSportOffers = () => [
    offer,
    { ...offer, id: 6, name: 'Three in one', kind: 'insurance', percent: 100 },
  ];
  quoteAs(({ unit_stake_cents: unit }) => aQuote({ stake_cents: unit, largest_return_cents: unit }));
  answerPlacing(() => aBet());
  await showFilled();
  expect(words()).toContain('Not for this kind of bet.');
  const [free, insurance] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Ten on us|Three in one/ });
  expect([free?.checked, insurance?.disabled]).toEqual([false, true]);
  await act(async () => fireEvent.click(free as HTMLElement));
  await rest();
  expect(words()).toContain('This free bet has a stake of €10.00.');
  await press('Place bet · €10.00');
  expect(server.inputsOf('placeBet')).toMatchObject([{ body: { free_bet_id: 5, unit_stake_cents: 1_000 } }]);
});

test('[SPORT-70] on a phone digits are pressed beside the field, and max is the largest that is taken', async () => {
  slip.toggle(leg());
  await showSport(<SlipPanel isSheet />);
  await rest();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ });
  expect(field.inputMode).toBe('none');
  await act(async () => fireEvent.focus(field));
  await press('1');
  await press('2');
  await press('.');
  await press('5');
  expect(slip.read().stake).toBe('12.5');
  await press('Delete the last digit');
  expect(slip.read().stake).toBe('12.');
  await press('Max');
  expect(slip.read().stake).toBe('200');
});
