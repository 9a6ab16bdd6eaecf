import { Refusal } from '@halley/contract';
import { passwordLength } from '@halley/contract/forms';
import { firstFailure, maxLength, minLength, password as passwordCharacters } from '@halley/contract/validation';
import { isGuessable } from './guess-password.ts';

const { least, most } = passwordLength;
const check = firstFailure(minLength(least), maxLength(most), passwordCharacters);

/** Says no to a password that cannot be taken, in the order in which a form would show it. */
export function checkPassword(password: string, { email }: { email: string }): void {
  const failure = check(password);
  if (failure?.code === 'too_short') throw new Refusal('password.too_short');
  if (failure?.code === 'too_long') throw new Refusal('password.too_long');
  if (failure) throw new Refusal('password.password_characters');
  if (isGuessable(password, email)) throw new Refusal('password.too_common');
}

/** The second field, where a form has one, says the same as the first. */
export function checkConfirmation(password: string, confirmation: string | undefined): void {
  if (confirmation !== undefined && confirmation !== password) throw new Refusal('password_confirmation.mismatch');
}
