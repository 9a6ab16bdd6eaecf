import { Secret, TOTP } from 'otpauth';

/** What an authenticator with this secret shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
