/**
 * Cash addresses of Bitcoin Cash: bech32's letters with a longer checksum, so no library for bech32 reads them, and the
 * one that does takes half a second of every start.
 */
const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const prefix = 'bitcoincash';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const checksumLength = 8;

function checksum(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}

const prefixValues = [...[...prefix].map((letter) => letter.charCodeAt(0) & 31), 0];

/** Regroups bits; undefined: what is left over is not zero. */
function regroup(values: Iterable<number>, from: number, to: number, pad: 'pad' | 'exact'): number[] | undefined {
  const groups: number[] = [];
  let [held, bits] = [0, 0];
  for (const value of values) {
    held = (held << from) | value;
    for (bits += from; bits >= to; bits -= to) groups.push((held >> (bits - to)) & (2 ** to - 1));
    held &= 2 ** bits - 1;
  }
  if (pad === 'pad') return bits === 0 ? groups : [...groups, (held << (to - bits)) & (2 ** to - 1)];
  return bits >= from || held !== 0 ? undefined : groups;
}

export function encodeCashAddress(type: 'key' | 'script', hash: Uint8Array): string {
  const version = type === 'key' ? 0x00 : 0x08;
  const payload = regroup([version, ...hash], 8, 5, 'pad') ?? [];
  const sum = checksum([...prefixValues, ...payload, ...new Array<number>(checksumLength).fill(0)]);
  const tail = Array.from({ length: checksumLength }, (_, place) => Number((sum >> BigInt(5 * (7 - place))) & 31n));
  return `${prefix}:${[...payload, ...tail].map((value) => letters[value]).join('')}`;
}

/** Keys and scripts of the main chain, with or without the prefix; all in one case. */
export function isCashAddress(address: string): boolean {
  const text = address === address.toUpperCase() ? address.toLowerCase() : address;
  const bare = text.startsWith(`${prefix}:`) ? text.slice(prefix.length + 1) : text;
  const values = [...bare].map((letter) => letters.indexOf(letter));
  if (values.length <= checksumLength || values.includes(-1)) return false;
  if (checksum([...prefixValues, ...values]) !== 0n) return false;
  const [version, ...hash] = regroup(values.slice(0, -checksumLength), 5, 8, 'exact') ?? [];
  // 20 bytes of a key or a script, or the 32 of a script.
  return (hash.length === 20 && (version === 0x00 || version === 0x08)) || (hash.length === 32 && version === 0x0b);
}
