import { Secret, TOTP } from 'otpauth';

/** What an authenticator with this secret shows now, or then. */
export function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
