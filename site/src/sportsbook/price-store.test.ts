import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPriceStore } from './price-store.ts';
import { aMarket } from './testing/a-fixture.ts';

let pictures: (() => void)[];
let store: ReturnType<typeof createPriceStore>;
const draw = () => {
  const [due] = pictures;
  pictures = [];
  due?.();
};
beforeEach(() => {
  pictures = [];
  store = createPriceStore((work) => void pictures.push(work));
});

const key = '1x2;period=ft';
const withHome = (price: number | null, more: object = {}) =>
  aMarket({
    outcomes: aMarket().outcomes.map((one) => (one.id === 'home' ? { ...one, price } : one)),
    ...more,
  });

test('[SPORT-60] however much is told, it is written once for each picture, and only what changed is told', () => {
  store.write(11, [aMarket()]);
  draw();
  const [home, draws] = [vi.fn(), vi.fn()];
  store.subscribe(11, key, 'home', home);
  store.subscribe(11, key, 'draw', draws);
  store.write(11, [withHome(2_100)]);
  store.write(11, [withHome(2_200)]);
  expect(pictures).toHaveLength(1);
  expect(home).not.toHaveBeenCalled();
  draw();
  expect(home).toHaveBeenCalledTimes(1);
  expect(draws).not.toHaveBeenCalled();
  expect(store.read(11, key, 'home')).toEqual({ price: 2_200, open: true, status: 'active' });
});

test('[SPORT-60] a stop is on every cell of the market at the next picture', () => {
  store.write(11, [aMarket()]);
  draw();
  store.write(11, [withHome(2_000, { open: false, status: 'suspended' })]);
  draw();
  for (const outcome of ['home', 'draw', 'away'])
    expect(store.read(11, key, outcome)).toMatchObject({ open: false, status: 'suspended' });
});

test('a price that is not offered is not open, whatever its market is', () => {
  store.write(11, [withHome(null)]);
  draw();
  expect(store.read(11, key, 'home')).toEqual({ price: null, open: false, status: 'active' });
});

test('fixtures do not know each other, and what nobody follows has no cells', () => {
  store.write(11, [aMarket()]);
  store.write(12, [withHome(5_000)]);
  draw();
  expect([store.read(11, key, 'home')?.price, store.read(12, key, 'home')?.price]).toEqual([2_000, 5_000]);
  store.forget(12);
  expect([store.read(11, key, 'home')?.price, store.read(12, key, 'home')]).toEqual([2_000, undefined]);
  store.write(11, [withHome(3_000)]);
  store.forget(11);
  draw();
  expect(store.read(11, key, 'home')).toBeUndefined();
});

test('who shows more than prices is told after they are written', () => {
  const seen: (number | null | undefined)[] = [];
  const stop = store.onPicture(() => seen.push(store.read(11, key, 'home')?.price));
  store.write(11, [aMarket()]);
  draw();
  stop();
  store.write(11, [withHome(2_500)]);
  draw();
  expect(seen).toEqual([2_000]);
});

describe('what fades', () => {
  const movedMs = 4_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('goes with a frame that draws prices anyway, once its time is over', () => {
    const fade = vi.fn();
    store.fade(movedMs, fade);
    vi.advanceTimersByTime(movedMs - 1);
    store.write(11, [withHome(2_100)]);
    draw();
    expect(fade).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    store.write(11, [withHome(2_200)]);
    draw();
    expect(fade).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * movedMs);
    draw();
    expect(fade).toHaveBeenCalledTimes(1);
  });

  test('asks for a frame of its own where no price moves, each in its turn, and what was given up does not come', () => {
    const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
    store.fade(movedMs, first);
    store.fade(movedMs, gone)();
    vi.advanceTimersByTime(1_000);
    store.fade(movedMs, second);
    vi.advanceTimersByTime(3_600);
    draw();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(1_000);
    draw();
    expect([first.mock.calls.length, second.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1, 0]);
  });
});
