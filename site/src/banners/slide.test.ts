import { describe, expect, test } from 'vitest';
import { fillIn, slideOf } from './slide.ts';
import { aBanner } from './testing/a-banner.ts';

const options = {
  currency: 'CAD',
  imageOf: (address: string) => `art:${address}`,
  jackpotTitleOf: (identifier: string) => (identifier === 'mystic' ? 'Mystic pools' : undefined),
  isOpen: () => false,
};

describe('[BANNER-03] values by currency in texts', () => {
  const variables = { prize: { EUR: '100 €', CAD: 'CA$150' }, wager: { EUR: '35' } };
  test.each([
    ['Win {prize} here', 'CAD', 'Win CA$150 here'],
    ['Win {prize} here', 'NZD', 'Win 100 € here'],
    ['{wager} times', 'CAD', '35 times'],
    ['{unknown} stays out', 'CAD', 'stays out'],
    ['{constructor}{toString}x', 'CAD', 'x'],
  ])('%s in %s', (text, currency, said) => {
    expect(fillIn(text, variables, currency)).toBe(said);
  });

  test('are put into every text, as text: nothing in them is read as anything else', () => {
    const slide = slideOf(
      aBanner({
        variables: { prize: { EUR: '<img src=x onerror=alert(1)>{wager}' } },
        title: { text: 'Up to {prize}' },
        labels: [{ title: '{prize}' }, { title: '' }],
        secondButton: { name: 'How', popup: { title: '{prize}', secondTitle: 'x', desc: '{prize}' } },
      }),
      options,
    );
    const value = '<img src=x onerror=alert(1)>{wager}';
    expect(slide).toMatchObject({
      title: `Up to ${value}`,
      labels: [value],
      second: { title: value, text: value },
    });
  });
});

describe('[F-102] [BANNER-05] where the button leads', () => {
  const lottery = { name: 'Look', url: '', type: 'lottery' as const, frontendIdentifier: 'autumn draw' };
  test.each([
    [{ button: { name: 'Look', url: '/games' } }, false, '/games'],
    [{ button: { name: 'Look', url: '' }, url: '/jackpots' }, false, '/jackpots'],
    [{ button: { name: 'Look', url: '' } }, false, undefined],
    [{ button: lottery }, false, undefined],
    [{ button: lottery }, true, '/lottery/autumn%20draw'],
    [
      {
        button: { ...lottery, type: 'tournaments' as const, frontendIdentifier: undefined },
        frontend_identifier: 'ring',
      },
      true,
      '/tournaments/ring',
    ],
  ])('%j, the part open: %s', (more, open, href) => {
    expect(slideOf(aBanner(more as never), { ...options, isOpen: () => open })?.action?.href).toBe(href);
  });
});

test('[BANNER-02] a jackpot’s banner has the jackpot’s title, and is not there without the jackpot', () => {
  const categories = ['slider-index-top', 'slider-jackpot'];
  expect(slideOf(aBanner({ id: 'mystic', categories }), options)).toMatchObject({
    title: 'Mystic pools',
    jackpot: 'mystic',
  });
  expect(slideOf(aBanner({ id: 'gone', categories }), options)).toBeNull();
});
