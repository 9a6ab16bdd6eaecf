/** The two ways in of the registration test. */
export type RegistrationVariant = 'a' | 'b';

/**
 * Which variant somebody sees: by the last hex digit of the partner's click id, so that it is known before there is an
 * account, or else by the number of the account. A click id that does not end in a hex digit says nothing.
 */
export function registrationVariantOf(input: {
  clickId?: string | null;
  playerId?: number;
}): RegistrationVariant | null {
  const digit = /[0-9a-f]$/i.exec(input.clickId ?? '')?.[0];
  if (digit !== undefined) return Number.parseInt(digit, 16) % 2 === 0 ? 'a' : 'b';
  if (input.playerId === undefined) return null;
  return input.playerId % 2 === 0 ? 'a' : 'b';
}
