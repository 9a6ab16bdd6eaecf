import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '../../query/testing/fake-api.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { PriceButton } from '../PriceButton.tsx';
import { aMarket } from '../testing/a-fixture.ts';
import { press, showSport, words } from '../testing/show-sport.tsx';
import { BettingSettings } from './BettingSettings.tsx';
import { guestPreferences, parsePreferences, usualPreferences } from './guest-preferences.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));

beforeEach(() => {
  cleanup();
  server.reset();
  guestPreferences.write(usualPreferences);
});

const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));

test('[SPORT-75] [SPORT-03] a guest’s format changes every price of the page at once, and is kept in the browser', async () => {
  const market = aMarket();
  const [home] = market.outcomes;
  await showSport(
    <>
      <BettingSettings />
      {home && <PriceButton fixture={{ id: 11, name: 'North – South' }} market={market} outcome={home} />}
    </>,
    { player: null },
  );
  expect(screen.getAllByRole('radio', { name: /Decimal|Fractional|American|Hong Kong|Malay|Indonesian/ })).toHaveLength(
    6,
  );
  expect(screen.getByRole('button', { name: /North Anchors/ }).textContent).toContain('2.00');
  await choose(/^Fractional/);
  expect(screen.getByRole('button', { name: /North Anchors/ }).textContent).toContain('1/1');
  expect(guestPreferences.read().odds_type).toBe('british');
});

test('[SPORT-75] a player’s wishes are kept by the house; quick bet is off, and there are no stakes unless set', async () => {
  server.answers.readSportPreferences = () => usualPreferences;
  server.answers.keepSportPreferences = () => null;
  await showSport(<BettingSettings />);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Quick bet' }).checked).toBe(false);
  await choose(/^Accept any/);
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Another amount' }), { target: { value: '2.50' } }),
  );
  await press('Add');
  expect(server.inputsOf('keepSportPreferences')).toEqual([
    { body: { ...usualPreferences, policy: 'any' } },
    { body: { ...usualPreferences, policy: 'any', stakes_cents: [250] } },
  ]);
  await press('Remove €2.50');
  expect(server.inputsOf('keepSportPreferences').at(-1)).toMatchObject({ body: { stakes_cents: [] } });
});

test('what could not be kept is said', async () => {
  server.answers.readSportPreferences = () => usualPreferences;
  server.answers.keepSportPreferences = refuse(500, null);
  await showSport(<BettingSettings />);
  await choose(/^Ask me/);
  expect(words()).toContain('This could not be kept. Try again.');
});

test('what a browser kept is believed as far as it can be', () => {
  expect(parsePreferences('{')).toEqual(usualPreferences);
  const odd = { odds_type: 'roman', policy: 'all', quick_bet: 'yes', stakes_cents: [0, -5, 1.5, 500, 'x'] };
  expect(parsePreferences(JSON.stringify(odd))).toEqual({ ...usualPreferences, stakes_cents: [500] });
});
