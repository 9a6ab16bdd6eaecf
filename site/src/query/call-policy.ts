/** What a screen gets when a call fails, and the name of the failure in the log. */
export type OnFailure = 'rethrow' | 'empty list' | 'empty object' | 'nothing';

interface Policy {
  failure?: OnFailure;
  /** Unset: the call's name in capitals, `READ_PLAYER_ERROR`. */
  label?: string;
  /** Sent once: it uses up a token or a password, and a second try would be refused though the first was heard. */
  once?: true;
}

export const policies = {
  // Forms and what they change: the screen must know.
  signIn: { label: 'LOGIN_ERROR' },
  register: { label: 'REGISTRATION_ERROR' },
  checkEmail: {},
  changePassword: { once: true },
  requestPasswordReset: {},
  resetPassword: { once: true },
  confirmEmail: { once: true },
  resendConfirmation: {},
  editPlayer: {},
  changeLocale: {},
  listLocales: {},
  editSubscriptions: {},
  uploadDocument: {},
  readClientContext: {},
  readPlayerFields: {},
  listPayments: {},
  recallPayment: {},
  setLimit: {},
  removeLimit: {},
  confirmLimit: { once: true },
  unlockAccount: { once: true },
  sendContactMessage: {},
  sendChatMessage: {},
  listFavourites: {},
  listBonuses: {},
  listFreespins: {},
  listDepositOffers: {},
  listRegistrationOffers: {},
  activateFreespins: {},
  useBettingCode: {},
  listLotteries: { label: 'LOAD_LOTTERIES_LIST_ERROR' },
  // Lists without which the page goes on.
  filterGames: { failure: 'nothing', label: 'LOAD_FOUND_GAMES_ERROR' },
  listPlayedGames: { failure: 'empty list' },
  listCollections: { failure: 'empty object' },
  listProviders: { failure: 'empty list' },
  readGameJackpots: { failure: 'empty object' },
  // Only logged.
  listCurrencies: { failure: 'nothing' },
  listCountries: { failure: 'nothing' },
  readProject: { failure: 'nothing' },
  readExchangeRates: { failure: 'nothing' },
  readCurrentIp: { failure: 'nothing' },
  readPlayer: { failure: 'nothing', label: 'LOAD_PROFILE_ERROR' },
  readPlayerSettings: { failure: 'nothing' },
  readPlayerStats: { failure: 'nothing' },
  redeemCoupon: { failure: 'nothing' },
  setBonusCode: { failure: 'nothing' },
  clearBonusCode: { failure: 'nothing' },
  updateBonusSettings: { failure: 'nothing' },
  activateBonus: { failure: 'nothing' },
  cancelBonus: { failure: 'nothing' },
  cancelFreespins: { failure: 'nothing' },
  readCancelInfo: { failure: 'nothing' },
  pauseBonus: { failure: 'nothing' },
  resumeBonus: { failure: 'nothing' },
  orderBonuses: { failure: 'nothing' },
  declineDepositOffer: { failure: 'nothing' },
  declineRegistrationOffer: { failure: 'nothing' },
  listAccounts: { failure: 'nothing' },
  listLimits: { failure: 'nothing' },
  listProtectionMessages: { failure: 'nothing' },
  readFundsStanding: { failure: 'nothing' },
  listSessions: { failure: 'nothing' },
  listAskedDocuments: { failure: 'nothing' },
  listDocuments: { failure: 'nothing' },
  deleteDocument: { failure: 'nothing' },
  signOut: { failure: 'nothing', label: 'LOGOUT_ERROR' },
  changeGroups: { failure: 'nothing' },
  notePwaEvent: { failure: 'nothing' },
  reportPerformance: { failure: 'nothing', once: true },
  reportNetworkPerformance: { failure: 'nothing', once: true },
  reportGameStart: { failure: 'nothing', once: true },
  logUtmSet: { failure: 'nothing', once: true },
  logUtmSend: { failure: 'nothing', once: true },
  readSurveyConfig: { failure: 'nothing' },
  readSurvey: { failure: 'nothing' },
  answerSurvey: {},
  readScriptsConfig: { failure: 'nothing' },
  reportValidationErrors: { failure: 'nothing' },
  reportTransaction: { failure: 'nothing' },
  listJackpots: { failure: 'nothing' },
  listJackpotWins: { failure: 'nothing', label: 'GET_JACKPOT_WINNERS_ERROR' },
  readTournament: { failure: 'nothing' },
  readVipProgress: { failure: 'nothing' },
  readCompPoints: { failure: 'nothing' },
  takeJackpotAwards: { failure: 'nothing' },
  readRestoreId: { failure: 'nothing' },
  writeRestoreId: { failure: 'nothing' },
  markChatRead: { failure: 'nothing' },
  noteChatTyping: { failure: 'nothing' },
} as const satisfies Record<string, Policy>;

type Policies = typeof policies;
/** Calls whose failure is `null` for the screen. */
export type QuietCall = {
  [N in keyof Policies]: Policies[N] extends { failure: 'nothing' } ? N : never;
}[keyof Policies];

export function policyOf(call: string): { failure: OnFailure; label: string; once: boolean } {
  const policy: Policy = Object.hasOwn(policies, call) ? policies[call as keyof Policies] : {};
  const label = policy.label ?? `${capitals(call)}_ERROR`;
  return { failure: policy.failure ?? 'rethrow', label, once: policy.once ?? false };
}

/** `readPlayerStats` → `READ_PLAYER_STATS`. */
function capitals(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
}

export type ReportFailure = (label: string, failure: unknown) => void;

/** Runs a call by its policy: a failure is logged under its name, then thrown on or turned into what the screen gets. */
export async function withPolicy<T>(call: string, run: () => Promise<T>, report: ReportFailure): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { failure, label } = policyOf(call);
    report(label, error);
    if (failure === 'rethrow') throw error;
    return (failure === 'empty list' ? [] : failure === 'empty object' ? {} : null) as T;
  }
}
