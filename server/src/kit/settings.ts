import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isAddressOrRange } from './addresses.ts';
import { type AuthProviderSettings, readAuthProviders } from './auth-provider-settings.ts';
import { type BeaconSettings, beaconEnvironment, readBeaconSettings } from './beacon-settings.ts';
import { type FeedSettings, feedEnvironment, readFeedSettings } from './feed-settings.ts';
import { isRedisAddress } from './open-redis.ts';
import { type PaymentSettings, paymentEnvironment, readPaymentSettings } from './payment-settings.ts';

const roles = ['all', 'api', 'web', 'worker', 'realtime'] as const;
export type Role = (typeof roles)[number];

/** Known to everyone who can read this file: good for a demo, refused in production. */
export const demoSecret = 'halley-demo-secret-not-for-production';
const shortestSecret = 32;
/** KiB times passes: 19 MiB twice is the least that is thought safe for Argon2id. */
const cheapestPasswords = 2 * 19_456;

/** While the database writes a group the house prepares another. More than that pays only with processors to spare. */
const usualWriters = () => Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2)));

const flag = z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1');
/** Digits only: JavaScript would take a blank for 0 and 0x10 for 16. */
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'it must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const port = wholeNumber(0, 65_535);

/** `CA, AU, de`: two-letter codes. Whether they name countries is the geo room's to say. */
const countries = z
  .string()
  .regex(/^\s*[a-z]{2}\s*(,\s*[a-z]{2}\s*)*$/i, 'it must be two-letter codes with commas between them')
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()));
const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
);
function readAmount(text: string): [currency: string, amount: bigint] {
  const [currency = '', amount = ''] = text.split('=');
  return [currency, BigInt(amount)];
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

const proxyNames = ['true', 'false', 'loopback', 'linklocal', 'uniquelocal'];

/** An address, a range, or a name for one: whose word about the visitor's address we take. */
const isProxy = (text: string): boolean => proxyNames.includes(text) || isAddressOrRange(text);

/** Scheme and host, nothing more: anything else would be a hole in the policy. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const isPushKey = (text: string) => /^[\w-]{43}=?$/.test(text);

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_SESSION_URL: z.string().min(1).optional(),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).optional(),
  DATABASE_POOL: wholeNumber(4, 500).default(20),
  DATA_DIR: z.string().min(1).default('.data'),
  TRAIL_HEADS: z
    .string()
    .transform((text) => text.split(',').map((folder) => folder.trim()))
    .refine((folders) => folders.every(Boolean), 'it must be folders with commas between them')
    .optional(),
  REDIS_URL: z
    .string()
    .refine(isRedisAddress, 'it must be redis://… or redis+sentinel://host:port,host:port/name')
    .optional(),
  CENTRIFUGO_URL: z.url().optional(),
  CENTRIFUGO_API_KEY: z.string().optional(),
  HALLEY_ROLE: z.enum(roles).default('all'),
  HALLEY_MODE: z.enum(['demo', 'production']).default('demo'),
  DEMO_CROWD: flag.default(true),
  DEMO_PROMOTIONS: flag.default(true),
  HALLEY_SECRET: z.string().min(1).default(demoSecret),
  HALLEY_SECRET_PREVIOUS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .optional(),
  METRICS_TOKEN: z.string().min(1).optional(),
  METRICS_PORT: port.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Halley <no-reply@halley.test>'),
  TRUST_PROXY: z
    .string()
    .refine((text) => text.split(',').every((part) => isProxy(part.trim())), 'it must be true, or addresses and ranges')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_PRETTY: flag.optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().optional(),
  WAGER_WRITERS: wholeNumber(1, 32).default(usualWriters()),
  STALE_ROUND_HOURS: wholeNumber(1, 8_760).default(24),
  ABANDONED_ROUND_DAYS: wholeNumber(1, 3_650).default(90),
  GEO_FULL: countries.optional(),
  GEO_OPEN: countries.optional(),
  GEO_SIGN_IN_ONLY: countries.optional(),
  EE_HOSTS: names.optional(),
  SITE_HOSTS: names.optional(),
  PROTECTION_PROFILE: z.enum(['licence', 'CW', 'EE', 'GCB', 'STRICT']).default('licence'),
  FEATURE_FLAGS: z.string().optional(),
  REGISTRATION_TEST: flag.default(false),
  LARGE_WIN: z
    .string()
    .regex(/^[A-Z]{3,4}=\d{1,18}(,[A-Z]{3,4}=\d{1,18})*$/, 'it must be a list such as EUR=1000000,BTC=10000000')
    .transform((text) => Object.fromEntries(text.split(',').map(readAmount)))
    .optional(),
  RATES_FEED: z.string().min(1).optional(),
  RATES_MOST_JUMP: z.coerce.number().gt(1).max(100).default(1.25),
  AUTH_PROVIDERS: z.string().optional(),
  PASSWORD_MEMORY_KIB: wholeNumber(8, 4_194_304).default(65_536),
  PASSWORD_PASSES: wholeNumber(1, 100).default(1),
  PASSWORD_HASHES_AT_ONCE: wholeNumber(1, 128).optional(),
  COPY_TRUSTED_MS: wholeNumber(0, 60_000).default(1_000),
  COPY_STALE_MS: wholeNumber(0, 60_000).default(5_000),
  HALLEY_TEST_CLOCK: z.iso.datetime().optional(),
  HALLEY_TEST_ROUNDS: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5}$/, 'it must be three times in milliseconds such as 7000,2000,500')
    .transform((text) => text.split(',').map(Number) as [number, number, number])
    .transform(([bettingMs, showingMs, pauseMs]) => ({ bettingMs, showingMs, pauseMs }))
    .optional(),
  FRAME_ANCESTORS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), 'it must be origins like https://partner.example')
    .optional(),
  PAYMENTS_LIBRARY_URL: z
    .string()
    .refine((url) => /^\/(?!\/)/.test(url) || /^https:\/\/[^/]/.test(url), 'it must be a path or an https address')
    .optional(),
  PAYMENT_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), 'it must be origins like https://pay.example')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'it must be a list such as name=value,other=value')
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => splitAt(pair, '='))))
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('halley'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  SCRIPT_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every((origin) => origin.startsWith('https:') && isOrigin(origin)),
      'it must be origins like https://tags.example',
    )
    .optional(),
  ANALYTICS_DAYS: wholeNumber(1, 3_650).default(90),
  OUTBOX_DAYS: wholeNumber(1, 3_650).default(7),
  PRICE_DAYS: wholeNumber(1, 36_500).default(400),
  ARCHIVE_DIR: z.string().min(1).optional(),
  PROMOTION_THIRD_PERSON_FROM: wholeNumber(1, 1_000_000_000_000).default(1_000_000),
  ORDER_ADDRESS_DAYS: wholeNumber(1, 3_650).default(180),
  SUPPORT_GUEST_DAYS: wholeNumber(1, 3_650).default(30),
  SUPPORT_PLAYER_DAYS: wholeNumber(1, 3_650).default(730),
  SUPPORT_WIDGET_URL: z
    .string()
    .refine((url) => URL.canParse(url) && url.startsWith('https://'), 'it must be an https address')
    .optional(),
  MAINTENANCE: z.enum(['on', 'off']).default('off'),
  MAINTENANCE_FILE: z.string().min(1).optional(),
  CRYPTO_HOSTS: names.optional(),
  PUSH_PRIVATE_KEY: z.string().refine(isPushKey, 'it must be 32 bytes, base64url').optional(),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'it must be mailto: or an https address')
    .optional(),
  PUSH_HOSTS: names.optional(),
  ...beaconEnvironment,
  ...feedEnvironment,
  ...paymentEnvironment,
});

export type Settings = ReturnType<typeof readSettings>;

/** A sentence for the operator, not a stack trace. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the whole environment once, at boot. Anything wrong stops the start with a sentence that names it. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const env = parsed.data;
  const production = env.HALLEY_MODE === 'production';
  if (production) refuseDefaults(env);
  return {
    authProviders: authProvidersOf(env.AUTH_PROVIDERS),
    payments: paymentsOf(env),
    /** What decides lotteries; undefined: the beacon of the demo. */
    beacon: beaconOf(env),
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    /** The database with a session of one's own, where `databaseUrl` is a pool that goes by transactions. */
    databaseSessionUrl: env.DATABASE_SESSION_URL,
    /** Such a pool knows nothing of statements that were prepared before. */
    databaseStatements: env.DATABASE_STATEMENTS ?? (env.DATABASE_SESSION_URL ? 'unnamed' : 'named'),
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    /** Folders outside of the database that remember how far it has come. */
    trailHeads: env.TRAIL_HEADS ?? [join(env.DATA_DIR, 'trail')],
    redisUrl: env.REDIS_URL,
    centrifugo: env.CENTRIFUGO_URL ? { url: env.CENTRIFUGO_URL, apiKey: env.CENTRIFUGO_API_KEY ?? '' } : undefined,
    role: env.HALLEY_ROLE,
    mode: env.HALLEY_MODE,
    demo: !production,
    /** The demo begins with players who have played. */
    demoCrowd: !production && env.DEMO_CROWD,
    /** Offers, free spins, cashback and a code to try. */
    demoPromotions: !production && env.DEMO_PROMOTIONS,
    ...feedOf(env),
    secret: env.HALLEY_SECRET,
    /** Open what was sealed while they were the secret; seal nothing. */
    previousSecrets: env.HALLEY_SECRET_PREVIOUS ?? [],
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    /** For how long a process that is told to stop says so and serves on. */
    drainMs: env.DRAIN_SECONDS * 1000,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustProxy: env.TRUST_PROXY,
    /** Plain calls are answered past Node's parser and streams. */
    logLevel: env.LOG_LEVEL,
    logPretty: env.LOG_PRETTY,
    rateLimitScale: env.RATE_LIMIT_SCALE ?? (production ? 1 : 20),
    wagerWriters: env.WAGER_WRITERS,
    /** When a round that nobody ends is swept: by the provider's silence, and by the player's. */
    staleRoundHours: env.STALE_ROUND_HOURS,
    abandonedRoundDays: env.ABANDONED_ROUND_DAYS,
    geo: {
      full: env.GEO_FULL,
      open: env.GEO_OPEN,
      signInOnly: env.GEO_SIGN_IN_ONLY,
      /** Hosts of the Estonian licence; unset: the house's own address. */
      estonianHosts: env.EE_HOSTS,
      protection: env.PROTECTION_PROFILE === 'licence' ? undefined : env.PROTECTION_PROFILE,
    },
    /** Hosts of the site besides that of PUBLIC_URL: what search engines may know it by. */
    siteHosts: env.SITE_HOSTS ?? [],
    featureFlags: env.FEATURE_FLAGS,
    registrationTest: env.REGISTRATION_TEST,
    /** From which amount on a win is written into the audit trail, by currency, in subunits. */
    largeWins: env.LARGE_WIN,
    /** Where exchange rates are read from, and by what factor one may leap between two tables. */
    ratesFeed: env.RATES_FEED,
    ratesMostJump: env.RATES_MOST_JUMP,
    passwords: {
      memoryKib: env.PASSWORD_MEMORY_KIB,
      passes: env.PASSWORD_PASSES,
      atOnce: env.PASSWORD_HASHES_AT_ONCE,
    },
    /** For how long a copy of documents, content, catalogue and rates is not compared, and may be shown while a new one is read. */
    copies: { trustedMs: env.COPY_TRUSTED_MS, staleMs: env.COPY_STALE_MS },
    /** A house for tests begins at this moment, and its time moves only when told. */
    testClock: env.HALLEY_TEST_CLOCK,
    /** A house for tests takes bets at its shared tables, shows outcomes and rests no longer than this. */
    testRounds: env.HALLEY_TEST_ROUNDS,
    frameAncestors: env.FRAME_ANCESTORS ?? [],
    /** Where the cashier finds the payments library, and whom its pages may send forms and calls to. */
    paymentsLibrary: { url: env.PAYMENTS_LIBRARY_URL ?? '/payments-api.js', origins: env.PAYMENT_ORIGINS ?? [] },
    /** Where traces go, and of how many requests; unset: nowhere, and nothing is traced. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: env.OTEL_SERVICE_NAME,
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    /** Whose scripts a document of the lobby or content kind may load for guests. None: nobody's. */
    scriptHosts: env.SCRIPT_HOSTS ?? [],
    /** How long events of pages are kept. */
    analyticsDays: env.ANALYTICS_DAYS,
    /** How long news that everybody has heard, and what was offered on fixtures, are kept; and where it goes as files. */
    outboxDays: env.OUTBOX_DAYS,
    priceDays: env.PRICE_DAYS,
    archiveDir: env.ARCHIVE_DIR ?? join(env.DATA_DIR, 'archive'),
    /** Hosts for players with crypto money: banners may be for them only, or for all others. */
    cryptoHosts: env.CRYPTO_HOSTS ?? [],
    /** Web push: whose key, whom to write to about it, and the push services it may reach. */
    push: { privateKey: env.PUSH_PRIVATE_KEY, subject: env.PUSH_SUBJECT, hosts: env.PUSH_HOSTS },
    /** How long it is kept where goods of the points shop went, once their order is over. */
    orderAddressDays: env.ORDER_ADDRESS_DAYS,
    /** How long conversations are kept, and the script of an external chat. */
    /** In subunits of EUR: promotions with a larger budget are agreed to by two beside their maker. */
    promotionThirdPersonFrom: BigInt(env.PROMOTION_THIRD_PERSON_FROM),
    support: {
      keepDays: { guests: env.SUPPORT_GUEST_DAYS, players: env.SUPPORT_PLAYER_DAYS },
      widget: env.SUPPORT_WIDGET_URL ? { script: env.SUPPORT_WIDGET_URL } : null,
    },
    maintenance: { on: env.MAINTENANCE === 'on', file: env.MAINTENANCE_FILE ?? join(env.DATA_DIR, 'maintenance') },
  };
}

function refuseDefaults(env: z.output<typeof Environment>): void {
  if (env.HALLEY_SECRET === demoSecret) {
    throw new SettingsError(
      'Production needs a secret of its own: set HALLEY_SECRET to at least 32 random characters.',
    );
  }
  if (env.HALLEY_SECRET.length < shortestSecret) {
    throw new SettingsError(
      `HALLEY_SECRET is too short for production: it needs at least ${shortestSecret} characters.`,
    );
  }
  if (env.HALLEY_SECRET_PREVIOUS?.includes(demoSecret)) {
    throw new SettingsError('HALLEY_SECRET_PREVIOUS names a secret that everyone knows: leave it out.');
  }
  if (env.PASSWORD_MEMORY_KIB * env.PASSWORD_PASSES < cheapestPasswords) {
    throw new SettingsError(
      'Passwords would be too cheap to guess: raise PASSWORD_MEMORY_KIB or PASSWORD_PASSES, or leave both unset.',
    );
  }
  if (env.HALLEY_TEST_CLOCK) throw new SettingsError('HALLEY_TEST_CLOCK stops the time: it is for tests only.');
  if (env.HALLEY_TEST_ROUNDS) throw new SettingsError('HALLEY_TEST_ROUNDS hurries players: it is for tests only.');
  if (!env.SMTP_URL) throw new SettingsError('Production needs a mail server: set SMTP_URL.');
  if (!env.PUBLIC_URL) throw new SettingsError('Production needs the address players use: set PUBLIC_URL.');
  if (env.PUSH_PRIVATE_KEY && !env.PUSH_SUBJECT) {
    throw new SettingsError('PUSH_PRIVATE_KEY needs PUSH_SUBJECT beside it: whom push services write to.');
  }
  if (env.CENTRIFUGO_URL && !env.CENTRIFUGO_API_KEY) {
    throw new SettingsError('CENTRIFUGO_URL needs CENTRIFUGO_API_KEY beside it.');
  }
}

function authProvidersOf(text: string | undefined): AuthProviderSettings[] {
  const read = readAuthProviders(text);
  if ('problem' in read) throw new SettingsError(`The setting AUTH_PROVIDERS is not usable: ${read.problem}.`);
  return read.providers;
}

function paymentsOf(env: z.output<typeof Environment>): PaymentSettings {
  const read = readPaymentSettings(env);
  if ('problem' in read) throw new SettingsError(`${read.problem}.`);
  return read;
}

function feedOf(env: z.output<typeof Environment>): FeedSettings {
  const read = readFeedSettings(env, { production: env.HALLEY_MODE === 'production' });
  if ('problem' in read) throw new SettingsError(`${read.problem}.`);
  return read;
}

function beaconOf(env: z.output<typeof Environment>): BeaconSettings | undefined {
  const read = readBeaconSettings(env, { production: env.HALLEY_MODE === 'production' });
  if ('problem' in read) throw new SettingsError(`${read.problem}.`);
  return read.beacon;
}
