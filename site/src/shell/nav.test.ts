import { describe, expect, test } from 'vitest';
import { currentOf, navEntries, profileEntry } from './nav.ts';

const currentAt = (pathname: string) =>
  [...navEntries, profileEntry].flatMap((entry) => {
    const current = currentOf(entry, pathname);
    return current ? [[entry.href, current]] : [];
  });

describe('which entry of the menu is the current one', () => {
  test.each([
    ['/', [['/', 'page']]],
    ['/categories/new', [['/', 'true']]],
    ['/games', [['/', 'true']]],
    ['/gamesters', []],
    ['/fairness', [['/fairness', 'page']]],
    ['/producers/halley-studio', [['/producers/halley-studio', 'page']]],
    ['/play/halley-studio/orbit-dice', [['/play/halley-studio/orbit-dice', 'page']]],
    ['/play/halley-studio/orbit-dice/rules', [['/play/halley-studio/orbit-dice', 'true']]],
    ['/play/halley-studio/orbit-dice-two', []],
    ['/profile', [['/profile', 'page']]],
    ['/users', [['/profile', 'page']]],
    ['/profile/level', [['/profile', 'true']]],
    ['/profile/limits/confirm', [['/profile', 'true']]],
    ['/profiles', []],
    // Modals that were opened directly: main lies beneath, or betting.
    ['/login', [['/', 'page']]],
    ['/accounts/EUR/deposit', [['/', 'page']]],
    ['/sport/login', []],
    ['/nothing/here', []],
  ])('%s', (pathname, expected) => {
    expect(currentAt(pathname)).toEqual(expected);
  });
});
