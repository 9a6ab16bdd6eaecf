import type { Currency } from '@halley/contract';
import type { Identity, SeedPlayer } from '../identity/index.ts';
import { type Database, invariant, type Tx } from '../kit/index.ts';

export const demoPassword = 'Halley-2026!';

interface DemoAccount {
  email: string;
  nickname: string;
  staff: boolean;
  /** In subunits of EUR. */
  money: bigint;
  details?: SeedPlayer['details'];
  groups?: readonly number[];
  level?: number;
}

/** A profile with nothing left to ask for. */
const whole = (first_name: string, last_name: string): SeedPlayer['details'] => ({
  first_name,
  last_name,
  date_of_birth: '1986-02-09',
  city: 'Berlin',
  address: 'Sternwartenweg 76',
  postal_code: '12439',
  mobile_phone: '+4915112345678',
});

const accounts: readonly DemoAccount[] = [
  {
    email: 'player@halley.test',
    nickname: 'Comet',
    staff: false,
    money: 1_000_00n,
    details: whole('Caroline', 'Komet'),
    // The group of adventures.
    groups: [1521],
  },
  {
    email: 'vip@halley.test',
    nickname: 'Perihelion',
    staff: false,
    money: 50_000_00n,
    details: whole('Edmond', 'Stern'),
    groups: [759],
    level: 10,
  },
  { email: 'new@halley.test', nickname: 'Newcomer', staff: false, money: 0n },
  { email: 'admin@halley.test', nickname: 'Observatory', staff: true, money: 0n },
];

/** Money from the house to a player. The wallet does it; the same key never pays twice. */
type Grant = (tx: Tx, input: { playerId: number; currency: Currency; amount: bigint; key: string }) => Promise<unknown>;

export interface SeedOptions {
  demo: boolean;
  database: Database;
  identity: Pick<Identity, 'findPlayerId' | 'hashPassword' | 'seedPlayer'>;
  grant: Grant;
}

/**
 * Makes the demo accounts that are not there yet. An account and its money are one transaction, and the address is
 * unique: however many processes start at once, each account is made, and paid, once.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  invariant(options.demo, 'accounts with a known password exist in demo mode only');
  const { identity } = options;
  for (const account of accounts) {
    if ((await identity.findPlayerId(account.email)) !== undefined) continue;
    await openDemoAccount(options, { ...account, passwordHash: await identity.hashPassword(demoPassword) });
  }
}

/** Null: another process has made it. */
export function openDemoAccount(
  { identity, grant }: Pick<SeedOptions, 'identity' | 'grant'>,
  { money, ...account }: DemoAccount & { passwordHash: string },
): Promise<number | null> {
  const key = `demo-seed:${account.email}`;
  const player = { ...account, country: 'DE', currency: 'EUR', language: 'en' } as const;
  return identity.seedPlayer(player, async (tx, playerId) => {
    if (money > 0n) await grant(tx, { playerId, currency: 'EUR', amount: money, key });
  });
}
