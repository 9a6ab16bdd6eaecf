import { beforeEach, expect, test, vi } from 'vitest';
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
