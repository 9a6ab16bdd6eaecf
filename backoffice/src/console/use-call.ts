import forms from 'virtual:halley-staff-forms';
import type { StaffApi, StaffPermission } from '@halley/contract';
import { createUseCall, type Fault, unitsText } from '@halley/ui/form';
import { call, refusalText } from '../api/index.ts';
import { words } from '../words/index.ts';

export type StaffCallName = keyof StaffApi;

/** Whether a member may make a call; some are for every member. The server refuses it anyway. */
export function mayCall(may: (permission: StaffPermission) => boolean, name: StaffCallName): boolean {
  const permission = forms[name]?.permission;
  return permission === undefined || permission === 'self' || may(permission);
}

export const queryOf = (name: StaffCallName) => forms[name]?.query ?? [];

/** A form of one of the staff's calls. */
export const useCall = createUseCall<StaffApi>({
  forms,
  send: call,
  common: { reason: { label: words.reason, hint: words.reasonHint } },
  faultText,
  refusalText,
});

/** What is wrong with what was typed, in a sentence. */
export function faultText({ code, bound = 0, currency, entry }: Fault): string {
  const limit =
    currency && code !== 'too_fine' ? `${unitsText(bound, currency)} ${currency}` : bound.toLocaleString('en');
  const text = words.faults[code](limit);
  return entry === undefined ? text : `${entry}: ${text}`;
}
