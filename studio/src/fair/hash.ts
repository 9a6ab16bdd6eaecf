/** HMAC-SHA-256 of two texts, both taken as UTF-8. Passed in, so that each world uses its fastest one. */
export type Hmac = (key: string, message: string) => Uint8Array;

/** SHA-256 of a text taken as UTF-8. */
export type Sha256 = (text: string) => Uint8Array;

export interface FairHash {
  hmac: Hmac;
  sha256: Sha256;
}

const HEX_PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX_PAIRS[byte];
  return text;
}
