import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuse } from '../../query/testing/fake-api.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aBet, aQuote, aQuoteLeg } from '../testing/a-fixture.ts';
import { press, showSport, words } from '../testing/show-sport.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { slip } from './slip-store.ts';
import { anOffer } from './testing/a-slip.ts';
import {
  answerPlacing,
  asked,
  beginEmpty,
  leg,
  other,
  placeButton,
  quoteAs,
  refuseQuote,
  rest,
  sentKeys,
  showFilled,
  typeStake,
} from './testing/slip-panel.tsx';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

beginEmpty();

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

  test('[SPORT-64] after an hour of sleep nothing is placed by old figures: they are asked for first', async () => {
    await showFilled();
    await typeStake('5');
    await rest();
    expect(placeButton().disabled).toBe(false);
    let answer = () => {};
    const usual = server.answers.priceSlips;
    server.answers.priceSlips = (...all) => new Promise((done) => (answer = () => done(usual?.(...all))));
    vi.setSystemTime(Date.now() + 3_600_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(placeButton().disabled).toBe(true);
    expect(words()).not.toContain('Possible return');
    await act(async () => answer());
    expect(placeButton().disabled).toBe(false);
    expect(words()).toContain('Possible return€10.00');
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
          ? aQuoteLeg({ place, fixture: other.fixtureName, outcome_title: 'West Otters' })
          : aQuoteLeg({ place }),
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
    expect(new Set(sentKeys()).size).toBe(2);
    // What was placed has gone, the other says why it was not.
    expect(slip.read().legs.map(({ fixture }) => fixture)).toEqual([12]);
    expect(words()).toContain('Your bet is placed.');
  });

  test('[SPORT-70] a Lucky 15 is fifteen lines, with a stake for each or for all of them', async () => {
    quoteAs(({ unit_stake_cents: unit }) =>
      aQuote({
        lines: 15,
        price: null,
        stake_cents: unit * 15,
        legs: [0, 1, 2, 3].map((place) => aQuoteLeg({ place })),
      }),
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
      aQuote({ legs: [aQuoteLeg({ price: 1_800, moved: one?.price === 1_800 ? 'same' : 'down' })] }),
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
    quoteAs(() => aQuote({ legs: [aQuoteLeg({ price: 2_200, moved: 'up' })] }));
    await showFilled();
    expect(words()).toContain('2.00went up2.20');
    expect(placeButton().disabled).toBe(false);
  });

  test('[SPORT-47] a selection that closed is marked, never dropped; the player removes it', async () => {
    const gone = { fixture: other.fixtureName, outcome_title: other.outcomeTitle };
    quoteAs(() =>
      aQuote({ legs: [aQuoteLeg(), aQuoteLeg({ place: 1, open: false, price: null, moved: 'gone', ...gone })] }),
    );
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
      aQuote({
        legs: [aQuoteLeg({ outcome_title: 'West Otters' }), aQuoteLeg({ place: 1, price: 1_500, moved: 'down' })],
      }),
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
test('[SPORT-73] a free bet brings its stake, an offer that does not fit says why, and none is chosen by itself', async () => {
  const offer = anOffer();
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
