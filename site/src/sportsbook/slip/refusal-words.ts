import type { MessageKey } from '../../i18n/index.ts';
import { type Misfit, misfitNames } from './offer-fit.ts';
import type { SlipRefusal } from './use-quotes.ts';

const words: Readonly<Record<string, MessageKey>> = {
  MARKET_CLOSED: 'slip.refused.closed',
  PRICE_CHANGED: 'slip.refused.price',
  QUOTE_EXPIRED: 'slip.refused.quote',
  STAKE_ABOVE_LIMIT: 'slip.refused.limit',
  LEGS_CONTRADICT: 'slip.refused.contradict',
  BUILDER_REFUSED: 'slip.refused.builder',
  FIXTURE_UNKNOWN: 'slip.refused.gone',
  MARKET_UNKNOWN: 'slip.refused.gone',
  OUTCOME_UNKNOWN: 'slip.refused.gone',
  'legs.too_many': 'slip.refused.tooMany',
  'legs.twice': 'slip.refused.contradict',
  'sizes.invalid': 'slip.refused.sizes',
  'bankers.invalid': 'slip.refused.sizes',
  'each_way.not_here': 'slip.refused.eachWay',
  FREE_BET_NOT_HERE: 'slip.offer.not.used',
  'stake_cents.not_enough_money': 'slip.refused.money',
  'stake_cents.too_small': 'slip.refused.small',
  'stake_cents.win_too_large': 'slip.refused.limit',
  'stake_cents.above_bonus_stake': 'slip.refused.bonusStake',
  'currency.no_account': 'slip.refused.money',
  LIMIT_REACHED: 'slip.refused.ownLimit',
  SESSION_TIME_OVER: 'slip.refused.ownLimit',
  EXCLUDED: 'slip.refused.excluded',
  REALITY_CHECK_DUE: 'slip.refused.reminder',
  REGION_RESTRICTED: 'slip.refused.country',
  VERIFICATION_REQUIRED: 'slip.refused.verify',
  TERMS_NOT_ACCEPTED: 'slip.refused.terms',
  UNAUTHENTICATED: 'slip.refused.session',
  TOO_FAST: 'slip.refused.tooFast',
  RATE_LIMITED: 'slip.refused.tooFast',
  REQUEST_OVER: 'slip.refused.over',
  network: 'slip.refused.network',
};

/** Of some codes the reason says more. */
const byReason: Readonly<Record<string, MessageKey>> = {
  'MARKET_CLOSED incident': 'slip.refused.incident',
  'STAKE_ABOVE_LIMIT trader': 'slip.refused.trader',
  'REQUEST_OVER silence': 'slip.refused.silence',
  'REQUEST_OVER player': 'slip.refused.takenBack',
  'LEGS_CONTRADICT LEGS_CONTRADICT': 'slip.refused.never',
  'LEGS_CONTRADICT OUTRIGHT_WITH_ITS_COMPETITION': 'slip.refused.outright',
  'LEGS_CONTRADICT LEGS_OF_ONE_FIXTURE': 'slip.refused.oneFixture',
  'BUILDER_REFUSED LEG_IMPLIED': 'slip.refused.implied',
  'BUILDER_REFUSED LEG_NOT_WHOLE': 'slip.refused.notWhole',
  'BUILDER_REFUSED NOT_PRICED_TOGETHER': 'slip.refused.notTogether',
  'BUILDER_REFUSED ERROR_TOO_LARGE': 'slip.refused.tooRare',
  'BUILDER_REFUSED NOTHING_TO_OFFER': 'slip.refused.tooRare',
};

/** What a refusal is called. Nothing is staked by any of them. */
export function refusalKey({ code, reason, fault }: SlipRefusal): MessageKey {
  if (code === 'FREE_BET_NOT_HERE' && reason && Object.hasOwn(misfitNames, reason))
    return misfitNames[reason as Misfit];
  return byReason[`${code} ${reason ?? fault}`] ?? words[code] ?? 'slip.refused.other';
}

/** Places of the legs that a refusal is about. */
export function legsAgainst({ legs, leg, code }: SlipRefusal): readonly number[] {
  if (typeof leg === 'number') return [leg];
  // Of moved prices all legs are told.
  if (code === 'PRICE_CHANGED' || !Array.isArray(legs)) return [];
  return legs.filter((place) => typeof place === 'number');
}
