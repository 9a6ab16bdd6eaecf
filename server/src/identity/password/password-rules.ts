import { Refusal, type RefusalCode } from '@halley/contract';
import { passwordLength } from '@halley/contract/forms';
import { firstFailure, maxLength, minLength, password as passwordCharacters } from '@halley/contract/validation';
import { isGuessable } from './guess-password.ts';

const { least, most } = passwordLength;
const check = firstFailure(minLength(least), maxLength(most), passwordCharacters);

/** Why a password cannot be taken, in the order in which a form would show it. */
export function passwordRefusal(password: string, { email }: { email: string }): RefusalCode | undefined {
  const failure = check(password);
  if (failure?.code === 'too_short') return 'password.too_short';
  if (failure?.code === 'too_long') return 'password.too_long';
  if (failure) return 'password.password_characters';
  return isGuessable(password, email) ? 'password.too_common' : undefined;
}

export function checkPassword(password: string, account: { email: string }): void {
  const code = passwordRefusal(password, account);
  if (code) throw new Refusal(code);
}

/** The second field, where a form has one, says the same as the first. */
export function checkConfirmation(password: string, confirmation: string | undefined): void {
  if (confirmation !== undefined && confirmation !== password) throw new Refusal('password_confirmation.mismatch');
}
