import type { StaffClaim } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { riskWords as own } from './words.ts';

/** One person asks for a claim to be recovered, another agrees; either may write it off. */
export function claimActions({ id, state, asked_by: asked, may_agree: mayAgree }: StaffClaim): (Action | false)[] {
  if (state !== 'waiting') return [];
  const params = { id: String(id) };
  return [
    (asked === null || mayAgree) &&
      action('decideClaim', {
        ...own.recover,
        label: asked === null ? own.recover.label : own.agreeTo,
        look: 'secondary',
        params,
        start: { decision: 'recover', seen: asked === null ? 'new' : 'asked' },
        fields: [],
        done: ({ state: now }) => own.recover.done(now),
      }),
    action('decideClaim', {
      ...own.writeOff,
      look: 'quiet',
      params,
      start: { decision: 'write_off', seen: asked === null ? 'new' : 'asked' },
      fields: [],
    }),
  ];
}
