import type { StaffContestPage, StaffContestRow } from '@halley/contract';
import { type Action, action } from '../console/index.ts';
import { contestDeskWords as own } from './words.ts';

/** Hold, let go on, call off: as far as this member may and its state allows. */
export function contestActions({ id, may, held_until: heldUntil }: StaffContestPage): (Action | false)[] {
  const params = { id: String(id) };
  const isHeld = heldUntil !== null;
  return [
    may.hold &&
      isHeld &&
      action('holdContest', {
        label: own.release.label,
        title: own.release.title,
        text: own.release.text,
        look: 'primary',
        params,
        start: { hours: 0 },
        done: own.release.done,
      }),
    may.hold &&
      action('holdContest', {
        label: isHeld ? own.hold.again : own.hold.label,
        title: own.hold.title,
        text: own.hold.text,
        params,
        labels: { hours: { label: own.hold.hours, hint: own.hold.hoursHint } },
        isReady: ({ typed }) => Number(typed.hours) >= 1,
        done: own.hold.done,
      }),
    may.cancel &&
      action('cancelContest', {
        label: own.cancel.label,
        title: own.cancel.title,
        text: own.cancel.text,
        look: 'danger',
        params,
        done: own.cancel.done,
      }),
  ];
}

/** Takes one of those on the board off it. */
export function rowActions({ id, may }: StaffContestPage): (row: StaffContestRow) => (Action | false)[] {
  return ({ player_id, player_name, simulated, state }) => [
    may.exclude &&
      !simulated &&
      (state === 'running' || state === 'completed') &&
      action('excludeParticipant', {
        label: own.exclude.label,
        name: own.exclude.name(player_name),
        title: own.exclude.title(player_name),
        text: own.exclude.text,
        look: 'quiet',
        params: { id: String(id) },
        start: { player_id },
        done: own.exclude.done,
      }),
  ];
}
