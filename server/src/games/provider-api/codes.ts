import { Refusal, type RefusalCode, wireCents } from '@halley/contract';
import { isDatabaseAway } from '../../kit/index.ts';

/**
 * Every "no" of the wallet protocol. 1xx: the player or the stake. 2xx: the request itself. 3xx: ids and rounds.
 * 9xx: our side; these alone are worth repeating. A code keeps its meaning for ever.
 */
export const providerCodes = {
  insufficient_funds: { code: 100, status: 402, message: 'The balance is too low.' },
  invalid_player: { code: 101, status: 404, message: 'There is no such player.' },
  invalid_session: { code: 102, status: 401, message: 'The session is over or was never opened.' },
  player_closed: { code: 103, status: 403, message: 'This player may not play.' },
  verification_required: { code: 104, status: 403, message: 'The player must be verified first.' },
  limit_reached: { code: 105, status: 403, message: 'A limit of the player is reached.' },
  region_restricted: { code: 106, status: 451, message: 'Not available where the player is.' },
  game_closed: { code: 107, status: 403, message: 'This game cannot be played now.' },
  invalid_currency: { code: 108, status: 422, message: 'The currency is not the one of the session or round.' },
  stake_refused: { code: 109, status: 403, message: 'A stake of this size is not taken.' },
  too_fast: { code: 110, status: 403, message: 'The next round cannot start yet.' },
  reminder_due: { code: 111, status: 403, message: 'The player has a reminder to answer first.' },

  malformed: { code: 200, status: 400, message: 'The body is not one JSON object, or names a field twice.' },
  invalid_fields: { code: 201, status: 422, message: 'A field is missing, unknown or out of range.' },
  invalid_signature: { code: 202, status: 401, message: 'The signature does not fit.' },
  invalid_timestamp: { code: 203, status: 401, message: 'The timestamp is too far from our clock.' },
  nonce_used: { code: 204, status: 401, message: 'This nonce was used before.' },
  address_not_allowed: { code: 205, status: 403, message: 'This address is not on your list.' },
  rate_limited: { code: 206, status: 429, message: 'Too many calls.' },
  too_large: { code: 207, status: 413, message: 'The body is too large.' },
  unknown_call: { code: 208, status: 404, message: 'There is no such call.' },

  id_conflict: { code: 300, status: 409, message: 'This id was used before for something else.' },
  rolled_back: { code: 301, status: 409, message: 'This bet was rolled back before it came.' },
  unknown_round: { code: 302, status: 404, message: 'There is no such round, or nothing is at stake in it.' },
  round_over: { code: 303, status: 409, message: 'The round is over.' },
  unknown_free_rounds: { code: 304, status: 404, message: 'There are no such free rounds.' },
  free_rounds_over: { code: 305, status: 409, message: 'These free rounds are over.' },
  win_spent: { code: 306, status: 409, message: 'The win cannot be taken back: it is not there any more.' },

  internal: { code: 900, status: 500, message: 'Something broke on our side. Repeat the call.' },
  unavailable: { code: 901, status: 503, message: 'We are not ready. Repeat the call.' },
} as const satisfies Record<string, { code: number; status: number; message: string }>;

export type ProviderCode = keyof typeof providerCodes;

/** An expected "no" to a provider. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly code: ProviderCode;
  /** What else the provider is told. */
  readonly details: { balance?: number; fields?: string[]; retry_after_seconds?: number };

  constructor(code: ProviderCode, details: ProviderRefusal['details'] = {}) {
    super(`${providerCodes[code].code}: ${providerCodes[code].message}`);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return providerCodes[this.code].status;
  }

  get body() {
    const { code, message } = providerCodes[this.code];
    return { code, message, ...this.details };
  }
}

/** What the house's own refusals are called in the protocol. */
const translated: Partial<Record<RefusalCode, ProviderCode>> = {
  'stake_cents.not_enough_money': 'insufficient_funds',
  'currency.no_account': 'invalid_currency',
  'currency.not_supported': 'invalid_currency',
  'stake_cents.too_small': 'stake_refused',
  'stake_cents.too_large': 'stake_refused',
  'stake_cents.win_too_large': 'stake_refused',
  'stake_cents.above_bonus_stake': 'stake_refused',
  BONUS_NOT_HERE: 'insufficient_funds',
  'amount_cents.too_large': 'stake_refused',
  IDEMPOTENCY_CONFLICT: 'id_conflict',
  VERIFICATION_REQUIRED: 'verification_required',
  LIMIT_REACHED: 'limit_reached',
  SESSION_TIME_OVER: 'limit_reached',
  REGION_RESTRICTED: 'region_restricted',
  NOT_FOUND: 'unknown_round',
  UNAUTHENTICATED: 'invalid_session',
  GAME_CLOSED: 'game_closed',
  TOO_FAST: 'too_fast',
  REALITY_CHECK_DUE: 'reminder_due',
  ACTION_UNDONE: 'rolled_back',
  ROUND_CLOSED: 'round_over',
  ROUND_WITHOUT_STAKE: 'unknown_round',
  WIN_SPENT: 'win_spent',
  RATE_LIMITED: 'rate_limited',
  UNAVAILABLE: 'unavailable',
};

/** A refusal that has no word of its own here means that the player may not play; a bug stays a bug. */
export function inProtocol(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  if (error instanceof Refusal && error.code !== 'INTERNAL') {
    const { balance } = error.details;
    return new ProviderRefusal(
      translated[error.code] ?? 'player_closed',
      typeof balance === 'string' ? { balance: wireCents(BigInt(balance)) } : {},
    );
  }
  if (isDatabaseAway(error)) return new ProviderRefusal('unavailable', { retry_after_seconds: 1 });
  return new ProviderRefusal('internal');
}
