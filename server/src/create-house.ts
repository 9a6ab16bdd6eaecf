import { type Api, api, defaultCurrency, Refusal, type realtimeCalls, staffApi } from '@halley/contract';
import { largeWins, recordEvents, sealWritten } from './audit/index.ts';
import { closeWhileExcluded } from './closed-while-excluded.ts';
import { createConfig, createDocuments, loadRates, readFlagRules, storedRates } from './config/index.ts';
import {
  createCatalogue,
  createCatalogueDesk,
  createGames,
  createProviderApi,
  describeRounds,
  gamesAreOpen,
  oneRoundAtATime,
  openChances,
  openFreeRounds,
  readPlayedSeconds,
  stopForRealityChecks,
} from './games/index.ts';
import { openGamesDesks } from './games-desks.ts';
import { gamesPorts } from './games-ports.ts';
import { countryCodes, createGeo } from './geo/index.ts';
import { createCaptcha, createIdentity, createMailLookUp, createPasswords } from './identity/index.ts';
import { createJackpots, describeWins } from './jackpots/index.ts';
import {
  type Clock,
  type Context,
  createMetrics,
  createSealer,
  type Database,
  deriveKey,
  deriveKeys,
  type Handlers,
  type Log,
  type Metrics,
  type Queryable,
  type Settings,
  type Tx,
} from './kit/index.ts';
import { createMailQueue } from './kit/mail/index.ts';
import { createLimits } from './limits/index.ts';
import { limitsDeskOf } from './limits-desk.ts';
import { createLiveDoor } from './live/index.ts';
import { endLiveSessions, liveGroups } from './live-consumers.ts';
import { nameGroups } from './name-groups.ts';
import { openContent, openPreviews } from './open-content.ts';
import { openFirstWallet } from './open-first-wallet.ts';
import { openHosts } from './open-hosts.ts';
import { openLive } from './open-live.ts';
import { openNotifications } from './open-notifications.ts';
import { openPlaySession } from './open-play-session.ts';
import { paymentProvidersOf } from './payment-providers.ts';
import { createPayments, listUnderWay, type PaymentProvider } from './payments/index.ts';
import { askIdentity } from './payments-ports.ts';
import { oncePerTransaction, playersAcceptedTerms } from './players-accepted-terms.ts';
import { playersKeepLimits } from './players-keep-limits.ts';
import { playersMayStake } from './players-may-stake.ts';
import { promosFor } from './promos-for.ts';
import { createRealtime } from './realtime/index.ts';
import { createStaff } from './staff/index.ts';
import { createSupport } from './support/index.ts';
import { supportPorts } from './support-ports.ts';
import { createAnalytics, createTelemetry } from './telemetry/index.ts';
import { createDatabaseStore, createVerification } from './verification/index.ts';
import { createVip } from './vip/index.ts';
import { visitorLocale } from './visitor-locale.ts';
import { createWagers, readStaked, sweepRounds } from './wagers/index.ts';
import { createCorrections, createHistory, createWallet, readMoneySums } from './wallet/index.ts';

const hourMs = 60 * 60 * 1000;

/** What newcomers agree to where no page holds the terms. */
const unwrittenTerms = 'none';

export interface HouseOptions {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  /** Unset: figures that nobody reads. */
  metrics?: Metrics;
  /** Who moves money for us; unset: whoever the settings name, and in the demo the sandbox. */
  paymentProviders?: readonly PaymentProvider[];
}

export type House = ReturnType<typeof createHouse>;

/** All rooms, wired. Nothing has been started yet: no socket, no consumer, no job. */
export function createHouse(options: HouseOptions) {
  const { settings, database, clock, log, metrics = createMetrics(), paymentProviders } = options;
  const { demo } = settings;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const secureCookies = publicUrl.startsWith('https:');

  const previews = openPreviews(settings, clock);
  const documents = createDocuments({ database, clock, previews, ...settings.copies });
  const hosts = openHosts({ documents, settings, publicUrl });
  const geo = createGeo({
    demo,
    tiers: withoutGaps(settings.geo),
    licensedHosts: settings.geo.estonianHosts ?? [new URL(publicUrl).host],
    licenceOfHost: hosts.licenceOf,
    protection: settings.geo.protection,
  });
  const rates = storedRates({ database, ...settings.copies });
  const config = createConfig({
    demo,
    rates,
    countryCodes,
    mayRegister: (country) => geo.may('register', country),
    flagRules: readFlagRules(settings.featureFlags),
    registrationTest: settings.registrationTest,
    licenceOf: (context) => geo.licenceOf({ country: geo.countryOf(context), host: context.host }),
  });
  const realtime = createRealtime({
    secret: deriveKey(settings.secret, 'realtime'),
    log,
    redisUrl: settings.redisUrl,
    centrifugo: settings.centrifugo,
    allowedOrigins: [publicUrl],
    openSessions: (sessionIds) => identity.stillOpen(sessionIds),
  });
  const mails = createMailQueue(deriveKeys(settings, 'mail'));
  const publishFailed = (error: unknown) => log.warn({ err: error }, 'a live event could not be sent');

  const captcha = createCaptcha({ demo, key: deriveKey(settings.secret, 'captcha'), database, clock });
  const localeOf = visitorLocale(config, geo);
  const passwords = createPasswords(settings.passwords);
  const identity = createIdentity({
    ...{ database, clock, log, geo, secureCookies, publicUrl, passwords },
    keys: deriveKeys(settings, 'identity'),
    captcha,
    social: { providers: settings.authProviders, keys: deriveKeys(settings, 'social') },
    afterRegister: [openFirstWallet(demo), (tx, player) => refuseExcludedPerson(tx, player.id)],
    afterEdit: (tx, playerId) => refuseExcludedPerson(tx, playerId),
    queueMail: mails.queue,
    localeCodes: config.localeCodes,
    termsVersion: async (of) => (await content.editionOf('terms-and-conditions', of)) ?? unwrittenTerms,
    registrationTest: settings.registrationTest ? { a: 1501, b: 1502 } : undefined,
    // A demo may run without a network, and its addresses need not exist.
    lookUpMail: demo ? undefined : createMailLookUp(),
    captchaSiteKey: 'halley',
    liveChat: config.liveChat,
    liveSubscription: (context) => liveSubscriptionFor(context),
    readStats: (playerId) => readMoneySums(database, playerId),
    localeOf,
  });
  const standingsOf = oncePerTransaction(identity.standingsOf);
  const verification = createVerification({
    ...{ database, clock, log, publicUrl },
    players: identity,
    store: createDatabaseStore({ keys: deriveKeys(settings, 'documents') }),
    queueMail: mails.queue,
    verifyBeforePlay: (licence) => geo.protectionOf(licence).verifyBeforePlay,
  });
  const wallet = createWallet({
    database,
    selectCurrency: identity.selectCurrency,
    publish: (playerId, channel, account) =>
      void realtime.publishToPlayer(playerId, channel, account).catch(publishFailed),
  });
  const limits = createLimits({
    ...{ database, documents, clock, log, geo, identity, rates, publicUrl, queueMail: mails.queue },
    depositsUnderWay: listUnderWay,
    stakesSince: readStaked,
    playedSeconds: readPlayedSeconds,
    publish: (playerId, channel, news) => void realtime.publishToPlayer(playerId, channel, news).catch(publishFailed),
  });
  /** Whoever has excluded themselves does not come in again under another account. */
  async function refuseExcludedPerson(tx: Tx, playerId: number): Promise<void> {
    if (await limits.isExcludedElsewhere(tx, playerId)) throw new Refusal('EXCLUDED');
  }
  const keepLimits = playersKeepLimits(limits);
  /** Where this process answers, as seen from itself; known better once it listens. */
  const own = { url: () => `http://localhost:${settings.port}` };
  const payments = createPayments({
    ...{ database, documents, clock, log, metrics, publicUrl },
    originOf: hosts.originOf,
    keys: deriveKeys(settings, 'payments'),
    ...(paymentProviders ? { providers: paymentProviders } : paymentProvidersOf({ settings, clock, own })),
    ...{ readPlayer: identity.readPlayer, standingsOf: identity.standingsOf, requireProof: identity.requireProof },
    mayPlayForReal: verification.mayPlayForReal,
    mayReverse: (licence) => geo.protectionOf(licence).withdrawalReversal,
    countryOf: geo.countryOf,
    isOpenCountry: (country) => geo.may('sign-in', country),
    judgeDeposit: limits.judgeDeposit,
    countDeposit: limits.countDeposit,
    requireProof: identity.requireProof,
    askRisk: askIdentity(identity.handlers),
    queueMail: mails.queue,
    publish: realtime.publishToPlayer,
  });
  const content = openContent({
    ...{ database, clock, log, documents, localeCodes: config.localeCodes, localeOf },
    ...{ previews, identity, publicUrl, secureCookies, ...settings.copies },
    promosFor: promosFor({ geo, identity, config, documents }),
    publish: (channel, change) => void realtime.publish(channel, change).catch(publishFailed),
  });
  const catalogue = createCatalogue({ database, documents, ...settings.copies });
  const countriesOf = async (db: Queryable, playerIds: readonly number[]) =>
    new Map([...(await standingsOf(db, playerIds))].map(([id, { country }]) => [id, country]));
  const jackpots = createJackpots({
    database,
    clock,
    log,
    metrics,
    keys: deriveKeys(settings, 'jackpots'),
    rates,
    nicknames: identity.nicknames,
    publish: realtime.publish,
    publishToPlayer: realtime.publishToPlayer,
  });
  const liveDoor = createLiveDoor({ clock });
  const wagers = createWagers({
    database,
    clock,
    openChances,
    openFreeRounds: openFreeRounds({ clock }),
    writers: settings.wagerWriters,
    openSessions: identity.openTokens,
    rules: [
      playersAcceptedTerms({ standingsOf }),
      playersMayStake({
        clock,
        geo,
        standingsOf,
        mayPlayForReal: verification.mayPlayForReal,
        // A game of which nobody says that it is a slot keeps the slower pace.
        readPaces: async (tx) => {
          const { byIdentifier } = await catalogue.current(tx);
          return (game) => (byIdentifier.get(game)?.kind === 'slot' ? 'slot' : 'other');
        },
        readJoining: liveDoor.joins,
      }),
      gamesAreOpen({ catalogue, countriesOf }),
      stopForRealityChecks({ clock }),
      oneRoundAtATime,
      liveDoor.rule,
      keepLimits.rule,
    ],
    followers: [jackpots.writeStakes, liveDoor.follower],
    watchers: [keepLimits.watcher],
  });
  const providers = createProviderApi({
    database,
    clock,
    log,
    wagers,
    publicUrl,
    allowsLoopback: demo,
    sealer: createSealer(deriveKeys(settings, 'providers')),
    openPlayerSessions: identity.openSessions,
    refusalToPlay: async ({ game, country }) =>
      geo.may('sign-in', country) ? catalogue.refusalToPlay({ game, country }) : new Refusal('REGION_RESTRICTED'),
  });
  const gamesDesks = openGamesDesks({ database, clock, log, metrics, catalogue, identity });
  const { freeRounds, returns } = gamesDesks;
  const games = createGames({
    ...gamesPorts({ database, geo, config, identity, verification, limits }),
    ...{ database, clock, wagers, catalogue, freeRounds },
    jackpotAmounts: jackpots.amountsByGame,
    launchAtProvider: providers.launch,
    secureCookies,
    currencyOf: async (playerId) => (await identity.readPlayer(playerId))?.currency ?? defaultCurrency,
    nicknames: identity.nicknames,
    publish: (channel, win) => void realtime.publish(channel, win).catch(publishFailed),
  });

  const livePorts = { settings, database, clock, log, secureCookies, identity, geo, realtime, wagers, catalogue };
  const live = openLive({ ...livePorts, door: liveDoor, onLost: publishFailed });

  const playSession = openPlaySession({ database, clock, identity, geo, realtime, onLost: publishFailed });
  const notifications = openNotifications({ settings, database, clock, log, metrics, identity, limits, realtime });
  const sweptRounds = metrics.counter('halley_rounds_swept', 'Rounds nobody had ended, by what became of them', [
    'state',
    'awaits',
  ]);
  const telemetry = createTelemetry({ metrics, database, clock });
  const analytics = createAnalytics({
    ...{ database, clock, metrics, key: deriveKey(settings.secret, 'analytics') },
    keepDays: settings.analyticsDays,
    readDocument: documents.read,
  });
  function liveSubscriptionFor({ principal, host }: Context) {
    const origin = `${secureCookies ? 'https' : 'http'}://${host}`;
    return realtime.subscriptionFor(principal?.playerId ?? null, origin, principal?.sessionId);
  }
  const support = createSupport({
    ...supportPorts({ settings, identity, documents, realtime, log }),
    ...{ database, clock, log, captcha, localeOf, secureCookies, queueMail: mails.queue },
  });
  const staff = createStaff({
    ...{ database, clock, log, secureCookies, publicUrl, passwords },
    keys: deriveKeys(settings, 'staff'),
    identity,
    documents: verification,
    catalogueDesk: createCatalogueDesk({ database, catalogue }),
    providerDesk: providers.desk,
    jackpotDesk: jackpots.desk,
    ...{ freeRoundsDesk: freeRounds, returns },
    paymentsDesk: payments.desk,
    corrections: createCorrections({ clock }),
    ...{ supportDesk: support.desk, previewDesk: content.previewDesk, documentDesk: content.documentDesk },
    limitsDesk: limitsDeskOf(limits),
    queueMail: mails.queue,
  });

  const liveHandlers: Handlers<typeof realtimeCalls> = {
    readLiveSubscription: async (_input, context) => ({ status: 200, body: liveSubscriptionFor(context) }),
  };
  /** A call of the contract without a handler does not compile here. */
  const all: Handlers<Api> = {
    ...config.handlers,
    ...documents.handlers,
    ...content.handlers,
    ...telemetry.handlers,
    ...analytics.handlers,
    ...geo.handlers,
    ...identity.handlers,
    ...liveHandlers,
    ...wallet.handlers,
    ...games.handlers,
    ...live.handlers,
    ...playSession.handlers,
    ...jackpots.handlers,
    ...verification.handlers,
    ...payments.handlers,
    ...limits.handlers,
    ...notifications.handlers,
    ...support.handlers,
    ...createVip({ database, clock, documents, rates, readPlayer: identity.readPlayer }).handlers,
    ...createHistory({ database, clock, describe: [describeRounds(catalogue), payments.describe, describeWins] }),
  };
  const handlers = closeWhileExcluded(nameGroups(all, documents), { limits, database });
  return {
    api,
    handlers,
    staffApi,
    staff,
    ...{ mails, hosts },
    consumers: [
      ...wallet.consumers,
      ...games.consumers,
      ...gamesDesks.consumers,
      ...providers.consumers,
      ...jackpots.consumers,
      ...payments.consumers,
      ...limits.consumers,
      ...content.consumers,
      ...notifications.consumers,
      endLiveSessions(realtime),
      liveGroups({ identity, documents, realtime, onLost: publishFailed }),
      recordEvents({ largeWins: largeWins(settings.largeWins) }),
      sealWritten({ clock }),
    ],
    identity,
    config,
    verification,
    geo,
    wagers,
    sweepRounds: () =>
      sweepRounds({
        ...{ database, clock, wagers, onSwept: ({ state, awaits }) => sweptRounds.inc({ state, awaits }) },
        rules: { providerMs: settings.staleRoundHours * hourMs, playerMs: settings.abandonedRoundDays * 24 * hourMs },
      }),
    loadRates: () => loadRates({ database, clock, log, feed: settings.ratesFeed, mostJump: settings.ratesMostJump }),
    playSession,
    games,
    ...{ freeRounds, returns },
    live,
    providers,
    catalogue,
    documents,
    content,
    jackpots,
    payments,
    limits,
    notifications,
    support,
    own,
    realtime,
    telemetry,
    analytics,
  };
}

/** Lists the operator has not set are the usual ones. */
function withoutGaps({ full, open, signInOnly }: Settings['geo']) {
  return { ...(full && { full }), ...(open && { open }), ...(signInOnly && { signInOnly }) };
}
