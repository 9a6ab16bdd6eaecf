/** An expected "no", for the player: which field, and which words explain it. */
export interface Refusal {
  code: RefusalCode;
  /** Name of the field as it travels on the wire. */
  field: 'stake_cents' | 'currency' | 'choice' | 'choice.side' | 'choice.target' | 'client_seed';
  messageKey: string;
  /** The limit that was passed, in subunits, where there is one. */
  limit?: bigint;
}

export type RefusalCode =
  | 'CHOICE_INVALID'
  | 'TARGET_OUT_OF_RANGE'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'STAKE_INVALID'
  | 'STAKE_TOO_SMALL'
  | 'STAKE_TOO_LARGE'
  | 'WIN_ABOVE_LIMIT';

export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function accepted<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
