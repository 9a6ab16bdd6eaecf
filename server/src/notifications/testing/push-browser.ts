import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { invariant } from '../../kit/index.ts';

/** A browser that can be pushed to: what it does with a message is written down from RFC 8291, from nothing of ours. */
export function createPushBrowser(known?: { privateKey: Buffer; auth: Buffer }) {
  const pair = createECDH('prime256v1');
  if (known) pair.setPrivateKey(known.privateKey);
  else pair.generateKeys();
  const auth = known?.auth ?? randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(message: Buffer): string {
      const [salt, point, content] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), point]);
      const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(point), auth, info, 32));
      const random = createHmac('sha256', salt).update(key).digest();
      const expand = (label: string, bytes: number) =>
        createHmac('sha256', random).update(`Content-Encoding: ${label}\0\x01`).digest().subarray(0, bytes);
      const decipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12));
      decipher.setAuthTag(content.subarray(-16));
      const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
      invariant(plain.at(-1) === 2, 'the last record ends with 2');
      return plain.subarray(0, -1).toString();
    },
  };
}
