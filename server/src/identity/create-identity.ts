import { type Currency, chooseLicence, type identityCalls, type Player } from '@halley/contract';
import type { FastifyRequest } from 'fastify';
import {
  cookiesOf,
  createLoader,
  type Handlers,
  type Keys,
  otherHomesOf,
  type PlayerContext,
  type Principal,
  type Queryable,
  type Tx,
} from '../kit/index.ts';
import { addJob, type Tasks } from '../kit/jobs/index.ts';
import { forgetChallenges } from './captcha/challenge-store.ts';
import { type AccountDesk, createAccountDesk } from './desk/create-account-desk.ts';
import { createDesk, type Desk } from './desk/create-desk.ts';
import { changeGroups, type GroupsChange } from './groups/change-groups.ts';
import { selectMembers, selectMembersAmong } from './groups/group-store.ts';
import { createClaims, emailClaim } from './homes/create-claims.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { passwordHandlers } from './password/handlers.ts';
import { receiversOf, setBonusCode, setCanIssue } from './player/bonus-settings-store.ts';
import { playerHandlers } from './player/handlers.ts';
import { playerOnTheWire } from './player/player-on-the-wire.ts';
import {
  countLevels,
  findPlayer,
  findPlayerIdByEmail,
  nicknamesOf,
  type PlayerRow,
  playersOf,
  updateCurrency,
} from './player/player-store.ts';
import { promotionFacts } from './player/promotion-facts-store.ts';
import { raiseLevels } from './player/raise-levels.ts';
import { lockReach, reachOf } from './player/reach-store.ts';
import { samePersonsOf } from './player/same-person-store.ts';
import { languagesOf, type Standing, setVerified, standingsOf } from './player/standing-store.ts';
import { stopMarketing } from './player/stop-marketing.ts';
import { stopPromos } from './player/stop-promos.ts';
import type { IdentityPorts } from './ports.ts';
import { hostOfEmail, originsOf } from './registration/acquisition-store.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { type SeedPlayer, seedPlayer } from './registration/seed-player.ts';
import { createSecrets } from './secrets.ts';
import { type SecurityTasks, securityTasks } from './security-tasks.ts';
import { createCookies } from './sessions/cookies.ts';
import { createSessions } from './sessions/create-sessions.ts';
import { sharingDevice } from './sessions/device-store.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { requireProof } from './sessions/require-proof.ts';
import { endSessionsOpenedBefore, selectSessionSpans } from './sessions/session-span-store.ts';
import { seenSince } from './sessions/session-store.ts';
import { signInHandlers } from './sign-in/handlers.ts';
import { createLoginGuard } from './sign-in/login-guard.ts';
import { createPasswords, type Passwords } from './sign-in/passwords.ts';
import { createSocial, type SocialDoor, type SocialOptions } from './social/create-social.ts';
import { twoFactorHandlers } from './two-factor/handlers.ts';

type Made = 'claims' | 'passwords' | 'cookies' | 'secrets' | 'guard' | 'addJob' | 'idleLimitMsOf' | 'providerNames';

export interface IdentityOptions extends Omit<IdentityPorts, Made>, Partial<Pick<IdentityPorts, 'addJob'>> {
  /** `deriveKeys(secrets, 'identity')`. */
  keys: Keys;
  passwords?: Passwords;
  /** True where players come over TLS: the cookie then carries `Secure` and the `__Host-` prefix. */
  secureCookies: boolean;
  /** Other houses whose accounts open this door. */
  social: Omit<SocialOptions, 'secureCookies'>;
}

export interface Identity {
  handlers: Handlers<typeof identityCalls>;
  authenticate(request: FastifyRequest): Promise<Principal | null>;
  /** Who came with this session when it was last looked at; whoever acts on it asks `openTokens`. */
  recognise(request: FastifyRequest): Promise<Principal | null>;
  /** Which of the sessions that `recognise` gave are open now. A player who bets counts as seen. */
  openTokens(db: Queryable, tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** The redirects to other houses and back. */
  mountAuth: SocialDoor['mount'];
  readPlayer(playerId: number, db?: Queryable): Promise<Player | undefined>;
  findPlayerId(email: string, db?: Queryable): Promise<number | undefined>;
  /** Which of these sessions are open; a game that is being played asks, so its player counts as seen. */
  openSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The same without a sign of life: for what stays open whether or not anybody is there. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws unless the player has just shown who they are, in this session. */
  requireProof(db: Queryable, context: PlayerContext): Promise<void>;
  /** Ends all sessions of a player, save the one named. Returns how many it ended. */
  endSessions(tx: Tx, playerId: number, exceptSessionId?: string): Promise<number>;
  /** Sessions from log-in to end, of players whose time is limited. */
  sessionSpans: typeof selectSessionSpans;
  endSessionsOpenedBefore: typeof endSessionsOpenedBefore;
  /** Other accounts with the same name and birth date. */
  samePersonsOf(db: Queryable, playerId: number): Promise<number[]>;
  /** What rules of promotions go by. */
  promotionFacts: typeof promotionFacts;
  stopMarketing: typeof stopMarketing;
  stopPromos: typeof stopPromos;
  /** What decides whether players may be written to; `lockReach` holds it. */
  reachOf: typeof reachOf;
  lockReach: typeof lockReach;
  /** The wallet says which of its accounts is the selected one. */
  selectCurrency(tx: Tx, playerId: number, currency: Currency): Promise<void>;
  /** Any group, for rooms of the house; returns all groups the player is in from now on. */
  changeGroups(tx: Tx, change: Omit<GroupsChange, 'at'>): Promise<number[]>;
  nicknames(playerIds: readonly number[], db?: Queryable): Promise<Map<number, string | null>>;
  /** The verification room says that a player has shown who they are. */
  setVerified(tx: Tx, playerId: number, verified: boolean): Promise<void>;
  languagesOf: typeof languagesOf;
  /** Players in any of these groups, page by page. */
  membersOf: typeof selectMembers;
  /** Those of some players who are in some groups. */
  membersAmong: typeof selectMembersAmong;
  /** Who is here: a session was used since. */
  seenSince: typeof seenSince;
  standingsOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Standing>>;
  /** What decides whether players may be given something. */
  receiversOf: typeof receiversOf;
  /** Levels only go up; answers every level that was come to. */
  raiseLevels: typeof raiseLevels;
  /** How many players are on each level. */
  countLevels: typeof countLevels;
  setBonusCode: typeof setBonusCode;
  setCanIssue: typeof setCanIssue;
  /** Other players who came with a device of this one. */
  sharingDevice(db: Queryable, playerId: number): Promise<number[]>;
  /** Where players came from. */
  originsOf: typeof originsOf;
  /** The host under which the owner of an address joined. */
  hostOf(email: string): Promise<string | undefined>;
  hashPassword(password: string): Promise<string>;
  /** For the back office. */
  desk: Desk & { account: AccountDesk };
  /** A confirmed account without a session or a mail, and what else its transaction does; null when the address has one already. */
  seedPlayer(player: SeedPlayer, also?: (tx: Tx, playerId: number) => Promise<unknown>): Promise<number | null>;
  /** Background jobs of this room. */
  tasks: SecurityTasks & Pick<Tasks, 'identity.forget_challenges'>;
  /** Writes what is still to be noted; call it before the database closes. */
  stop(): Promise<void>;
}

export function createIdentity({ secureCookies, keys, social: socialOptions, ...options }: IdentityOptions): Identity {
  const { homes, clock, geo } = options;
  const claims = createClaims(options);
  const secrets = createSecrets(keys);
  const jobs = { addJob: options.addJob ?? addJob };
  const ports: IdentityPorts = {
    ...options,
    ...jobs,
    claims,
    secrets,
    passwords: options.passwords ?? createPasswords(),
    cookies: createCookies({ secure: secureCookies }),
    guard: createLoginGuard({ homes, clock, secrets, ...jobs }),
    providerNames: socialOptions.providers.map((provider) => provider.name),
    idleLimitMsOf: (licence) => geo.protectionOf(chooseLicence({ licenseName: licence })).idleLimitMs,
  };
  const sessions = createSessions(options);
  // Several rooms ask for the player of a page at the same time.
  const player = createLoader<number, PlayerRow>((playerIds) => playersOf(homes, playerIds));
  const social = createSocial(ports, { ...socialOptions, secureCookies });

  return {
    handlers: {
      ...social.handlers,
      ...playerHandlers(ports, sessions),
      ...registrationHandlers(ports),
      ...signInHandlers(ports),
      ...sessionHandlers(ports),
      ...twoFactorHandlers(ports),
      ...passkeyHandlers(ports),
      ...passwordHandlers(ports),
    },
    mountAuth: social.mount,
    async authenticate(request) {
      const session = await sessions.find(cookiesOf(request)[ports.cookies.session.name]);
      return session && { playerId: session.playerId, sessionId: session.sessionId };
    },
    recognise: (request) => sessions.recognise(cookiesOf(request)[ports.cookies.session.name]),
    openTokens: sessions.openTokens,
    async readPlayer(playerId, db) {
      const row = await (db ? findPlayer(db, playerId) : player(playerId));
      return row && playerOnTheWire(row);
    },
    findPlayerId: async (email, db) => findPlayerIdByEmail(db ?? (await claims.homeOf(emailClaim(email))), email),
    openSessions: sessions.openAmong,
    stillOpen: sessions.stillOpen,
    requireProof: (db, context) => requireProof(ports, db, context),
    endSessions: (tx, playerId, exceptSessionId) => endSessions(tx, { playerId, exceptSessionId, clock }),
    sessionSpans: selectSessionSpans,
    endSessionsOpenedBefore,
    samePersonsOf: (db, playerId) => samePersonsOf(db, playerId, otherHomesOf(homes, playerId)),
    promotionFacts,
    stopMarketing,
    stopPromos,
    reachOf,
    lockReach,
    selectCurrency: updateCurrency,
    nicknames: (playerIds, db) => nicknamesOf(homes, playerIds, db),
    setVerified,
    languagesOf,
    membersOf: selectMembers,
    membersAmong: selectMembersAmong,
    seenSince,
    standingsOf,
    receiversOf,
    raiseLevels,
    countLevels,
    setBonusCode,
    setCanIssue,
    sharingDevice: (db, playerId) => sharingDevice(db, playerId, otherHomesOf(homes, playerId)),
    originsOf,
    hostOf: async (email) => hostOfEmail(await claims.homeOf(emailClaim(email.toLowerCase())), email),
    hashPassword: ports.passwords.hash,
    changeGroups: (tx, change) => changeGroups(tx, { ...change, at: clock.now() }),
    desk: { ...createDesk({ clock, guard: ports.guard }), account: createAccountDesk(ports) },
    seedPlayer: (player, also) => seedPlayer(ports, player, also),
    tasks: { ...securityTasks(ports), 'identity.forget_challenges': () => forgetChallenges(homes.house, clock.now()) },
    stop: sessions.flush,
  };
}
