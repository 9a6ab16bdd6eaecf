import { describe, expect, test } from 'vitest';
import { modalNameOf, openModal, withModal, withoutModal } from './modal-address.ts';

const game = { pathname: '/play/halley-studio/orbit-dice', search: '?mode=demo' };

describe('modals are addresses', () => {
  test.each([
    ['/login', 'login'],
    ['/sign-in', 'login'],
    ['/sport/login', 'login'],
    ['/registration?redirect=%2Fprofile', 'registration'],
    ['/sign-up', 'registration'],
    ['/sport/registration', 'registration'],
    ['/remind', 'remind'],
    ['/new-password?reset_password_token=a', 'new-password'],
    ['/email-verify', 'email-verify'],
    ['/confirmation?confirmation_token=a', 'confirmation'],
    ['/cashbox', 'cashbox'],
    ['/dashboard', 'cashbox'],
    ['/deposit?amountProp=50', 'deposit'],
    ['/accounts/EUR/deposit', 'deposit'],
    ['/deposit-bonus', 'deposit-bonus'],
    ['/deposit-fast', 'deposit-fast'],
    ['/withdraw', 'withdraw'],
    ['/', undefined],
    ['/sport', undefined],
    ['/login/more', undefined],
    ['/accounts/history', undefined],
    ['/accounts/a/b/deposit', undefined],
    ['/constructor', undefined],
  ])('%s names %s', (href, name) => {
    expect(modalNameOf(href)).toBe(name);
  });

  test('a modal is open by its own path or laid over a page', () => {
    expect(openModal({ pathname: '/login', search: '?redirect=%2Fa' })).toEqual({
      name: 'login',
      href: '/login?redirect=%2Fa',
    });
    expect(openModal({ ...game, search: '?mode=demo&modal=%2Fregistration' })).toEqual({
      name: 'registration',
      href: '/registration',
    });
    for (const nonsense of ['anything', 'login', '//example.com/login', 'https://example.com/login']) {
      expect(openModal({ ...game, search: `?modal=${encodeURIComponent(nonsense)}` })).toBeUndefined();
    }
    expect(openModal(game)).toBeUndefined();
  });

  test('laid over a page, each keeps its own query', () => {
    const over = withModal(game, '/registration?redirect=%2Fprofile%3Fa%3D1&mode=x');
    expect(over.pathname).toBe(game.pathname);
    expect(new URLSearchParams(over.search).get('mode')).toBe('demo');
    expect(openModal(over)?.href).toBe('/registration?redirect=%2Fprofile%3Fa%3D1&mode=x');
    expect(withoutModal(over)).toEqual(game);
  });

  test('the target of one modal does not leak into the next', () => {
    const first = withModal(game, '/registration?redirect=%2Fprofile');
    expect(openModal(withModal(first, '/login'))?.href).toBe('/login');
  });

  test('opened directly, it gives way to main, a betting one to betting', () => {
    expect(withoutModal({ pathname: '/login', search: '?redirect=%2Fprofile' })).toEqual({ pathname: '/', search: '' });
    expect(withoutModal({ pathname: '/sport/login', search: '' })).toEqual({ pathname: '/sport', search: '' });
    expect(withModal({ pathname: '/login', search: '' }, '/registration')).toEqual({
      pathname: '/registration',
      search: '',
    });
  });
});
