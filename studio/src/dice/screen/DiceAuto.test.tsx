import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeStudio, fakeStudio, nonceThat } from '../testing/fake-studio.ts';
import { field, keepScreensClean, openDice, roll, type } from '../testing/open-dice.tsx';

keepScreensClean();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const allowed = '?mode=real&currency=EUR&autoplay=1&turbo=1';
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

async function startAuto(rules: { loss?: string; win?: string } = {}) {
  fireEvent.click(button('Autoplay')!);
  if (rules.loss !== undefined) type('Lose at most', rules.loss);
  if (rules.win !== undefined) type('Stop after a win above (optional)', rules.win);
  fireEvent.click(button('Start 10 rounds')!);
}
const nextRound = async (studio: FakeStudio, count: number) => {
  act(() => vi.advanceTimersByTime(700));
  await waitFor(() => expect(studio.rounds).toHaveLength(count));
  await waitFor(() => expect(document.querySelector('[data-round]')).not.toBe(null));
};

describe('[PP-02] autoplay and turbo', () => {
  it.each(['?mode=real&currency=EUR', '?mode=real&currency=EUR&autoplay=0&turbo=0', '?mode=demo&autoplay=1&turbo=1'])(
    'are not offered where nobody has allowed them: %s',
    async (search) => {
      await openDice(fakeStudio(), search);
      expect([button('Autoplay'), button('Turbo')]).toEqual([null, null]);
    },
  );

  it('plays round after round, each under a key of its own, until the player stops', async () => {
    const studio = fakeStudio();
    await openDice(studio, allowed);
    await startAuto();
    expect(studio.stakes).toHaveLength(0);
    await nextRound(studio, 1);
    await nextRound(studio, 2);
    expect(new Set(studio.stakes.map(({ key }) => key)).size).toBe(2);
    expect(field('Stake').disabled).toBe(true);
    fireEvent.click(button(/^Stop, 8 left/)!);
    expect(screen.getByText('Autoplay has stopped.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(5_000));
    expect(studio.stakes).toHaveLength(2);
    await roll();
    expect(studio.stakes).toHaveLength(3);
  });

  it('begins no round that could lose more than was set, and a loss has to be set', async () => {
    const studio = fakeStudio({ nonce: nonceThat('loses') });
    await openDice(studio, allowed);
    fireEvent.click(button('Autoplay')!);
    type('Lose at most', '');
    expect(button('Start 10 rounds')!.hasAttribute('disabled')).toBe(true);
    type('Lose at most', '1.50');
    fireEvent.click(button('Start 10 rounds')!);
    await nextRound(studio, 1);
    expect(await screen.findByText(/another round could lose more than you set/)).toBeTruthy();
    act(() => vi.advanceTimersByTime(5_000));
    expect(studio.stakes).toHaveLength(1);
  });

  it('stops after a single win above what was set', async () => {
    const studio = fakeStudio({ nonce: nonceThat('wins') });
    await openDice(studio, allowed);
    await startAuto({ win: '1.50' });
    await nextRound(studio, 1);
    expect(await screen.findByText(/a win above what you set/)).toBeTruthy();
    expect(studio.stakes).toHaveLength(1);
  });

  it.each([
    ['a refusal', { status: 403, body: { error: { code: 'LIMIT_REACHED' } } }],
    ['a reality check', { status: 403, body: { error: { code: 'REALITY_CHECK_DUE' } } }],
  ])('stops at %s', async (_, refuseWith) => {
    const studio = fakeStudio({ refuseWith });
    await openDice(studio, allowed);
    await startAuto();
    act(() => vi.advanceTimersByTime(700));
    expect(await screen.findByText('Autoplay has stopped: a round could not be played.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(5_000));
    expect(studio.stakes).toHaveLength(1);
  });

  it('stops when the page pauses the game, and does not go on by itself', async () => {
    const studio = fakeStudio();
    const { page } = await openDice(studio, allowed);
    await startAuto();
    page.say({ type: 'pause' });
    page.say({ type: 'resume' });
    expect(screen.getByText('Autoplay has stopped: the game is paused.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(5_000));
    expect(studio.stakes).toHaveLength(0);
  });

  it('stops when nobody sees the tab, and with Escape', async () => {
    const studio = fakeStudio();
    await openDice(studio, allowed);
    await startAuto();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('Autoplay has stopped: this tab was left.')).toBeTruthy();
    vi.restoreAllMocks();
    await startAuto();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByText('Autoplay has stopped.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(5_000));
    expect(studio.stakes).toHaveLength(0);
  });

  it('[PP-01] never plays faster than the licence’s pace', async () => {
    const studio = fakeStudio();
    await openDice(studio, `${allowed}&pace_ms=50000`);
    fireEvent.click(button('Turbo')!);
    await startAuto();
    await nextRound(studio, 1);
    act(() => vi.advanceTimersByTime(20_000));
    expect(studio.stakes).toHaveLength(1);
  });
});

describe('keys of a table', () => {
  it('half, double, and none of them once they are switched off', async () => {
    const studio = fakeStudio();
    await openDice(studio);
    fireEvent.keyDown(document.body, { key: 'w' });
    expect(field('Stake').value).toBe('2.00');
    fireEvent.keyDown(document.body, { key: 'w', repeat: true });
    fireEvent.keyDown(document.body, { key: 'q' });
    expect(field('Stake').value).toBe('1.00');
    fireEvent.click(button('Keyboard')!);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts are on' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'w' });
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(field('Stake').value).toBe('1.00');
    expect(studio.stakes).toHaveLength(0);
  });

  it('min and max give stakes that can be played with this choice', async () => {
    await openDice(fakeStudio());
    type('Win chance', '0.5');
    fireEvent.click(button(/Largest stake/)!);
    expect(screen.queryByText(/more than the largest win/)).toBe(null);
    expect(Number(field('Stake').value)).toBeGreaterThan(200);
    fireEvent.click(button(/Smallest stake/)!);
    expect(field('Stake').value).toBe('0.10');
  });
});

describe('a win far above the stake', () => {
  const long = { side: 'over' as const, target: 9_899 };

  it('[PP-03] has a moment of its own, which any key ends without staking', async () => {
    const studio = fakeStudio({ nonce: nonceThat('wins', long) });
    const { sound } = await openDice(studio);
    type('Win chance', '1');
    await roll();
    expect(screen.getByText('Big win')).toBeTruthy();
    expect(sound.played).toContain('big win');
    expect(document.querySelector('[data-win]')?.getAttribute('data-win')).toBe(String(studio.rounds[0]!.win_cents));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.queryByText('Big win')).toBe(null);
    expect(studio.stakes).toHaveLength(1);
  });

  it('[PP-03] not for a small win, and not for a loss', async () => {
    const { sound } = await openDice(fakeStudio({ nonce: nonceThat('wins') }));
    await roll();
    expect(screen.queryByText('Big win')).toBe(null);
    expect(sound.played).not.toContain('big win');
  });
});
