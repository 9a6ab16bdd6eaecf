import type { BetRequest } from '@halley/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse, refuseField } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet, aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { holdTime, pass, press, showSport, words } from '../testing/show-sport.tsx';
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
/** What the panel says aloud; the address of the page is an output too. */
const said = () => screen.getAllByRole('status')[0]?.textContent;
const placeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place bet' });
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
  server.answers.priceSlip = () => aQuote();
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
  expect(server.inputsOf('priceSlip')).toEqual([]);
});

describe('what it says of a slip', () => {
  test('the largest stake before anything is typed, then return and average cost', async () => {
    await showFilled();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake/ }).value).toBe('');
    expect(words()).toContain('At most €200.00 here');
    expect(words()).not.toContain('Possible return');
    await typeStake('5');
    await rest();
    expect(server.inputsOf('priceSlip').at(-1)).toMatchObject({ body: { kind: 'single', unit_stake_cents: 500 } });
    expect(words()).toContain('Possible return€10.00');
    expect(words()).toContain('Costs you on average€0.20');
    await typeStake('201');
    await rest();
    expect(words()).toContain('This is above what can be taken on this slip.');
    expect(placeButton().disabled).toBe(true);
  });

  test('in play, how long the bet will wait', async () => {
    server.answers.priceSlip = () => aQuote({ delay_seconds: 1.5 });
    await showFilled();
    expect(words()).toContain('In play, a bet waits 2 seconds before it is taken.');
  });

  test('several selections are a multiple, or singles with a stake for each', async () => {
    server.answers.priceSlip = () => aQuote({ lines: 2, stake_cents: 1_000, legs: [legNow(), legNow({ place: 1 })] });
    await showFilled([leg(), other]);
    expect(server.inputsOf('priceSlip').at(-1)).toMatchObject({ body: { kind: 'multiple' } });
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Singles' })));
    await typeStake('5');
    await rest();
    expect(server.inputsOf('priceSlip').at(-1)).toMatchObject({ body: { kind: 'system', sizes: [1] } });
    expect(screen.getByRole('textbox', { name: /^Stake for each/ })).toBeTruthy();
    expect(words()).toContain('Stake in all€10.00');
  });

  test('[SPORT-47] a lower price is shown beside the one taken, and is the player’s to take', async () => {
    server.answers.priceSlip = ({ body }) => {
      const [{ price }] = (body as { legs: [{ price: number }] }).legs;
      return aQuote({ legs: [legNow({ price: 1_800, moved: price === 1_800 ? 'same' : 'down' })] });
    };
    await showFilled();
    expect(words()).toContain('2.00went down1.80');
    expect(placeButton().disabled).toBe(true);
    await press('Go on with the new prices');
    await rest();
    expect(slip.read().legs).toMatchObject([{ price: 1_800 }]);
    expect(placeButton().disabled).toBe(false);
  });

  test('a higher price is shown, and needs no consent', async () => {
    server.answers.priceSlip = () => aQuote({ legs: [legNow({ price: 2_200, moved: 'up' })] });
    await showFilled();
    expect(words()).toContain('2.00went up2.20');
    expect(placeButton().disabled).toBe(false);
  });

  test('[SPORT-47] a selection that closed is marked, never dropped; the player removes it', async () => {
    server.answers.priceSlip = () =>
      aQuote({ legs: [legNow(), legNow({ place: 1, open: false, price: null, moved: 'gone' })] });
    await showFilled([leg(), other]);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Closed');
    expect(placeButton().disabled).toBe(true);
    expect(slip.read().legs).toHaveLength(2);
    await press('Remove West Otters');
    expect(slip.read().legs).toEqual([leg()]);
  });

  test('what was said of other selections is not said of these', async () => {
    server.answers.priceSlip = () => aQuote({ legs: [legNow(), legNow({ place: 1, price: 1_500, moved: 'down' })] });
    await showFilled([leg({ fixture: 12, outcomeTitle: 'West Otters' }), leg()]);
    server.answers.priceSlip = () => new Promise(() => {});
    await press('Remove West Otters');
    expect(words()).not.toContain('1.50');
    expect(screen.queryByRole('button', { name: 'Go on with the new prices' })).toBeNull();
  });

  test.each([
    ['LEGS_CONTRADICT', 'These selections cannot stand in one multiple.'],
    ['FIXTURE_UNKNOWN', 'One of the selections is not there any more.'],
    ['SOMETHING_NEW', 'There is no price for this slip now.'],
  ])('%s is said, and nothing can be placed', async (code, text) => {
    server.answers.priceSlip = refuse(422, { error: { code } });
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
    await press('Place bet');
    expect(server.inputsOf('placeBet')).toEqual([
      {
        body: {
          currency: 'EUR',
          kind: 'single',
          legs: [{ fixture: 11, market: '1x2;period=ft', outcome: 'home', price: 2_000 }],
          unit_stake_cents: 500,
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
    await press('Place bet');
    expect(words()).toContain('Type how much you want to stake.');
    expect(server.inputsOf('placeBet')).toEqual([]);
  });

  test.each([
    [refuse(409, { error: { code: 'MARKET_CLOSED' } }), 'No bets are taken on this now.'],
    [refuse(409, { error: { code: 'PRICE_CHANGED' } }), 'A price has moved.'],
    [refuse(422, { error: { code: 'STAKE_ABOVE_LIMIT' } }), 'This is above what can be taken'],
    [refuse(422, { error: { code: 'LEGS_CONTRADICT' } }), 'cannot stand in one multiple'],
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
    await press('Place bet');
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
    await press('Place bet');
    expect(words()).toContain('the same bet is never placed twice');
    answerPlacing(refuse(409, { error: { code: 'MARKET_CLOSED' } }));
    await press('Place bet');
    await press('Place bet');
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
    expect(screen.queryByRole('button', { name: 'Place bet' })).toBeNull();
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
    answerPlacing(() => request());
    server.answers.readBetRequest = () => request();
    await showFilled();
    await typeStake('5');
    await rest();
    await press('Place bet');
  }

  test('waits with the seconds counted down, and is placed', async () => {
    await send();
    expect(words()).toContain('4 seconds left. No money has moved yet');
    await pass(2_000);
    expect(words()).toContain('2 seconds left');
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

  test('what was taken while it waited stays on the slip', async () => {
    await send();
    await act(async () => slip.toggle(other));
    server.answers.readBetRequest = () => request({ state: 'accepted', bet: aBet() });
    await pass(1_100);
    expect(words()).toContain('Your bet is placed.');
    expect(slip.read().legs).toHaveLength(2);
  });
});
