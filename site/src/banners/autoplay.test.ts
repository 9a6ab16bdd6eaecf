import { describe, expect, test } from 'vitest';
import { autoplayMs, isMockMode, isMoving } from './autoplay.ts';

const undisturbed = {
  isMock: false,
  stops: 4,
  isStopped: false,
  isHovered: false,
  isFocused: false,
  isHidden: false,
  wantsLessMotion: false,
};

describe('[BANNER-11] autoplay', () => {
  test('comes every 10000 ms while nobody minds', () => {
    expect([autoplayMs, isMoving(undisturbed)]).toEqual([10_000, true]);
  });

  test('is off in mock mode, and this test runs in it', () => {
    expect([isMoving({ ...undisturbed, isMock: true }), isMockMode]).toEqual([false, true]);
  });

  test.each(['isStopped', 'isHovered', 'isFocused', 'isHidden', 'wantsLessMotion'] as const)(
    'stands still while %s',
    (fact) => {
      expect(isMoving({ ...undisturbed, [fact]: true })).toBe(false);
    },
  );

  test('one place is no show', () => {
    expect(isMoving({ ...undisturbed, stops: 1 })).toBe(false);
  });
});
