import type { BetRequest } from '@halley/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuse, refuseField } from '../../query/testing/fake-api.ts';
import { tellLive } from '../../realtime/index.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet, aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { pass, press, showSport, words } from '../testing/show-sport.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { slip } from './slip-store.ts';
import {
  answerPlacing,
  beginEmpty,
  leg,
  other,
  placeButton,
  quoteAs,
  refuseQuote,
  rest,
  said,
  sentKeys,
  showFilled,
  typeStake,
} from './testing/slip-panel.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

beginEmpty();

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
    const [first, second, third] = [sentKeys()[0], sentKeys().at(-2), sentKeys().at(-1)];
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
        legs: [aQuoteLeg(), aQuoteLeg({ place: 1, price: 1_500, outcome_title: 'Both score' })],
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
