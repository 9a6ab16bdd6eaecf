import { z } from 'zod';

/** A public source of randomness that decides lotteries: where it is asked, and what its answers are held against. */
export interface BeaconSettings {
  name: string;
  /** Asked one after the other, until one has an answer that holds. */
  urls: string[];
  chainHash: string;
  publicKey: string;
  genesisSeconds: number;
  periodSeconds: number;
}

/** drand's quicknet: run by the League of Entropy, a round every three seconds, unchained. */
const quicknet = {
  name: 'drand quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};
const publicRelays = ['https://api.drand.sh', 'https://drand.cloudflare.com'];

const isRelay = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const seconds = z.string().regex(/^\d{1,12}$/, 'it must be a whole number of seconds');

export const beaconEnvironment = {
  BEACON_URL: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.length > 0 && urls.every(isRelay), 'it must be addresses of relays, commas between')
    .optional(),
  BEACON_CHAIN_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'it must be 64 hex digits')
    .optional(),
  BEACON_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{192}$/, 'it must be 192 hex digits, a point of G2')
    .optional(),
  BEACON_GENESIS: seconds.transform(Number).optional(),
  BEACON_PERIOD: seconds.transform(Number).pipe(z.number().min(1).max(86_400)).optional(),
};

type Environment = z.output<z.ZodObject<typeof beaconEnvironment>>;

/** Undefined: the demo has a beacon of its own. Another chain than quicknet is named whole, or not at all. */
export function readBeaconSettings(
  env: Environment,
  { production }: { production: boolean },
): { beacon: BeaconSettings | undefined } | { problem: string } {
  const { BEACON_URL, BEACON_CHAIN_HASH, BEACON_PUBLIC_KEY, BEACON_GENESIS, BEACON_PERIOD } = env;
  const chain = [BEACON_CHAIN_HASH, BEACON_PUBLIC_KEY, BEACON_GENESIS, BEACON_PERIOD];
  const named = chain.filter((one) => one !== undefined).length;
  if (named > 0 && (named < chain.length || !BEACON_URL)) {
    return {
      problem:
        'Another chain of the beacon needs BEACON_URL, BEACON_CHAIN_HASH, BEACON_PUBLIC_KEY, BEACON_GENESIS and BEACON_PERIOD together',
    };
  }
  if (!BEACON_URL && !production) return { beacon: undefined };
  const urls = BEACON_URL ?? publicRelays;
  if (named === 0) return { beacon: { ...quicknet, urls } };
  return {
    beacon: {
      name: `drand ${BEACON_CHAIN_HASH!.slice(0, 8)}`,
      urls,
      chainHash: BEACON_CHAIN_HASH!,
      publicKey: BEACON_PUBLIC_KEY!,
      genesisSeconds: BEACON_GENESIS!,
      periodSeconds: BEACON_PERIOD!,
    },
  };
}
