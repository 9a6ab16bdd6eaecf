import type { RefusalCode as ContractRefusalCode } from '@halley/contract';
import type { MessageKey } from '../messages/index.ts';

/** A game refuses with the contract's own codes, so that the server passes them on as they are. */
type RefusalCode = Extract<
  ContractRefusalCode,
  | 'choice.invalid'
  | 'currency.not_supported'
  | 'stake_cents.too_small'
  | 'stake_cents.too_large'
  | 'stake_cents.win_too_large'
>;

/** An expected "no", for the player: which field, and which words explain it. */
export interface Refusal {
  code: RefusalCode;
  /** Name of the field as it travels on the wire. */
  field: 'stake_cents' | 'currency' | 'choice' | 'choice.side' | 'choice.target';
  messageKey: MessageKey;
  /** The limit that was passed, in subunits, where there is one. */
  limit?: bigint;
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function accepted<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
