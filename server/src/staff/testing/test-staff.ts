import { randomBytes } from 'node:crypto';
import { staffApi } from '@halley/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { createBonuses } from '../../bonuses/index.ts';
import type { CampaignDesk } from '../../campaigns/index.ts';
import { deskOn as campaignDeskOn } from '../../campaigns/testing/desk-on.ts';
import { createDocuments, createPreviews, embeddedRates } from '../../config/index.ts';
import { createDocumentDesk, createEditorDesk, createImageDesk, createPreviewDesk } from '../../content/index.ts';
import {
  createCatalogue,
  createCatalogueDesk,
  createFreeRounds,
  createProviderDesk,
  type FreeRoundsDesk,
} from '../../games/index.ts';
import { createGeo } from '../../geo/index.ts';
import { createPasswords } from '../../identity/index.ts';
import { createBrowser, endIdentity } from '../../identity/testing/test-identity.ts';
import { createJackpotDesk, createSeedSeals } from '../../jackpots/index.ts';
import { createRateLimits, createSealer, type Database, type Keys, mountCalls, silentLog } from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { chooseBeacons, createLotteryDesk } from '../../lotteries/index.ts';
import { createLoyaltyDesk } from '../../loyalty/index.ts';
import { createPartnerDesk, type PartnerDesk } from '../../partners/index.ts';
import { type TestPayments, testPayments } from '../../payments/testing/test-payments.ts';
import { promotionsOn, type TestPromotions } from '../../promotions/testing/test-promotions.ts';
import { createProtectionDesk } from '../../protection/index.ts';
import { createOverviewDesk, createReportTables } from '../../reports/index.ts';
import { deskOn } from '../../sportsbook/testing/desk-on.ts';
import { supportOn } from '../../support/testing/test-support.ts';
import { createContestDesk } from '../../tournaments/index.ts';
import { type TestVerification, testVerification } from '../../verification/testing/test-verification.ts';
import { createVipDesk, type VipDesk } from '../../vip/index.ts';
import { createCorrections } from '../../wallet/index.ts';
import { createStaff, type Staff, seedMember } from '../index.ts';
import { brandDeskOn } from './brand-desk-on.ts';

export const staffPassword = 'Comet-Tail-1986!';

export interface TestStaff extends Omit<TestVerification, 'mails'> {
  staff: Staff;
  /** Mails to staff; those to players are in `playerMails`. */
  mails: Mail[];
  playerMails: Mail[];
  /** The payments room with its own players, provider and clock. */
  cashbox: TestPayments;
  freeRounds: FreeRoundsDesk;
  promotions: TestPromotions;
  vipDesk: VipDesk;
  campaignDesk: CampaignDesk;
  partnerDesk: PartnerDesk;
  trading: ReturnType<typeof deskOn>;
  /** Players who take a break, as the limits room would say. */
  onBreak: Set<number>;
  /** A member with password and second factor, signed in. */
  member(role: string): Promise<TestMember>;
  /** Somebody at the door, nobody yet. */
  browser(): StaffBrowser;
  seed(email: string, role: string): Promise<void>;
}

export interface StaffBrowser {
  cookies: Map<string, string>;
  send(options: InjectOptions): ReturnType<FastifyInstance['inject']>;
  get(url: string): ReturnType<FastifyInstance['inject']>;
  post(url: string, payload?: object): ReturnType<FastifyInstance['inject']>;
  signIn(email: string, password?: string): ReturnType<FastifyInstance['inject']>;
  state(): Promise<{ state: string; [name: string]: unknown }>;
}

export interface TestMember extends StaffBrowser {
  email: string;
  id: number;
  secret: string;
  recoveryCodes: string[];
  /** The code of this moment; each is good once, so time moves on to the next step. */
  code(): string;
}

const stepMs = 30_000;

/** Seal the secrets and seeds of the tests. */
export const deskKeys: Keys = ['ef'.repeat(32)];

/** The room behind its real calls, with the real rooms below it. */
export async function testStaff(database: Database): Promise<TestStaff> {
  const { mails: playerMails, ...below } = await testVerification(database);
  const { app, clock, identity, verification } = below;
  const mails: Mail[] = [];
  const onBreak = new Set<number>();
  const cashbox = await testPayments(database);
  const { support } = supportOn(database, { app, clock, identity }, { limitScale: 1000 });
  const catalogue = createCatalogue({ database, documents: createDocuments({ database }) });
  const freeRounds = createFreeRounds({ database, clock, catalogue, closedAmong: async () => new Set() });
  const promotions = promotionsOn(database, { clock, identity });
  const bonuses = createBonuses({
    database,
    clock,
    log: silentLog,
    documents: createDocuments({ database }),
    geo: createGeo({ demo: false }),
    identity: { ...identity, localeOf: () => 'en' },
    limits: { closedAmong: async () => new Set(), keptFromGifts: async () => new Map() },
    promotions: { ...promotions, brandAt: () => ({}) },
    tellPlayer: () => undefined,
    freeRounds: { ...freeRounds, takes: async () => false, playedIn: async () => new Map() },
    returnsOf: async () => new Map(),
    isOpen: async () => true,
    titlesOf: async () => new Map(),
    givePoints: async () => undefined,
    giveLootboxes: async () => undefined,
    giveOffers: async () => undefined,
    giveTickets: async () => undefined,
    atRiskAmong: async () => new Set(),
  });
  const documents = createDocuments({ database });
  const vipDesk = createVipDesk({
    clock,
    geo: createGeo({ demo: false }),
    gifts: bonuses.desk,
    documents,
    rates: { ...embeddedRates, doubt: () => undefined },
    identity,
    limits: {
      breakSpans: async () => [],
      keptFromGifts: async () => new Map(),
      limitsOfPlayer: async () => ({ limits: [], ended: [] }),
    },
    atRiskAmong: async () => new Set(),
    notify: async () => undefined,
  });
  const contests = {
    clock,
    identity: { ...identity, localeOf: () => 'en' },
    promotions: { ...promotions, live: promotions.rules },
    titlesOf: async () => new Map<string, string>(),
  };
  const trading = deskOn(database, { clock });
  const queueMail: Parameters<typeof createStaff>[0]['queueMail'] = async (tx, mail) =>
    tx.afterCommit(() => mails.push(mail));
  const campaignDesk = campaignDeskOn({ database, clock, identity, queueMail });
  const partnerDesk = createPartnerDesk({
    clock,
    sealer: createSealer(deskKeys),
    publicUrl: 'https://halley.test',
    allowsLoopback: false,
    hosts: { known: () => [], originOf: () => undefined },
  });
  const staff = createStaff({
    database,
    clock,
    log: silentLog,
    identity,
    documents: verification,
    catalogueDesk: createCatalogueDesk({ database, catalogue }),
    freeRoundsDesk: freeRounds,
    returns: { read: async () => [] },
    providerDesk: createProviderDesk({ database, clock, sealer: createSealer(deskKeys) }),
    jackpotDesk: createJackpotDesk({ database, clock, seals: createSeedSeals(deskKeys) }),
    paymentsDesk: cashbox.payments.desk,
    partnerDesk,
    promotionDesk: promotions.desk,
    contestDesk: createContestDesk({ ...contests, notify: async () => undefined, tellPlayer: () => undefined }),
    lotteryDesk: createLotteryDesk({
      ...contests,
      beacons: chooseBeacons(undefined, { keys: deskKeys, clock, log: silentLog }),
    }),
    giftDesk: bonuses.desk,
    vipDesk,
    campaignDesk,
    loyaltyDesk: createLoyaltyDesk(
      {
        clock,
        identity: { ...identity, localeOf: () => 'en' },
        promotions: { ...promotions, live: promotions.rules },
        notify: async () => undefined,
      },
      { readWheels: async () => [] },
    ),
    overviewDesk: createOverviewDesk({
      database,
      clock,
      returns: { read: async () => [] },
      fixtures: { listProducers: async () => [] },
      titlesOf: async () => new Map(),
    }),
    corrections: createCorrections({ clock }),
    protectionDesk: createProtectionDesk({
      database,
      clock,
      identity,
      rates: embeddedRates,
      sealer: createSealer(deskKeys),
      marks: deskKeys[0],
      documentsOfPlayer: verification.documentsOfPlayer,
      usedOfLimits: async () => new Map(),
      publicUrl: 'https://halley.test',
      queueMail: async () => undefined,
      notify: async () => undefined,
    }),
    supportDesk: support.desk,
    tradingDesk: trading.desk,
    reportTables: createReportTables({
      clock,
      titlesOf: async () => new Map(),
      taxesConfig: (db) => documents.read('taxes-config', db),
    }),
    documentDesk: createDocumentDesk({ clock, documents: { doubt: () => undefined } }),
    previewDesk: createPreviewDesk({
      clock,
      previews: createPreviews({ keys: deskKeys, clock }),
      publicUrl: 'https://halley.test',
      localeCodes: ['en'],
    }),
    editorDesk: createEditorDesk({ clock, log: silentLog, localeCodes: ['en', 'de'], doubt: () => undefined }),
    imageDesk: createImageDesk({ database, clock }),
    brandDesk: brandDeskOn({ clock, payments: cashbox.payments, promotions, documents }),
    limitsDesk: {
      onBreak: () => ({ sql: 'select unnest(?::bigint[]) as player_id', values: [[...onBreak]] }),
      read: async (_, playerId) => ({
        limits: [],
        ended: [],
        exclusion: {
          kind: onBreak.has(playerId) ? 'coolingoff' : null,
          until: null,
          may_return: false,
          returns_at: null,
        },
      }),
    },
    queueMail,
    publicUrl: 'https://halley.test',
    secureCookies: false,
    keys: ['cd'.repeat(32)],
    // As cheap as those of players: a dearer cost would make the password of each member anew when they sign in.
    passwords: createPasswords({ memoryKib: 64, passes: 1 }),
  });
  mountCalls(app, staffApi, staff.handlers, {
    authenticate: staff.authenticate,
    onForbidden: staff.noteForbidden,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });

  const browser = () => createStaffBrowser(app);
  let passwordHash: Promise<string> | undefined;
  const seed = (email: string, role: string) => {
    passwordHash ??= identity.hashPassword(staffPassword);
    const hashPassword = () => passwordHash as Promise<string>;
    return seedMember(database, { email, name: `A ${role}`, role, hashPassword, at: clock.now() });
  };
  const codeOf = (secret: string) => {
    clock.advanceMs(stepMs);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  };

  return {
    ...below,
    onBreak,
    staff,
    cashbox,
    freeRounds,
    promotions,
    vipDesk,
    campaignDesk,
    partnerDesk,
    trading,
    mails,
    playerMails,
    browser,
    seed,
    async member(role) {
      const email = `${role}-${randomBytes(4).toString('hex')}@staff.test`;
      await seed(email, role);
      const own = browser();
      await own.signIn(email);
      const { secret } = (await own.post('/api/staff/two_factor')).json();
      const confirmed = await own.post('/api/staff/two_factor/confirmation', { code: codeOf(secret) });
      const state = await own.state();
      return {
        ...own,
        email,
        secret,
        id: (state.member as { id: number }).id,
        recoveryCodes: confirmed.json().recovery_codes,
        code: () => codeOf(secret),
      };
    },
  };
}

/** One room for all tests of a file. */
export function sharedStaff(database: Database): TestStaff {
  return shared(() => testStaff(database), endIdentity);
}

/** Keeps its cookies, as browsers do. */
function createStaffBrowser(app: FastifyInstance): StaffBrowser {
  const { cookies, send } = createBrowser(app);
  const post = (url: string, payload?: object) => send({ method: 'POST', url, ...(payload ? { payload } : {}) });
  return {
    cookies,
    send: send as StaffBrowser['send'],
    get: ((url: string) => send({ url })) as StaffBrowser['get'],
    post: post as StaffBrowser['post'],
    signIn: ((email: string, password = staffPassword) =>
      post('/api/staff/sign_in', { email, password })) as StaffBrowser['signIn'],
    state: async () => (await send({ url: '/api/staff/state' })).json(),
  };
}
