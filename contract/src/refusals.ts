/**
 * Every refusal a client may meet, in one table. Upper-case codes travel as `{error: {code, message}}`;
 * `field.code` pairs travel as 422 `{errors: {field: {code: text}}}`, which forms show beside the field.
 */
export const refusals = {
  MALFORMED_REQUEST: { status: 400, text: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, text: 'Log in to go on.' },
  FORBIDDEN: { status: 403, text: 'This is not allowed.' },
  CSRF: { status: 403, text: 'The request did not come from this site.' },
  GUESTS_ONLY: { status: 403, text: 'You are logged in already.' },
  EE_LICENSE_BLOCKED: { status: 403, text: 'This account cannot be used under the Estonian licence.' },
  REAUTHENTICATION_REQUIRED: { status: 403, text: 'Show once more that it is you.' },
  VERIFICATION_REQUIRED: { status: 403, text: 'Show who you are before you play for money.' },
  TERMS_NOT_ACCEPTED: { status: 403, text: 'Accept the terms before you play for money.' },
  ACCOUNT_CLOSED: { status: 403, text: 'This account was closed by us. Our support can tell you more.' },
  LIMIT_REACHED: { status: 403, text: 'A limit you set has been reached.' },
  EXCLUDED: { status: 403, text: 'You have excluded yourself from play. You can still withdraw.' },
  SESSION_TIME_OVER: { status: 403, text: 'The time you set for one session is over.' },
  REALITY_CHECK_DUE: { status: 403, text: 'Answer the reminder you asked for before you play on.' },
  GAME_CLOSED: { status: 403, text: 'This game cannot be played now.' },
  NOT_FOUND: { status: 404, text: 'There is nothing here.' },
  TRAIL_BROKEN: { status: 409, text: 'The audit trail is not as it was sealed. Nothing was exported.' },
  IDEMPOTENCY_CONFLICT: { status: 409, text: 'This key was used before for another request.' },
  ROUND_CLOSED: { status: 409, text: 'This round is over.' },
  BETS_CLOSED: { status: 409, text: 'No more bets are taken in this round.' },
  ALREADY_BET: { status: 409, text: 'You are in this round already.' },
  CASH_OUT_TOO_EARLY: { status: 409, text: 'There is nothing to cash out yet.' },
  CASH_OUT_TOO_LATE: { status: 409, text: 'The round was over before you cashed out.' },
  ROUND_WITHOUT_STAKE: { status: 409, text: 'Nothing is at stake in this round.' },
  ACTION_UNDONE: { status: 409, text: 'This was taken back and cannot come again.' },
  WIN_SPENT: { status: 409, text: 'The win cannot be taken back: it is not there any more.' },
  ROUND_UNFINISHED: { status: 409, text: 'A round of this game waits to be finished.' },
  GIFT_MOVED: { status: 409, text: 'This gift has moved on. Look at it again.' },
  PROMOTION_HAD: { status: 409, text: 'This player has had the promotion as often as it allows.' },
  PROMOTION_USED_UP: { status: 409, text: 'Nothing of this promotion is left to give.' },
  BONUS_NOT_FOR_YOU: { status: 403, text: 'This gift cannot be taken now.' },
  BONUS_NOT_HERE: {
    status: 403,
    text: 'Your bonus cannot be played in this game, and your own money does not cover the stake.',
  },
  LOOTBOX_OVER: { status: 409, text: 'This was opened already, or its time is over.' },
  TURN_TAKEN: { status: 409, text: 'You have had the turn of this day.' },
  ORDER_MOVED: { status: 409, text: 'This order has moved on. Look at it again.' },
  FREE_ROUNDS_OVER: { status: 409, text: 'These free rounds are over.' },
  PAYMENT_NOT_RECALLABLE: { status: 409, text: 'This withdrawal cannot be taken back any more.' },
  PAYMENT_OVER: { status: 409, text: 'This payment is over.' },
  PAYMENT_MOVED: { status: 409, text: 'This payment has moved on. Look at it again.' },
  SECOND_PERSON_NEEDED: { status: 409, text: 'Somebody else has to agree to this.' },
  SUPPORT_CLOSED: { status: 409, text: 'Nobody is there now. Leave us a message instead.' },
  CHANGED_MEANWHILE: {
    status: 409,
    text: 'Somebody has changed this since you opened it. Look again before you save.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This kind of content is not taken here.' },
  TOO_FAST: { status: 429, text: 'The next round can start in a moment.' },
  RATE_LIMITED: { status: 429, text: 'Too many requests. Wait a moment and try again.' },
  REGION_RESTRICTED: { status: 451, text: 'This is not available in your country.' },
  INTERNAL: { status: 500, text: 'Something broke on our side. It has been recorded.' },
  UNAVAILABLE: { status: 503, text: 'We are not ready. Try again in a moment.' },

  'endpoint.not_allowed': { status: 422, text: 'is no address of a push service we know' },
  'keys.invalid': { status: 422, text: 'are no keys of a browser' },
  'idempotency_key.invalid': { status: 422, text: 'must be 1 to 200 visible characters' },
  'after.invalid': { status: 422, text: 'is no place in this list' },
  'currency.required': { status: 422, text: 'is needed to compare balances' },
  'currency.not_supported': { status: 422, text: 'is not available here' },
  'currency.no_account': { status: 422, text: 'has no wallet yet' },
  'stake_cents.not_enough_money': { status: 422, text: 'is more than your balance' },
  'stake_cents.too_small': { status: 422, text: 'is below the smallest stake' },
  'stake_cents.too_large': { status: 422, text: 'is above the largest stake' },
  'stake_cents.win_too_large': { status: 422, text: 'could win more than this game can pay' },
  'stake_cents.not_the_level': { status: 422, text: 'is not the stake these free rounds are played at' },
  'free_rounds.other_game': { status: 422, text: 'are for another game' },
  'free_rounds.other_currency': { status: 422, text: 'are in another currency' },
  'free_rounds.only_real': { status: 422, text: 'are not for play money' },
  'game.no_free_rounds': { status: 422, text: 'is no slot of the house' },
  'expires_at.not_in_the_future': { status: 422, text: 'must lie ahead, within a year' },
  'stake_cents.above_bonus_stake': {
    status: 422,
    text: 'is above the largest stake with your bonus: play without it, or stake less',
  },
  'points.not_enough': { status: 422, text: 'are more than you have' },
  'points.other_price': { status: 422, text: 'are not what this costs now: look at the price again' },
  'points.too_many': { status: 422, text: 'are for more than can be had at once' },
  'points.sold_out': { status: 422, text: 'cannot be exchanged for this any more: none are left' },
  'points.had_all': {
    status: 422,
    text: 'cannot be exchanged for this any more: you have had as many as one can have',
  },
  'group.unknown': { status: 422, text: 'is nothing that can be had for points now' },
  'group.not_for_you': { status: 422, text: 'is not open to you' },
  'group.several_accounts': { status: 422, text: 'is for players with one account' },
  'group.no_bonuses': { status: 422, text: 'is a gift, and you have asked for none' },
  'currency.no_rate': { status: 422, text: 'has no amount here' },
  'address.needed': { status: 422, text: 'is needed: this is sent by post' },
  'ids.not_the_queue': { status: 422, text: 'must be all bonuses of one wallet that wait, each once' },
  'offer_id.had_by_household': { status: 422, text: 'was had by somebody of your household, and is once for each' },
  'offer_id.had_by_instrument': { status: 422, text: 'was had by somebody who paid with the same card or account' },
  'offer_id.several_accounts': { status: 422, text: 'is for players with one account' },
  'offer_id.not_available': { status: 422, text: 'is not open to you with this deposit' },
  'game.not_of_gift': { status: 422, text: 'is not a game that these spins can be played in now' },
  'rule.invalid': { status: 422, text: 'does not fit' },
  'shared.taken': { status: 422, text: 'is taken already' },
  'amount_cents.too_large': { status: 422, text: 'is too large' },
  'amount.invalid': { status: 422, text: 'is not an amount of this currency' },
  'amount.too_small': { status: 422, text: 'is below the smallest amount of this way of paying' },
  'amount.too_large': { status: 422, text: 'is above the largest amount of this way of paying' },
  'amount.not_enough_money': { status: 422, text: 'is more than you can withdraw' },
  'amount.beyond_limit': { status: 422, text: 'is more than your deposit limit still allows' },
  'payment_method.not_available': { status: 422, text: 'is not available for this' },
  'saved_profile_id.unknown': { status: 422, text: 'is not one of your saved ways of paying' },
  'fields.missing': { status: 422, text: 'is needed' },
  'fields.invalid': { status: 422, text: 'is not right' },
  'address.invalid': { status: 422, text: 'is not an address of this coin and network' },
  'custom_routes.not_ours': { status: 422, text: 'must be pages of this site' },
  'profile.incomplete': { status: 422, text: 'is needed in your profile first' },
  'accounts.required': { status: 422, text: 'needs an amount' },
  'accounts.twice': { status: 422, text: 'names a currency twice' },
  'accounts.too_small': { status: 422, text: 'is below the smallest limit' },
  'period.not_offered': { status: 422, text: 'is not offered for this limit' },
  'session_minutes.required': {
    status: 422,
    text: 'is needed for a session limit: session_minutes, whole minutes from 5 to 1440',
  },
  'limit.disable_impossible': { status: 422, text: 'cannot be lifted before its time' },
  'exclusion.still_holds': { status: 422, text: 'still holds' },
  'exclusion.none': { status: 422, text: 'There is none.' },
  'corrects.unknown': { status: 422, text: 'is not a line of this wallet' },
  'correction.decided': { status: 422, text: 'was decided already' },
  'amount_cents.not_enough_money': { status: 422, text: 'is more than the wallet holds' },
  'to.before_from': { status: 422, text: 'is before the first day' },
  'provider_fields.missing': { status: 422, text: 'is needed before this game opens' },
  'id.too_many_favourites': { status: 422, text: 'would be one favourite too many: remove another first' },
  'choice.invalid': { status: 422, text: 'is not a choice of this game' },
  'choice.not_allowed': { status: 422, text: 'is not offered under your licence' },
  'client_seed.invalid': { status: 422, text: 'must be 1 to 64 printable characters' },
  'login.invalid': { status: 422, text: 'The e-mail or the password is not right.' },
  'login.locked': { status: 422, text: 'Too many wrong tries. We have sent a mail to the owner of this address.' },
  'login.blocked': { status: 422, text: 'This account was closed by us. Our support can tell you more.' },
  'two_factor.required': { status: 422, text: 'Enter the code of your authenticator.' },
  'two_factor.invalid': { status: 422, text: 'The code is not right.' },
  'two_factor.expired': { status: 422, text: 'This took too long. Log in again.' },
  'name.invalid': { status: 422, text: 'must have a visible character' },
  'two_factor.already_on': { status: 422, text: 'is on already' },
  'two_factor.not_on': { status: 422, text: 'is not on' },
  'authentication_code.invalid': { status: 422, text: 'is not right' },
  'passkey.invalid': { status: 422, text: 'This passkey does not open the account.' },
  'passkey.too_many': { status: 422, text: 'You have as many passkeys as one can have.' },
  'token.invalid': { status: 422, text: 'This link has been used or is too old.' },
  'reset_password_token.invalid': { status: 422, text: 'This link has been used or is too old.' },
  'confirmation_token.invalid': { status: 422, text: 'This link has been used or is too old.' },
  'current_password.invalid': { status: 422, text: 'is not right' },
  'password_confirmation.mismatch': { status: 422, text: 'does not match the password' },
  'password.too_common': { status: 422, text: 'is one that many people use' },
  'email.disposable': { status: 422, text: 'is from a provider of throw-away addresses' },
  'email.not_confirmed': { status: 422, text: 'has to be confirmed first: the link is in our mail' },
  'email.already_confirmed': { status: 422, text: 'is confirmed already' },
  'base.last_way_in': { status: 422, text: 'This is the only way into your account.' },
  'base.update_was_not_performed': { status: 422, text: 'Nothing here may be changed.' },
  'context.unknown': { status: 422, text: 'is not a context we know' },
  'groups.not_writable': { status: 422, text: 'cannot be joined or left' },
  'survey.unknown': { status: 422, text: 'is not asked now' },
  'survey.answers_invalid': { status: 422, text: 'was answered in a way it does not ask for' },
  'survey.already_answered': { status: 422, text: 'was answered before' },
  'locale.not_supported': { status: 422, text: 'is not a language of this site' },
  'text.required': { status: 422, text: 'must have a visible character' },
  'content.required': { status: 422, text: 'must have a visible character' },
  'content.too_long': { status: 422, text: 'is too long' },
  'base.too_many_messages': { status: 422, text: 'You have written to us several times today. We will answer you.' },
  'ticket.handled_already': { status: 422, text: 'was handled by somebody else just now' },
  'document.too_large': { status: 422, text: 'is too large' },
  'document.type_not_allowed': { status: 422, text: 'must be a JPEG, PNG, WebP or PDF file' },
  'document.unreadable': { status: 422, text: 'could not be read' },
  'document.too_many': { status: 422, text: 'are too many: delete one first' },
  'document.active_content': {
    status: 422,
    text: 'is a form that only its own program can show: save it as a picture',
  },
  'document.too_many_today': { status: 422, text: 'are too many for one day: go on tomorrow' },
  'document.approved': { status: 422, text: 'is approved and stays' },
  'player.enough_links': { status: 422, text: 'has been sent three links within an hour: wait a while' },
  'country.other_licence': { status: 422, text: 'is under another licence than this account' },
  'document.another_asked': { status: 422, text: 'stays until the one we asked for is here' },
  'document.reviewed_already': { status: 422, text: 'was reviewed by somebody else just now' },
  'password.too_weak': { status: 422, text: 'needs at least 12 characters and must not contain your address' },
  'role.unknown': { status: 422, text: 'is not a role' },
  'member.last_admin': { status: 422, text: 'is the last administrator' },
  'member.yourself': { status: 422, text: 'is yourself: another administrator does this' },
  'content.invalid': { status: 422, text: 'does not fit' },
  'publish.past': { status: 422, text: 'must be a time to come' },
  'items.unknown': { status: 422, text: 'are not there in this version' },
  'player.excluded': { status: 422, text: 'takes a break or has excluded themselves' },
  'player.locked': { status: 422, text: 'is locked already' },
  'player.not_locked': { status: 422, text: 'is not locked' },
  'collections.unknown': { status: 422, text: 'names a collection that does not exist' },
  'games.unknown': { status: 422, text: 'names a game that is not in the catalogue' },
  'preview.invalid': { status: 422, text: 'must be an https address or a path of this site' },
  'title.invalid': { status: 422, text: 'must have a visible character' },
  'id.invalid': { status: 422, text: 'must be small letters, digits and hyphens' },
  'calls_per_second.invalid': { status: 422, text: 'must be a whole number from 1 to 100000' },
  'id.taken': { status: 422, text: 'is taken already' },
  'base_url.invalid': { status: 422, text: 'must be an https address (http on this machine, in the demo only)' },
  'allowed_addresses.invalid': { status: 422, text: 'has an entry that is neither an address nor a range' },
  'producers.taken': { status: 422, text: 'names a producer that another provider brings' },
  'secret.rotating': { status: 422, text: 'was renewed before, and the old one is still taken: end the old one first' },
  'secret.single': { status: 422, text: 'has no older one beside it' },
  'levels.unknown': { status: 422, text: 'names a level that this jackpot does not have' },
  'levels.invalid': { status: 422, text: 'needs 1 to 100000 parts of a million and amounts of whole subunits' },
  'levels.ceiling': { status: 422, text: 'needs a ceiling above its seed' },
  'state.not_allowed': { status: 422, text: 'cannot follow the present one' },
  'reason.invalid': { status: 422, text: 'must be 1 to 500 characters' },
  'email.taken': { status: 422, text: 'has an account already' },
  'email.invalid': { status: 422, text: 'is not an e-mail address' },
  'password.too_short': { status: 422, text: 'needs at least 8 characters' },
  'password.password_characters': { status: 422, text: 'has characters that a password cannot have' },
  'password.too_long': { status: 422, text: 'is longer than 128 characters' },
  'terms_acceptance.required': { status: 422, text: 'must be accepted' },
  'age_acceptance.required': { status: 422, text: 'must be confirmed' },
  'country.not_supported': { status: 422, text: 'is not a country we know' },
  'base.captcha_invalid': { status: 422, text: 'The check did not pass. Try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;

export type ErrorBody =
  | { error: { code: string; message?: string; [detail: string]: unknown } }
  | { errors: Record<string, Record<string, string>> };

/** An expected "no". Thrown anywhere below a handler, answered with the status and body of its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: Record<string, unknown>;

  constructor(code: RefusalCode, details: Record<string, unknown> = {}) {
    super(`${code}: ${refusals[code].text}`);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

export function bodyOf(refusal: Refusal): ErrorBody {
  const { text } = refusals[refusal.code];
  if (refusal.status !== 422 || !refusal.code.includes('.'))
    return { error: { code: refusal.code, message: text, ...refusal.details } };
  const [field = 'base', code = 'invalid'] = refusal.code.split('.');
  // One refusal may be about several fields: then it names them.
  const fields = Array.isArray(refusal.details.fields) ? (refusal.details.fields as string[]) : [field];
  // And may say of each what is wrong with it.
  const texts = Object(refusal.details.texts) as Readonly<Record<string, string>>;
  const own = Object.fromEntries(fields.map((name) => [name, { [code]: texts[name] ?? text }]));
  // What stands in the way besides, said in the same answer.
  const also = Array.isArray(refusal.details.also) ? (refusal.details.also as RefusalCode[]) : [];
  const others = also.map((other) => bodyOf(new Refusal(other)));
  return { errors: Object.assign(own, ...others.map((body) => ('errors' in body ? body.errors : {}))) };
}
