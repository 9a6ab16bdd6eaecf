import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fairDraw } from '../../fair/index.ts';
import { loadTranslate } from '../../messages/index.ts';
import { QUICK_PART, silentSound, WordsProvider } from '../../screen/index.ts';
import { stubMedia } from '../../screen/testing/stub-media.ts';
import type { SlotEvent } from '../events.ts';
import { machineEntries, type machineIds } from '../index.ts';
import type { Machine } from '../machine.ts';
import words from '../machines/words.ts';
import { type SlotRound, SlotStage } from './SlotStage.tsx';
import { framesOf } from './use-playback.ts';

type MachineId = (typeof machineIds)[number];

/** The first round of the real rules with the wanted events. */
function aRound(id: MachineId, wanted: (events: SlotEvent[]) => boolean): SlotRound {
  const { game } = machineEntries[id];
  for (let nonce = 1; ; nonce++) {
    const draw = fairDraw({ serverSeed: 'b2'.repeat(32), clientSeed: 'mine', nonce });
    const { events, outcome, win } = game.play({ stake: 100n, choice: { mode: 'spin' }, draw });
    if (!wanted(events)) continue;
    return {
      id: `round-${nonce}`,
      stake: 100n,
      win,
      currency: 'FUN',
      choice: { mode: 'spin' },
      outcome,
      events,
    } as unknown as SlotRound;
  }
}

async function play(machine: Machine, round: SlotRound, { quick = false } = {}) {
  const onShown = vi.fn();
  const text = await loadTranslate('en', words);
  const stage = (playing: boolean) => (
    <WordsProvider text={text} locale="en" currency="FUN">
      <SlotStage
        machine={machine}
        art={{ className: '', scene: null, symbols: {} }}
        round={round}
        playing={playing}
        waiting={false}
        choice={{ mode: 'spin' }}
        setChoice={() => undefined}
        history={[round]}
        demo
        disabled={false}
        quick={quick}
        toolbar={null}
        sound={silentSound}
        onShown={onShown}
      />
    </WordsProvider>
  );
  const { container, rerender } = render(stage(true));
  return { container, onShown, stop: () => rerender(stage(false)) };
}

/** Timers are set as frames come, one after the other: the clock is moved until the stage says that all were seen. */
async function toTheEnd(onShown: { mock: { calls: unknown[] } }): Promise<number> {
  let ms = 0;
  while (onShown.mock.calls.length === 0) {
    await act(() => vi.advanceTimersByTimeAsync(40));
    ms += 40;
    if (ms > 600_000) throw new Error('the round never ends');
  }
  return ms;
}

/** What lies in the reels, by name, in the order of the record. */
const seenIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.slot-strip > .slot-cell:not([data-passing])')].map((cell) =>
    cell.getAttribute('data-symbol'),
  );

const lastGrid = (machine: Machine, round: SlotRound) =>
  round.events
    .flatMap((event) => ('grid' in event ? [event.grid] : []))
    .at(-1)
    ?.map((at) => machine.symbols[at]?.name);

beforeEach(() => {
  vi.useFakeTimers();
  stubMedia({ still: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[PP-11] the last picture is the record', () => {
  test('of a machine that tumbles: what burst is gone and what fell lies there', async () => {
    const { machine } = machineEntries['night-market'];
    const round = aRound('night-market', (events) => events.filter(({ type }) => type === 'fell').length >= 2);
    const { container, onShown, stop } = await play(machine, round);
    expect(seenIn(container)).not.toEqual(lastGrid(machine, round));
    await toTheEnd(onShown);
    stop();
    expect(seenIn(container)).toEqual(lastGrid(machine, round));
    expect(container.querySelectorAll('[data-gone]')).toHaveLength(0);
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('of hold-and-win: every coin lies where it was recorded, with its value', async () => {
    const { machine } = machineEntries['clockwork-plums'];
    const round = aRound('clockwork-plums', (events) => events.some(({ type }) => type === 'heldOver'));
    const coins = new Map<number, number>();
    for (const event of round.events)
      if (event.type === 'held')
        for (const [at, place] of event.places.entries()) coins.set(place, event.values[at] as number);
    const { container, onShown, stop } = await play(machine, round);
    expect(container.querySelector('[data-kind="coin"]')).toBe(null);
    await toTheEnd(onShown);
    stop();
    const { rows } = machine.grid;
    const shown = [...container.querySelectorAll<HTMLElement>('[data-kind="coin"]')].map((coin) => {
      const [reel, row] = [coin.style.getPropertyValue('--column'), coin.style.getPropertyValue('--row')].map(Number);
      return [(reel as number) * rows + (row as number), coin.textContent?.replace('\u00a0', ' ')] as const;
    });
    const money = (units: number) => `FUN ${((100 * units) / machine.unitsPerStake / 100).toFixed(2)}`;
    expect(new Map(shown)).toEqual(new Map([...coins].map(([place, units]) => [place, money(units)])));
    expect(container.querySelectorAll('[data-kind="empty"]')).toHaveLength(machine.grid.reels * rows - coins.size);
    const words = round.win > round.stake ? 'You won' : 'came back';
    expect(screen.getByRole('status').textContent).toContain(words);
  });
});

describe('shorter reveals', () => {
  test('every picture takes the part of its time that the kit names, and the record is the same', async () => {
    const { machine } = machineEntries['comet-run'];
    const round = aRound('comet-run', (events) => events.some(({ type }) => type === 'free'));
    const full = round.events.flatMap((event) => framesOf(event, machine, false)).reduce((sum, { ms }) => sum + ms, 0);
    const slow = await play(machine, round);
    const slowMs = await toTheEnd(slow.onShown);
    const fast = await play(machine, round, { quick: true });
    const fastMs = await toTheEnd(fast.onShown);
    fast.stop();
    expect(slowMs).toBeGreaterThanOrEqual(full);
    expect(fastMs).toBeLessThan(full * QUICK_PART * 1.1 + 100);
    expect(seenIn(fast.container)).toEqual(lastGrid(machine, round));
    expect(fast.container.querySelector<HTMLElement>('.slot-stage')?.style.getPropertyValue('--pace')).toBe(
      String(QUICK_PART),
    );
  });
});
