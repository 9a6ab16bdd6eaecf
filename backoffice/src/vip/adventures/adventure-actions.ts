import type { StaffAdventure } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { vipWords } from '../words.ts';

const { adventures: own } = vipWords;

/** Whoever wrote at it does not publish it; everybody who may approve can end it. */
export function adventureActions({ id, state, version, rule, is_own: isOwn }: StaffAdventure): (Action | false)[] {
  const move = (to: 'live' | 'ended') =>
    action('moveAdventure', {
      label: to === 'live' ? own.publish : own.end,
      name: own.named(to === 'live' ? own.publish : own.end, rule.prefix),
      title: to === 'live' ? own.publishTitle(rule.prefix) : own.endTitle(rule.prefix),
      text: to === 'live' ? own.publishText : own.endText,
      look: to === 'live' ? 'primary' : 'quiet',
      params: { id: String(id) },
      start: { to, version },
      done: to === 'live' ? own.published : own.ended,
    });
  return [state === 'draft' && !isOwn && move('live'), state !== 'ended' && move('ended')];
}
