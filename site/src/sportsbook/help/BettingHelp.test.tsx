import { houseTerms } from '@halley/sports/bets';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showSport, words } from '../testing/show-sport.tsx';
import { BettingHelp } from './BettingHelp.tsx';

const help = {
  sports: [
    { sport: 'football' as const, title: 'Football', rules: [{ case: 'Time', rule: 'Bets are on 90 minutes.' }] },
    { sport: 'tennis' as const, title: 'Tennis', rules: [{ case: 'Retirement', rule: 'After a full set.' }] },
  ],
  marginsBp: { handicap: 300, main: 400, prop: 600, score: 800, builder: 800 },
  terms: houseTerms,
};

test('[SPORT-97] margins, terms and rules are told with the numbers the house goes by', async () => {
  await showSport(<BettingHelp help={help} />, { player: null });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Handicaps3%',
    'Results and totals4%',
    'Next goal, scorers and other specials6%',
    'Exact scores and forecasts8%',
    'Selections of one match together, however many8%',
  ]);
  expect(words()).toContain('2% before the start, 3% in play');
  expect(words()).toContain('below €50;');
  expect(words()).toContain('for 30 days');
  expect(words()).toContain('Bets are on 90 minutes.');
  expect(screen.getByRole('link', { name: 'Limits and breaks' }).getAttribute('href')).toBe('/profile/limits');
});

test('[SPORT-97] the calibration of one sport at a time, by a press', async () => {
  await showSport(<BettingHelp help={help} />, { player: null });
  expect(screen.getByRole('img', { name: 'Football: fair chances and what came of them' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tennis' }));
  expect(screen.getByRole('img', { name: 'Tennis: fair chances and what came of them' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tennis' }).getAttribute('aria-pressed')).toBe('true');
});

test('words of the chart are in the language of the page', async () => {
  await showSport(<BettingHelp help={help} />, { player: null, locale: 'de' });
  for (const said of ['Wie oft es kam', 'Ausgang gegen faire Chance', 'Bewegung fairer Quoten im Spiel'])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('Faire Chance')).toBeTruthy();
  expect(screen.getAllByText('Zehntel der fairen Chance')).toHaveLength(2);
});
