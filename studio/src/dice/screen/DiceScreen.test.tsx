import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeStudio, nonceThat } from '../testing/fake-studio.ts';
import { field, keepScreensClean, openDice, roll, rollButton, told, type } from '../testing/open-dice.tsx';

keepScreensClean();

describe('Orbit Dice: a round', () => {
  it('[PP-06] [PP-07] [PP-14] shows balance, return of this choice and largest win before play', async () => {
    await openDice(fakeStudio());
    type('Stake', '2');
    expect(screen.getByText('€1,000.00')).toBeTruthy();
    expect(screen.getByText('€3.96')).toBeTruthy();
    expect(screen.getByText('Return to player 98.01% · largest win €50,000.00')).toBeTruthy();
    type('Stake', '0.10');
    expect(screen.getByText(/Return to player 94\.05%/)).toBeTruthy();
  });

  it('says before the stake that a bet which can hardly lose counts for no bonus, where there is one', async () => {
    const { page } = await openDice(fakeStudio());
    const line = () => screen.queryByText('This bet does not count for your bonus: it can hardly lose.');
    type('Win chance', '97');
    expect(line()).toBe(null);
    page.say({ type: 'bonus', active: true });
    expect(line()).toBeTruthy();
    type('Win chance', '49.5');
    expect(line()).toBe(null);
    type('Win chance', '97');
    page.say({ type: 'bonus', active: false });
    expect(line()).toBe(null);
  });

  it('[PP-11] stakes once, shows what the server recorded and tells the page', async () => {
    const studio = fakeStudio({ nonce: nonceThat('wins') });
    const { page, sound } = await openDice(studio);
    type('Stake', '2');
    await roll();
    expect(studio.stakes).toHaveLength(1);
    expect(studio.stakes[0]!.body).toEqual({
      mode: 'real',
      currency: 'EUR',
      stake_cents: 200,
      choice: { side: 'over', target: 5_049 },
    });
    expect(studio.stakes[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(studio.stakes[0]!.requestedWith).toBe('XMLHttpRequest');
    const shown = ((studio.rounds[0]!.outcome as { roll: number }).roll / 100).toFixed(2);
    expect(screen.getByText(`Rolled ${shown}. You won €3.96 on a €2.00 stake.`)).toBeTruthy();
    expect(screen.getByText('€1,001.96')).toBeTruthy();
    expect(told(page, 'round')).toEqual([expect.objectContaining({ win_cents: 396, balance_cents: 100_196 })]);
    expect(sound.played).toEqual(['landed', 'won']);
  });

  it('[PP-03] a roll that does not win is told plainly: no green, no win sound', async () => {
    const { sound } = await openDice(fakeStudio({ nonce: nonceThat('loses') }));
    await roll();
    expect(screen.getByText('No win on a €1.00 stake')).toBeTruthy();
    expect(document.querySelector('[data-celebrates], .text-win')).toBe(null);
    expect(sound.played).toEqual(['landed']);
  });

  it('[PP-03] a win that only returns the stake is not celebrated', async () => {
    // 0.10 × 1.01 is paid as 0.10.
    const studio = fakeStudio({ nonce: nonceThat('wins', { side: 'over', target: 299 }) });
    const { sound } = await openDice(studio);
    type('Win chance', '97');
    type('Stake', '0.1');
    await roll();
    expect(studio.rounds[0]!.win_cents).toBe(10);
    expect(screen.getByText('Your stake of €0.10 came back')).toBeTruthy();
    expect(document.querySelector('[data-celebrates], .text-win')).toBe(null);
    expect(sound.played).toEqual(['landed']);
  });

  it('demo play sends no currency and is counted in play money', async () => {
    const studio = fakeStudio();
    await openDice(studio, '?mode=demo');
    await roll();
    expect(studio.stakes[0]!.body).toEqual({ mode: 'demo', stake_cents: 100, choice: { side: 'over', target: 5_049 } });
    expect(screen.getByText('Demo balance')).toBeTruthy();
    expect(screen.getByText('Demo, play money')).toBeTruthy();
  });

  it('an empty demo purse is the server’s business: the roll is sent, and a refusal explained', async () => {
    const studio = fakeStudio({ balance: 5 });
    studio.refuseWith = { status: 422, body: { errors: { stake_cents: { not_enough_money: 'x' } } } };
    await openDice(studio, '?mode=demo');
    fireEvent.click(rollButton());
    expect(await screen.findByText('That is more than your demo balance. Lower the stake.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the cashbox' })).toBe(null);
    expect(studio.stakes).toHaveLength(1);
  });

  it('starts with the last stake and choice, and shows the last rolls', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    type('Stake', '0.50');
    fireEvent.click(screen.getByRole('button', { name: 'Under' }));
    await roll();
    cleanup();
    await openDice(studio);
    expect(field('Stake').value).toBe('0.50');
    expect(screen.getByRole('button', { name: 'Under 49.50' }).getAttribute('aria-pressed')).toBe('true');
    expect(within(screen.getByRole('list', { name: /Last rolls/ })).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('Orbit Dice: controls', () => {
  it('chance, pays, side and number follow each other', async () => {
    await openDice(fakeStudio());
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Number' });
    type('Pays', '2');
    expect(field('Win chance').value).toBe('49.00');
    expect(slider.value).toBe('5099');
    type('Win chance', '25');
    fireEvent.blur(field('Win chance'));
    fireEvent.blur(field('Pays'));
    expect(field('Pays').value).toBe('3.92');
    fireEvent.click(screen.getByRole('button', { name: 'Under' }));
    expect(slider.value).toBe('2500');
    expect(slider.getAttribute('aria-valuetext')).toBe('Under 25.00, win chance 25.00%');
    type('Win chance', '99,99');
    fireEvent.blur(field('Win chance'));
    expect(field('Win chance').value).toBe('97.00');
  });

  it.each([
    [{ key: 'ArrowRight' }, 5_149],
    [{ key: 'ArrowLeft' }, 4_949],
    [{ key: 'ArrowUp', shiftKey: true }, 5_050],
    [{ key: 'PageDown' }, 4_049],
    [{ key: 'Home' }, 299],
    [{ key: 'End' }, 9_989],
  ])('the slider answers %j', async (press, target) => {
    await openDice(fakeStudio());
    const slider = screen.getByRole<HTMLInputElement>('slider');
    fireEvent.keyDown(slider, press);
    expect(slider.value).toBe(String(target));
  });

  it('[PP-01] waits as long as the server says, keeps its focus, and from then on waits by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    const studio = fakeStudio();
    await openDice(studio);
    studio.refuseWith = { status: 429, body: { error: { code: 'TOO_FAST', retry_after_ms: 40_000, pace_ms: 50_000 } } };
    rollButton().focus();
    fireEvent.click(rollButton());
    expect(await screen.findByText('Wait a moment before the next round. Nothing was staked.')).toBeTruthy();
    studio.refuseWith = undefined;
    const isWaiting = () => rollButton().getAttribute('aria-disabled') === 'true';
    expect(isWaiting()).toBe(true);
    expect(document.activeElement).toBe(rollButton());
    fireEvent.click(rollButton());
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(studio.stakes).toHaveLength(1);
    act(() => vi.advanceTimersByTime(40_000));
    expect(isWaiting()).toBe(false);
    expect(screen.queryByText('Wait a moment before the next round. Nothing was staked.')).toBe(null);

    await roll();
    expect(studio.stakes).toHaveLength(2);
    expect(isWaiting()).toBe(true);
    expect(screen.getByText('The next round can start in a moment.')).toBeTruthy();
    fireEvent.click(rollButton());
    expect(studio.stakes).toHaveLength(2);
    act(() => vi.advanceTimersByTime(50_000));
    expect(isWaiting()).toBe(false);
    vi.useRealTimers();
  });

  it('[PP-01] knows the pace from its launch: nobody has to be refused first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    const studio = fakeStudio();
    await openDice(studio, '?mode=real&currency=EUR&pace_ms=50000');
    await roll();
    expect(rollButton().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(rollButton());
    expect(studio.stakes).toHaveLength(1);
    act(() => vi.advanceTimersByTime(50_000));
    await roll();
    expect(studio.stakes).toHaveLength(2);
    vi.useRealTimers();
  });

  it('[PP-02] Enter and Space roll once; a key held down does not go on', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    await screen.findByText(/^Rolled /);
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    expect(fireEvent.keyDown(rollButton(), { key: 'Enter', repeat: true })).toBe(false);
    await waitFor(() => expect(rollButton().getAttribute('aria-busy')).toBe(null));
    expect(studio.stakes).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
    await waitFor(() => expect(studio.stakes).toHaveLength(2));
  });

  it('two presses at once stake once', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    fireEvent.click(rollButton());
    fireEvent.click(rollButton());
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await screen.findByText(/^Rolled /);
    expect(studio.stakes).toHaveLength(1);
  });

  it('keeps the choice that was staked on, and the focus, while the roll is under way', async () => {
    await openDice(fakeStudio());
    const slider = screen.getByRole<HTMLInputElement>('slider');
    slider.focus();
    fireEvent.keyDown(slider, { key: 'Enter' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.value).toBe('5049');
    await screen.findByText(/^Rolled /);
    expect(document.activeElement).toBe(slider);
    await waitFor(() => expect(rollButton().getAttribute('aria-busy')).toBe(null));
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.value).toBe('5149');
  });

  it('[PP-02] offers neither autoplay nor turbo', async () => {
    await openDice(fakeStudio());
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.filter((name) => /auto|turbo|fast|quick|repeat/i.test(name ?? ''))).toEqual([]);
  });

  it('a paused game takes no stake until the page resumes it', async () => {
    const studio = fakeStudio();
    const { page } = await openDice(studio);
    page.say({ type: 'pause' });
    expect(screen.queryByRole('button', { name: 'Roll' })).toBe(null);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    page.say({ type: 'resume' });
    expect(studio.stakes).toHaveLength(0);
    await roll();
    expect(studio.stakes).toHaveLength(1);
  });

  it('takes the balance from the page, in its own currency only', async () => {
    const { page } = await openDice(fakeStudio());
    page.say({ type: 'balance', currency: 'USD', balance_cents: 1 });
    expect(screen.getByText('€1,000.00')).toBeTruthy();
    page.say({ type: 'balance', currency: 'EUR', balance_cents: 4_200 });
    expect(screen.getByText('€42.00')).toBeTruthy();
  });
});

describe('Orbit Dice: refusals', () => {
  it.each([
    ['600', 'The largest stake is €500.00.'],
    ['0.09', 'The smallest stake is €0.10.'],
    ['', 'Enter an amount.'],
    ['-5', 'Enter an amount.'],
    ['1.005', 'Enter an amount.'],
  ])('a stake of %j is explained in place and not sent', async (stake, words) => {
    const studio = fakeStudio();
    await openDice(studio);
    type('Stake', stake);
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(rollButton());
    expect(studio.stakes).toHaveLength(0);
  });

  it('[PP-07] a choice that could win more than the largest win is refused before play', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    type('Win chance', '0.5');
    type('Stake', '500');
    expect(screen.getByText(/more than the largest win, €50,000\.00/)).toBeTruthy();
    fireEvent.click(rollButton());
    expect(studio.stakes).toHaveLength(0);
  });

  it('too little money: said in place, with the way to the cashbox, and gone when the stake changes', async () => {
    const { page } = await openDice(fakeStudio({ balance: 50 }));
    fireEvent.click(rollButton());
    fireEvent.click(screen.getByRole('button', { name: 'Open the cashbox' }));
    expect(told(page, 'deposit')).toHaveLength(1);
    type('Stake', '0.20');
    expect(screen.queryByText('That is more than your balance.')).toBe(null);
  });

  it.each([
    [422, { errors: { stake_cents: { not_enough_money: 'x' } } }, 'That is more than your balance.'],
    [403, { error: { code: 'LIMIT_REACHED' } }, 'A limit you set has been reached. Nothing was staked.'],
    [451, { error: { code: 'REGION_RESTRICTED' } }, 'This game is not available in your country.'],
    [429, { error: { code: 'RATE_LIMITED' } }, 'Wait a moment before the next round. Nothing was staked.'],
    [400, 'no JSON at all', 'That did not work, and nothing was staked.'],
  ])('the server says %i: the player reads why', async (status, body, words) => {
    const studio = fakeStudio({ refuseWith: { status, body } });
    const { page } = await openDice(studio);
    fireEvent.click(rollButton());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(studio.stakes).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    page.say({ type: 'balance', currency: 'EUR', balance_cents: 4_200 });
    expect(await screen.findByText('€42.00')).toBeTruthy();
  });

  it('a guest who wants to play for money is told to log in', async () => {
    await openDice(fakeStudio({ loggedOut: true }));
    expect(screen.getByRole('alert').textContent).toContain('Log in to play for money.');
  });
});
