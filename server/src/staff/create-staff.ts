import { Refusal, type StaffApi } from '@halley/contract';
import type { FastifyRequest } from 'fastify';
import { createPasswords, type Passwords } from '../identity/index.ts';
import { cookiesOf, type ForbiddenCall, type Handlers, type Keys, type StaffPrincipal } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { exportCalls } from './assignments/export-calls.ts';
import { remindMembers, sweepWork } from './assignments/remind-members.ts';
import { workCalls } from './assignments/work-calls.ts';
import { brandCalls } from './brands/brand-calls.ts';
import { campaignCalls } from './campaigns/campaign-calls.ts';
import { configDocumentCalls } from './content/config-document-calls.ts';
import { contentCalls } from './content/content-calls.ts';
import { editorCalls } from './content/editor-calls.ts';
import { contestCalls } from './contests/contest-calls.ts';
import { lotteryCalls } from './contests/lottery-calls.ts';
import { documentCalls } from './documents/document-calls.ts';
import { catalogueCalls } from './games/catalogue-calls.ts';
import { freeRoundsCalls } from './games/free-rounds-calls.ts';
import { jackpotCalls } from './games/jackpot-calls.ts';
import { providerCalls } from './games/provider-calls.ts';
import { loyaltyCalls } from './loyalty/loyalty-calls.ts';
import { acceptInvitation, findInvited } from './members/invitations.ts';
import { changeMember, inviteMember, readMembers, resetMember } from './members/manage-members.ts';
import { noteForbidden } from './note-forbidden.ts';
import { partnerCalls } from './partners/partner-calls.ts';
import { paymentCalls } from './payments/payment-calls.ts';
import { accountCalls } from './players/account-calls.ts';
import { giftCalls } from './players/gift-calls.ts';
import { playerPageCalls } from './players/page-calls.ts';
import { playerCalls } from './players/player-calls.ts';
import type { StaffPorts } from './ports.ts';
import { promotionCalls } from './promotions/promotion-calls.ts';
import { protectionCalls } from './protection/protection-calls.ts';
import { queueCalls } from './queues/queue-calls.ts';
import { overviewCalls } from './reports/overview-calls.ts';
import { reportCalls } from './reports/report-calls.ts';
import { sendReports } from './reports/send-reports.ts';
import { findSession } from './sessions/session-store.ts';
import { createStaffCookie } from './sessions/staff-cookie.ts';
import { sweepAttempts } from './sign-in/attempt-store.ts';
import { createMemberSealer } from './sign-in/member-secret.ts';
import { changeOwnPassword, endOwnSession, listOwnSessions, renewOwnCodes } from './sign-in/own-account.ts';
import { readState } from './sign-in/read-state.ts';
import { submitCode } from './sign-in/second-step.ts';
import { confirmTwoFactor, startTwoFactor } from './sign-in/set-up-two-factor.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { sportsbookCalls } from './sportsbook/sportsbook-calls.ts';
import { tradingCalls } from './sportsbook/trading-calls.ts';
import { supportCalls } from './support/support-calls.ts';
import { trailCalls } from './trail/trail-calls.ts';
import { twoPersonCalls } from './two-person/two-person-calls.ts';
import { viewCalls } from './views/view-calls.ts';
import { vipCalls } from './vip/vip-calls.ts';

export interface StaffOptions extends Omit<StaffPorts, 'passwords' | 'cookie' | 'sealer'> {
  passwords?: Passwords;
  /** True where staff come over TLS. */
  secureCookies: boolean;
  /** Seal second factors. */
  keys: Keys;
}

export interface Staff {
  handlers: Handlers<StaffApi>;
  /** Who of the staff a request comes from; null while the second factor is missing. Knows nothing of players. */
  authenticate(request: FastifyRequest): Promise<StaffPrincipal | null>;
  /** Puts a call that a member had no permission for into the audit trail. */
  noteForbidden(refused: ForbiddenCall): Promise<void>;
  tasks: Pick<Tasks, 'staff.sweep' | 'staff.send_reports' | 'staff.remind'>;
}

export function createStaff({ secureCookies, keys, ...options }: StaffOptions): Staff {
  const ports: StaffPorts = {
    ...options,
    passwords: options.passwords ?? createPasswords(),
    cookie: createStaffCookie({ secure: secureCookies }),
    sealer: createMemberSealer(keys),
  };
  const { database, clock, cookie } = ports;
  const done = { status: 204 as const, body: null };

  return {
    handlers: {
      readStaffState: async (_input, context) => ({ status: 200, body: await readState(ports, context) }),
      signInStaff: async ({ body }, context) => ({ status: 200, body: await signIn(ports, body, context) }),
      submitStaffCode: async ({ body }, context) => ({
        status: 200,
        body: await submitCode(ports, body.code, context),
      }),
      startStaffTwoFactor: async (_input, context) => ({ status: 200, body: await startTwoFactor(ports, context) }),
      confirmStaffTwoFactor: async ({ body }, context) => ({
        status: 200,
        body: { recovery_codes: await confirmTwoFactor(ports, body.code, context) },
      }),
      signOutStaff: async (_input, context) => {
        await signOut(ports, context);
        return done;
      },
      readStaffInvitation: async ({ body }) => {
        const invited = await findInvited(database, body.token, clock.now());
        if (!invited) throw new Refusal('token.invalid');
        return { status: 200, body: { email: invited.email, name: invited.name } };
      },
      acceptStaffInvitation: async ({ body }, context) => ({
        status: 200,
        body: await acceptInvitation(ports, body, context),
      }),
      listStaffSessions: async (_input, context) => ({ status: 200, body: await listOwnSessions(ports, context) }),
      endStaffSession: async ({ params }, context) => {
        await endOwnSession(ports, params.id, context);
        return done;
      },
      renewStaffRecoveryCodes: async ({ body }, context) => ({
        status: 200,
        body: { recovery_codes: await renewOwnCodes(ports, body.code, context) },
      }),
      changeStaffPassword: async ({ body }, context) => {
        await changeOwnPassword(ports, body, context);
        return done;
      },
      ...playerCalls(ports),
      ...accountCalls(ports),
      ...playerPageCalls(ports),
      ...documentCalls(ports),
      ...trailCalls(ports),
      ...catalogueCalls(ports),
      ...providerCalls(ports),
      ...jackpotCalls(ports),
      ...freeRoundsCalls(ports),
      listGameReturns: async () => ({ status: 200, body: await ports.returns.read(database) }),
      ...promotionCalls(ports),
      ...contestCalls(ports),
      ...lotteryCalls(ports),
      ...sportsbookCalls(ports),
      ...tradingCalls(ports),
      ...loyaltyCalls(ports),
      ...vipCalls(ports),
      ...protectionCalls(ports),
      ...campaignCalls(ports),
      ...giftCalls(ports),
      ...paymentCalls(ports),
      ...partnerCalls(ports),
      ...queueCalls(ports),
      ...overviewCalls(ports),
      ...supportCalls(ports),
      ...contentCalls(ports),
      ...configDocumentCalls(ports),
      ...viewCalls(ports),
      ...reportCalls(ports),
      ...exportCalls(ports),
      ...editorCalls(ports),
      ...brandCalls(ports),
      ...twoPersonCalls(ports),
      ...workCalls(ports),
      listStaffMembers: async (_input, context) => ({ status: 200, body: await readMembers(ports, context) }),
      inviteStaffMember: async ({ body }, context) => ({ status: 201, body: await inviteMember(ports, body, context) }),
      changeStaffMember: async ({ params, body }, context) => ({
        status: 200,
        body: await changeMember(ports, params.id, body, context),
      }),
      resetStaffMember: async ({ params, body }, context) => {
        await resetMember(ports, params.id, body.reason, context);
        return done;
      },
    },
    async authenticate(request) {
      const session = await findSession(database, cookiesOf(request)[cookie.name], clock.now());
      if (session?.stage !== 'open') return null;
      const { id, member, permissions } = session;
      return {
        memberId: Number(member.id),
        sessionId: String(id),
        email: member.email,
        name: member.name,
        role: member.role,
        permissions,
      };
    },
    noteForbidden: (refused) => noteForbidden(ports, refused),
    tasks: {
      'staff.send_reports': () => sendReports(ports),
      'staff.sweep': async () => {
        await sweepAttempts(database, clock.now());
        await sweepWork(ports);
      },
      'staff.remind': () => remindMembers(ports),
    },
  };
}
