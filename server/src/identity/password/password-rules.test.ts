import { Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { checkConfirmation, checkPassword } from './password-rules.ts';

const email = 'stella.nova@example.com';
const codeOf = (password: string) => {
  try {
    checkPassword(password, { email });
    return 'fine';
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
};

describe('a new password', () => {
  test('has 8 to 128 characters, counted as people count', () => {
    expect(codeOf('Ab1-xyz')).toBe('password.too_short');
    expect(codeOf('Ab1-xyzq')).toBe('fine');
    expect(codeOf(`Ab1-${'xyzqvwk8'.repeat(15)}jhgf`)).toBe('fine');
    expect(codeOf('Ab1-xyzq'.repeat(16).concat('Z'))).toBe('password.too_long');
  });

  test.each([...'|@#$^&="!№\';%:?()_+-/,.<>'])('[VALID-08] may hold %s', (sign) => {
    expect(codeOf(`Nebula7${sign}x`)).toBe('fine');
  });

  test.each(['комета-1986', 'Étoile2026é', '彗星は七十六年ごとに', 'नमस्ते-ग्रह', 'Zoe\u0308-nebula'])(
    '[VALID-08] letters of any script: %s',
    (password) => {
      expect(codeOf(password)).toBe('fine');
    },
  );

  test.each([
    'two words1',
    'tab\tbed-9x',
    'star*fish9',
    'back\\slash9',
    'curly{9}xy',
    '💫💫💫💫💫💫💫💫',
    'nbsp\u00a0space',
  ])('[VALID-08] nothing else: %s', (password) => {
    expect(codeOf(password)).toBe('password.password_characters');
  });

  test.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    'passw0rd',
    '12345678',
    '123456789a',
    '87654321',
    'qwertzuiop',
    'Qwerty123',
    'aaaaaaaa',
    'abababab',
    '11112222',
    'abcdefgh',
    'iloveyou',
    'ichliebedich',
    'Fussball1',
    'casinocasino',
    'stella.nova',
    'Stella.Nova1',
    'stella.nova@example.com',
  ])('is not one that many people use: %s', (password) => {
    expect(codeOf(password)).toBe('password.too_common');
  });

  test.each(['Comet-1986!', 'Halley-2026!', 'Another-1986!', 'correcthorsebattery', 'Perihel-2061', 'k9#Lm2!qZ'])(
    'is taken when it is not: %s',
    (password) => {
      expect(codeOf(password)).toBe('fine');
    },
  );
});

test('the second field must say the same', () => {
  expect(() => checkConfirmation('a', 'b')).toThrow(Refusal);
  expect(() => checkConfirmation('a', 'a')).not.toThrow();
  expect(() => checkConfirmation('a', undefined)).not.toThrow();
});
