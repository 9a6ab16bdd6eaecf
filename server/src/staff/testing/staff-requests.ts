import { randomUUID } from 'node:crypto';
import type { Call, StaffApi } from '@halley/contract';
import { openGuardedAccount } from '../../identity/testing/test-account.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import type { Database } from '../../kit/index.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { aForm, visitorOf } from '../../support/testing/test-support.ts';
import { brandRequests } from './brand-requests.ts';
import { campaignRequests } from './campaign-requests.ts';
import { contestRequests } from './contest-requests.ts';
import {
  aCorrection,
  aDifference,
  aDocument,
  aDocumentVersion,
  aDraft,
  aDraftPromotion,
  aGiftByHand,
  anIssuedGift,
  aReview,
  aRound,
  aStaffClaim,
  aTaking,
  aWaitingCashout,
  aWish,
} from './desk-things.ts';
import { editorRequests } from './editor-requests.ts';
import { gameRequests } from './game-requests.ts';
import { loyaltyRequests } from './loyalty-requests.ts';
import { overviewRequests } from './overview-requests.ts';
import { partnerRequests } from './partner-requests.ts';
import { playerRequests } from './player-requests.ts';
import { protectionRequests } from './protection-requests.ts';
import { reportRequests } from './report-requests.ts';
import { sportsbookRequests } from './sportsbook-requests.ts';
import { staffPassword, type TestMember, type TestStaff } from './test-staff.ts';
import { vipRequests } from './vip-requests.ts';
import { workRequests } from './work-requests.ts';

const reason = 'a reason for the trail';
export type StaffRequest = {
  params?: Record<string, number | string>;
  query?: string;
  payload?: object;
  headers?: Record<string, string>;
  /** Open to every member, but not about this: the permission that is missing. */
  closedBy?: string;
};
export type StaffName = { [N in keyof StaffApi]: StaffApi[N]['who'] extends 'staff' ? N : never }[keyof StaffApi];

interface With {
  room: TestStaff;
  database: Database;
  picture: () => Buffer;
  admin: () => TestMember | undefined;
}

/** For every call for staff: a request that succeeds if it is let through. A new call without a line does not compile. */
export function staffRequests({ room, database, picture, admin }: With) {
  const requests: Record<StaffName, (member: TestMember) => Promise<StaffRequest>> = {
    listStaffSessions: async () => ({}),
    endStaffSession: async (member) => {
      const other = room.browser();
      await other.signIn(member.email);
      await other.post('/api/staff/sign_in/code', { code: member.code() });
      const [newest] = (await member.get('/api/staff/sessions')).json();
      return { params: { id: newest.id } };
    },
    renewStaffRecoveryCodes: async (member) => ({ payload: { code: member.code() } }),
    changeStaffPassword: async () => ({ payload: { current_password: staffPassword, password: staffPassword } }),
    searchPlayers: async () => ({ query: '?question=nobody' }),
    readPlayerFile: async () => ({ params: { id: (await room.player()).playerId } }),
    readPlayerDetails: async () => ({ params: { id: (await room.player()).playerId } }),
    listPlayerSessions: async () => ({ params: { id: (await room.player()).playerId } }),
    endPlayerSession: async () => {
      const { playerId } = await room.player();
      const [session] = await room.identity.desk.sessionsOf(database, playerId);
      return { params: { id: playerId, session: session?.id ?? 0 } };
    },
    listPlayerRounds: async () => ({ params: { id: (await room.player()).playerId } }),
    readPlayerRound: async () => {
      const { playerId } = await room.player();
      return { params: { id: playerId, round: await aRound(database, playerId) } };
    },
    listPlayerDocuments: async () => ({ params: { id: (await room.player()).playerId } }),
    listPlayerEntries: async () => ({ params: { id: (await room.player()).playerId } }),
    lockPlayer: async () => ({ params: { id: (await room.player()).playerId }, payload: { reason } }),
    unlockPlayer: async () => {
      const { playerId } = await room.player();
      await database.tx((tx) => room.identity.desk.block(tx, { playerId, reason }));
      return { params: { id: playerId }, payload: { reason } };
    },
    changePlayerGroups: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { reason, add: [257], remove: [] },
    }),
    endPlayerSessions: async () => ({ params: { id: (await room.player()).playerId }, payload: { reason } }),
    sendPlayerPasswordLink: async () => ({ params: { id: (await room.player()).playerId }, payload: { reason } }),
    resetPlayerTwoFactor: async () => ({ params: { id: (await openGuardedAccount(room)).id }, payload: { reason } }),
    correctPlayerDetails: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { reason, changes: [{ field: 'first_name', from: null, to: 'Caroline' }] },
    }),
    clearFailedSignIns: async () => {
      const player = await room.player();
      await failToSignIn(player.email);
      return { params: { id: player.playerId }, payload: { reason } };
    },
    listReviewQueue: async () => ({}),
    readDocumentFile: async () => ({ params: { id: await aDocument(room, picture()) } }),
    approveDocument: async () => ({ params: { id: await aDocument(room, picture()) } }),
    rejectDocument: async () => ({ params: { id: await aDocument(room, picture()) }, payload: { reason } }),
    askPlayerForDocument: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { reason, document_type: 'payment_method' },
    }),
    listAskedOfPlayer: async () => ({ params: { id: (await room.player()).playerId } }),
    askForAnotherDocument: async () => ({
      params: { id: await aDocument(room, picture()) },
      payload: { reason, document_type: 'address' },
    }),
    listTrail: async () => ({}),
    exportTrail: async () => ({ query: '?format=jsonl' }),
    verifyTrail: async () => ({}),
    listStaffMembers: async () => ({}),
    inviteStaffMember: async () => ({
      payload: { email: `invited-${Math.floor(performance.now() * 1000)}@staff.test`, name: 'New', role: 'support' },
    }),
    changeStaffMember: async () => ({ params: { id: await aColleague() }, payload: { reason, role: 'auditor' } }),
    resetStaffMember: async () => ({ params: { id: await aColleague() }, payload: { reason } }),
    ...playerRequests(room),
    ...gameRequests(database),
    listGameReturns: async () => ({}),
    listPlayerFreeRounds: async () => ({ params: { id: (await room.player()).playerId } }),
    listFreeRoundsGames: async () => ({ query: '?currency=EUR' }),
    grantFreeRounds: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { reason, ...aWish(room.clock.now()) },
    }),
    withdrawFreeRounds: async () => {
      const { playerId } = await room.player();
      const { expires_at, stake_cents, ...wanted } = aWish(room.clock.now());
      const grant = { ...wanted, playerId, stake: BigInt(stake_cents), expiresAt: new Date(expires_at) };
      await database.tx((tx) => room.freeRounds.grant(tx, grant, { actor: { kind: 'system' }, reason }));
      return { params: { grant: grant.id }, payload: { reason } };
    },
    listPromotions: async () => ({}),
    readPromotion: async () => ({ params: { id: await aDraftPromotion(room, database) } }),
    savePromotion: async () => ({ payload: { rule: aRule() } }),
    movePromotion: async () => ({
      params: { id: await aDraftPromotion(room, database) },
      payload: { to: 'proposed', version: 1, reason },
    }),
    approvePromotion: async () => {
      const id = await aDraftPromotion(room, database);
      await database.tx((tx) =>
        room.promotions.desk.move(tx, { id, to: 'proposed', version: 1 }, room.promotions.by(0)),
      );
      return { params: { id }, payload: { version: 1, reason } };
    },
    readPromotionReport: async () => ({ params: { id: await aDraftPromotion(room, database) } }),
    makePromotionCodes: async () => ({
      params: { id: await aDraftPromotion(room, database) },
      payload: { count: 2, max_uses: 1, reason },
    }),
    givePromotion: () => aStaffClaim(room, reason),
    listPromotionReviews: async () => ({}),
    clearPromotionReview: async () => ({ params: { id: await aReview(room, database) }, payload: { reason } }),
    takePromotionReview: async () => ({ params: { id: await aReview(room, database) }, payload: aTaking }),
    ...partnerRequests(room, database, reason),
    ...vipRequests(room, database, reason),
    ...campaignRequests(room, database, reason),
    listPlayerGifts: async () => ({ params: { id: (await room.player()).playerId } }),
    issueGift: async () => ({ params: { id: (await room.player()).playerId }, payload: { reason, ...aGiftByHand() } }),
    cancelGift: async (member) => {
      return { params: { gift: await anIssuedGift(room, admin() ?? member, reason) }, payload: { reason } };
    },
    ...contestRequests(room, database),
    ...sportsbookRequests(room, database),
    ...loyaltyRequests(room, database),
    ...protectionRequests(room, database),
    ...overviewRequests,
    ...reportRequests(room, database),
    ...editorRequests(room, database),
    ...brandRequests(room, database),
    ...workRequests(room, database, picture),
    listStaffContent: async () => ({}),
    makePreview: async () => ({ payload: { items: [{ name: await aDraft(database), version: 1 }], hours: 1 } }),
    listConfigDocuments: async () => ({}),
    readConfigDocument: async () => ({ params: { name: 'betting-config' } }),
    readConfigDocumentVersion: async () => ({
      params: { name: 'betting-config', version: await aDocumentVersion(database) },
    }),
    checkConfigDocument: async () => ({ params: { name: 'betting-config' }, payload: { content: { enabled: true } } }),
    writeConfigDocument: async () => ({
      params: { name: 'betting-config' },
      payload: { reason, seen: await aDocumentVersion(database), content: { enabled: true }, publish: 'draft' },
    }),
    restoreConfigDocument: async () => {
      const version = await aDocumentVersion(database);
      return { params: { name: 'betting-config' }, payload: { reason, seen: version, version } };
    },
    cancelConfigDocument: async () => {
      const version = await aDocumentVersion(database, new Date(room.clock.now().getTime() + 86_400_000));
      return { params: { name: 'betting-config' }, payload: { reason, version } };
    },
    listCashoutQueue: async () => ({}),
    searchStaffPayments: async () => ({ query: '?state=pending' }),
    readStaffPayment: async () => ({ params: { id: await aWaitingCashout(room.cashbox) } }),
    approveCashout: async () => ({ params: { id: await aWaitingCashout(room.cashbox) } }),
    rejectCashout: async () => ({ params: { id: await aWaitingCashout(room.cashbox) }, payload: { reason } }),
    decideCashouts: async () => ({
      payload: { decision: 'approve', payments: [await aWaitingCashout(room.cashbox)] },
    }),
    listDifferences: async () => ({}),
    settleDifference: async () => ({
      params: { id: await aDifference(room.cashbox) },
      payload: { reason, outcome: 'noted' },
    }),
    listCorrections: async () => ({}),
    askCorrection: async () => ({
      payload: { reason, player_id: (await room.player()).playerId, currency: 'EUR', amount_cents: 100 },
    }),
    approveCorrection: async () => ({ params: { id: await aCorrection(room, database) } }),
    refuseCorrection: async () => ({ params: { id: await aCorrection(room, database) }, payload: { reason } }),
    readPlayerLimits: async () => ({ params: { id: (await room.player()).playerId } }),
    readStaffQueues: async () => ({}),
    listChatQueue: async () => ({}),
    openStaffChat: async () => ({ params: { id: await aChat() }, payload: {} }),
    followStaffChat: async (member) => {
      const id = await aChat();
      await database.query('insert into support_visit (chat_id, member_id, opened_at) values ($1, $2, $3)', [
        ...[id, member.id, room.clock.now()],
      ]);
      return { params: { id } };
    },
    messagePlayer: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { client_id: randomUUID(), text: 'Hello' },
    }),
    answerChat: async () => ({ params: { id: await aChat() }, payload: { client_id: randomUUID(), text: 'Hello' } }),
    answerChatWithFile: async () => ({
      params: { id: await aChat() },
      ...(await aForm(picture(), { client_id: randomUUID() })),
    }),
    readStaffChatFile: async () => {
      const sent = await visitorOf(await aPlayersBrowser()).sendFile(picture());
      return { params: { id: sent.json().file.id } };
    },
    noteStaffTyping: async () => ({ params: { id: await aChat() }, payload: {} }),
    closeStaffChat: async () => ({ params: { id: await aChat() }, payload: {} }),
    moveChat: async () => ({ params: { id: await aChat() }, payload: { group_id: 2 } }),
    listCannedReplies: async () => ({}),
    listTickets: async () => ({}),
    answerTicket: async () => ({ params: { id: await aTicket() }, payload: { text: 'Hello' } }),
    closeTicket: async () => ({ params: { id: await aTicket() }, payload: {} }),
  };

  async function aPlayersBrowser() {
    const browser = createBrowser(room.app);
    await browser.register(registrationOf());
    return browser;
  }

  /** A conversation somebody has begun. */
  async function aChat(): Promise<number> {
    const browser = await aPlayersBrowser();
    const { id } = await browser.player();
    await visitorOf(browser).say('Is anybody there?');
    const { rows } = await database.query('select id from support_chat where player_id = $1', [id]);
    return Number(rows[0]?.id);
  }

  async function aTicket(): Promise<number> {
    const browser = await aPlayersBrowser();
    const contact = { email: 'somebody@example.com', content: 'A question' };
    return (await browser.call('POST', '/api/send_contact_message', { contact })).json().ticket;
  }

  /** Three times, which locks the account. */
  async function failToSignIn(email: string): Promise<void> {
    for (let guess = 0; guess < 3; guess++) await createBrowser(room.app).signIn(email, `wrong ${guess}`);
  }

  const aColleague = async () => (await room.member('support')).id;

  return requests;
}

export const sendAs = (
  member: { send: TestMember['send'] },
  call: Call,
  { params = {}, query = '', payload, headers }: StaffRequest,
) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return member.send({
    method: call.method,
    url: `${path}${query}`,
    ...(payload ? { payload } : {}),
    ...(headers && { headers }),
  });
};
