import { expect, test } from 'vitest';
import { modalNames, popupNames } from '../page/index.ts';
import { rooms } from './rooms.ts';

test('every modal and popup belongs to one room', () => {
  const registered = rooms.flatMap(({ modals, popups }) => [
    ...Object.keys(modals ?? {}),
    ...Object.keys(popups ?? {}),
  ]);
  expect(registered.toSorted()).toEqual([...modalNames, ...popupNames].toSorted());
});
