import { describe, expect, test } from 'vitest';
import { modalNameOf, openModal, withModal, withoutModal } from './modal-address.ts';

const game = { pathname: '/play/halley-studio/orbit-dice', search: '?mode=demo' };

describe('modals are addresses', () => {
  test.each([
    ['/login', 'login'],
    ['/sign-in', 'login'],
    ['/registration?redirect=%2Fprofile', 'registration'],
    ['/sign-up', 'registration'],
    ['/', undefined],
    ['/login/more', undefined],
    ['/constructor', undefined],
  ])('%s names %s', (href, name) => {
    expect(modalNameOf(href)).toBe(name);
  });

  test('a modal is open by its own path or laid over a page', () => {
    expect(openModal({ pathname: '/login', search: '' })).toBe('login');
    expect(openModal({ ...game, search: '?mode=demo&modal=registration' })).toBe('registration');
    expect(openModal({ ...game, search: '?modal=anything' })).toBeUndefined();
    expect(openModal(game)).toBeUndefined();
  });

  test('laid over a page, the page keeps its own query', () => {
    const over = withModal(game, '/registration?redirect=%2Fprofile%3Fa%3D1');
    expect(over.pathname).toBe(game.pathname);
    expect(new URLSearchParams(over.search).get('mode')).toBe('demo');
    expect(new URLSearchParams(over.search).get('redirect')).toBe('/profile?a=1');
    expect(withoutModal(over)).toEqual(game);
  });

  test('the target of one modal does not leak into the next', () => {
    const first = withModal(game, '/registration?redirect=%2Fprofile');
    expect(new URLSearchParams(withModal(first, '/login').search).get('redirect')).toBeNull();
  });

  test('opened directly, it gives way to main', () => {
    expect(withoutModal({ pathname: '/login', search: '?redirect=%2Fprofile' })).toEqual({ pathname: '/', search: '' });
    expect(withModal({ pathname: '/login', search: '' }, '/registration')).toEqual({
      pathname: '/registration',
      search: '',
    });
  });
});
