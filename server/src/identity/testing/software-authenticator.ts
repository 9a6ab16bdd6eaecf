import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What the browser is told, as far as an authenticator cares. */
interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId?: string;
  allowCredentials?: { id: string }[];
}

interface Credential {
  id: Buffer;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  signCount: number;
}

export interface Behaviour {
  /** Where the browser stands; a phishing page stands elsewhere. */
  origin: string;
  /** Whether the holder showed a finger, a face or a PIN. */
  userVerified?: boolean;
  /** Kept by a cloud, on several devices. */
  synced?: boolean;
}

/** Bits of the authenticator's data. */
const flags = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/**
 * A passkey authenticator made of software: real keys, real CBOR and COSE, real signatures. It does what a phone does,
 * and can be told to misbehave.
 */
export function createAuthenticator(usual: Behaviour) {
  const credentials: Credential[] = [];
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    credentials,
    /** As `navigator.credentials.create`. */
    create(options: CreationOptions, change: Partial<Behaviour> = {}) {
      const behaviour = { ...usual, ...change };
      const rpId = options.rp.id ?? '';
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential = { id: randomBytes(32), rpId, userHandle: options.user.id, privateKey, signCount: 0 };
      credentials.push(credential);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential.id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(credential, behaviour, flags.attested), attested]);
      const attestation = cbor(
        new Map<string, CborValue>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...shownOf(credential),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, behaviour.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** As `navigator.credentials.get`: the first credential that fits. */
    get(options: RequestOptions, change: Partial<Behaviour> = {}) {
      const behaviour = { ...usual, ...change };
      const wanted = options.allowCredentials?.map(({ id }) => id) ?? [];
      const credential = credentials.find(
        ({ id, rpId }) => rpId === options.rpId && (wanted.length === 0 || wanted.includes(id.toString('base64url'))),
      );
      if (!credential) throw new Error('this authenticator has no passkey for that');
      // One that is synced has no counter: its copies could not agree on it.
      if (!behaviour.synced) credential.signCount += 1;
      const data = authenticatorData(credential, behaviour, 0);
      const client = clientData('webauthn.get', options.challenge, behaviour.origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, createHash('sha256').update(client).digest()]))
        .sign(credential.privateKey);
      return {
        ...shownOf(credential),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: credential.userHandle,
        },
      };
    },
  };
}

function shownOf({ id }: Credential) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} };
}

function authenticatorData(credential: Credential, { userVerified = true, synced }: Behaviour, more: number): Buffer {
  const bits =
    flags.userPresent |
    (userVerified ? flags.userVerified : 0) |
    (synced ? flags.backupEligible | flags.backedUp : 0) |
    more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(credential.signCount);
  return Buffer.concat([createHash('sha256').update(credential.rpId).digest(), Buffer.from([bits]), count]);
}

/** ES256 on P-256, as COSE writes a public key. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

type CborValue = number | string | Buffer | Map<number, CborValue> | Map<string, CborValue>;

/** As much of CBOR as passkeys use: whole numbers, text, bytes and maps. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value.entries()] as [number | string, CborValue][];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function head(kind: number, length: number): Buffer {
  const top = kind << 5;
  if (length < 24) return Buffer.from([top | length]);
  if (length < 256) return Buffer.from([top | 24, length]);
  return Buffer.from([top | 25, length >> 8, length & 255]);
}
