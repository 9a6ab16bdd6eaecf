import { randomInt } from 'node:crypto';

const count = 10;
/** Without what looks alike: no 0 and o, no 1, i and l. 31 letters, ten of them: 49 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 10;

/** Ten codes such as `7hk2p-9xwqd`. They are shown once; we keep hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });
}

/** As somebody types it from paper: any case, with or without the dash. Undefined: no code looks like this. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  const isCode = plain.length === length && [...plain].every((letter) => letters.includes(letter));
  return isCode ? plain : undefined;
}
