import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeStudio } from '../testing/fake-studio.ts';
import { field, keepScreensClean, openDice, roll, rollButton, told, type } from '../testing/open-dice.tsx';

keepScreensClean();

describe('Orbit Dice: lost answers', () => {
  it('[PP-15] asks again under the same key, so a lost answer never means a second stake', async () => {
    const studio = fakeStudio({ loseAnswers: 3 });
    await openDice(studio);
    fireEvent.click(rollButton());
    const again = await screen.findByRole('button', { name: 'Ask for the result' }, { timeout: 5_000 });
    expect(field('Stake').disabled).toBe(true);
    fireEvent.click(again);
    await screen.findByText(/^Rolled /);
    expect(studio.stakes).toHaveLength(4);
    expect(new Set(studio.stakes.map(({ key }) => key)).size).toBe(1);
    expect(studio.rounds).toHaveLength(1);
  }, 10_000);

  it('[PP-15] offers the unanswered round first when the game is opened again', async () => {
    const studio = fakeStudio({ loseAnswers: 3 });
    await openDice(studio);
    fireEvent.click(rollButton());
    await screen.findByRole('button', { name: 'Ask for the result' }, { timeout: 5_000 });
    cleanup();
    await openDice(studio);
    expect(screen.getByText(/An earlier round has no answer yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Roll' })).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the result' }));
    await screen.findByText(/^Rolled /);
    expect(studio.rounds).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  }, 10_000);

  it('forgets an unanswered round of other seeds: it may be another player who sits here now', async () => {
    const sent = { key: 'k', pairId: 'pair-of-someone-else', body: { mode: 'real', stake_cents: 1, choice: {} } };
    sessionStorage.setItem('halley-game:dice:real:EUR:sent', JSON.stringify(sent));
    const studio = fakeStudio();
    await openDice(studio);
    await roll();
    expect(studio.stakes.map(({ key }) => key)).not.toContain('k');
  });
});

describe('Orbit Dice: fairness', () => {
  it('[PP-13] [F-58] shows the sealed hash before play, and checks the last roll in the browser once the seed is open', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    expect(screen.getByTitle(studio.rounds[0]?.fair.server_seed_hash ?? /^[0-9a-f]{64}$/)).toBeTruthy();
    await roll();
    expect(screen.getByText('Round 2 of this seed can be checked once the seed is opened.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Open seed and start a new one' }));
    expect(await screen.findByText('Round 2 of this seed checked: the same result')).toBeTruthy();
    const roll1 = (studio.rounds[0]!.outcome as { roll: number }).roll;
    expect(screen.getByText(`Recomputed in your browser: ${(roll1 / 100).toFixed(2)}`)).toBeTruthy();
    expect(screen.getByText('The opened seed fits the hash shown before play.')).toBeTruthy();
  });

  it('[PP-13] says so when the recorded roll is not what the seeds give', async () => {
    const studio = fakeStudio();
    const honest = studio.fetch;
    studio.fetch = async (input, init) => {
      const answer = await honest(input, init);
      if (!String(input).endsWith('/rounds') || init?.method !== 'POST') return answer;
      const round = await answer.json();
      round.events[0].roll = (round.events[0].roll + 1) % 10_000;
      return new Response(JSON.stringify(round));
    };
    await openDice(studio);
    await roll();
    fireEvent.click(screen.getByRole('button', { name: 'Open seed and start a new one' }));
    expect(await screen.findByText('Round 2 of this seed does not agree')).toBeTruthy();
  });

  it('[PP-13] lets the player set the own seed', async () => {
    await openDice(fakeStudio());
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    type('Your seed', 'größe');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/Use letters without accents/)).toBeTruthy();
    type('Your seed', '  my own words ');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('my own words')).toBeTruthy();
  });

  it('[PP-13] the verifier recomputes any roll from typed seeds', async () => {
    await openDice(fakeStudio());
    fireEvent.click(screen.getByRole('button', { name: 'Check any roll' }));
    const dialog = within(screen.getByRole('dialog'));
    const fill = (name: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
    fill('Opened seed of the house', 'e3'.repeat(32));
    fill('Your seed', 'quiet-orange-harbour');
    fill(/^Nonce/, '1207');
    // The same roll as the fixed vector of the stream's own test.
    expect(dialog.getByText('Recomputed in your browser: 74.88')).toBeTruthy();
    fill(/^Nonce/, 'x');
    expect(dialog.getByText('Enter a whole number.')).toBeTruthy();
  });
});

describe('Orbit Dice: replay, rules and languages', () => {
  it('[PP-09] plays a past round back with all that was recorded, and cannot stake', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    await roll();
    cleanup();
    const { page } = await openDice(studio, `?mode=real&currency=EUR&replay=${studio.rounds[0]!.round_id}`);
    await screen.findByText(/^Rolled /);
    for (const name of ['Time', 'Stake', 'Choice', 'Result', 'Paid out', 'Balance before', 'Balance after']) {
      expect(screen.getByText(name).nextElementSibling?.textContent).toBeTruthy();
    }
    expect(screen.getByText('Orbit Dice 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Roll' })).toBe(null);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Play it back again' }));
    expect(studio.stakes).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(told(page, 'close')).toHaveLength(1);
  });

  it('says so when there is no such round', async () => {
    await openDice(fakeStudio(), '?replay=nothing');
    expect(screen.getByRole('alert').textContent).toContain('This round was not found.');
  });

  it('[PP-07] the rules can be read in the game, without an account', async () => {
    await openDice(fakeStudio(), '?mode=demo');
    fireEvent.click(screen.getByRole('button', { name: 'Rules and pay table' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Pays = 98\.01 ÷ win chance/)).toBeTruthy();
    expect(dialog.getByText(/From 97\.05% to 98\.01%/)).toBeTruthy();
    expect(dialog.getByText(/largest win of one roll is FUN/)).toBeTruthy();
  });

  it('speaks the language of the page', async () => {
    await openDice(fakeStudio(), '?mode=real&currency=EUR&locale=de');
    expect(screen.getByRole('button', { name: 'Würfeln' })).toBeTruthy();
    expect(screen.getByText(/Auszahlungsquote 98,01/)).toBeTruthy();
  });

  it('shows keys to translators', async () => {
    await openDice(fakeStudio(), '?locale=en-KW');
    expect(screen.getByRole('button', { name: 'dice.roll' })).toBeTruthy();
  });
});
