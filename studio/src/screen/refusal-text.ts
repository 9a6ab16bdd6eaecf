import type { MessageKey } from '../messages/index.ts';
import type { PlayMode } from './launch.ts';

/** What the player reads when the server refuses a round. Anything else is "did not work, nothing was staked". */
const texts: Readonly<Record<string, MessageKey>> = {
  UNAUTHENTICATED: 'studio.error.logIn',
  REGION_RESTRICTED: 'studio.error.region',
  TERMS_NOT_ACCEPTED: 'studio.error.termsNotAccepted',
  VERIFICATION_REQUIRED: 'studio.error.verificationRequired',
  LIMIT_REACHED: 'studio.error.limitReached',
  REALITY_CHECK_DUE: 'studio.error.realityCheck',
  ROUND_UNFINISHED: 'studio.error.unfinished',
  FREE_ROUNDS_OVER: 'studio.error.freeRoundsOver',
  RATE_LIMITED: 'studio.error.tooFast',
  TOO_FAST: 'studio.error.tooFast',
  ACCOUNT_CLOSED: 'studio.error.accountClosed',
  'currency.not_supported': 'studio.error.currencyNotSupported',
  'currency.no_account': 'studio.error.noAccount',
  'stake_cents.not_enough_money': 'studio.error.notEnoughMoney',
  'stake_cents.above_bonus_stake': 'studio.error.aboveBonusStake',
  BONUS_NOT_HERE: 'studio.error.bonusNotHere',
  'choice.invalid': 'studio.error.choiceInvalid',
  'choice.not_allowed': 'studio.error.choiceNotAllowed',
};

export const notEnoughMoney = 'stake_cents.not_enough_money';
/** Refusals that go with the bonus: without it the same stake may be open. */
export const bonusRefusals: ReadonlySet<string> = new Set(['stake_cents.above_bonus_stake', 'BONUS_NOT_HERE']);

export function refusalText(code: string, mode: PlayMode): MessageKey {
  if (code === notEnoughMoney && mode === 'demo') return 'studio.error.notEnoughDemoMoney';
  return (Object.hasOwn(texts, code) && texts[code]) || 'studio.error.refused';
}
