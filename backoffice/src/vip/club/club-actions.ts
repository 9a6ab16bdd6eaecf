import type { StaffClubMember } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { vipWords } from '../words.ts';

const { club: own } = vipWords;
const statusOptions = Object.entries(vipWords.statuses).map(([value, label]) => ({ value, label }));

/** What people may do with a member; the server has the last word. */
export function clubActions({ player_id: id, nickname, status, notice, signs }: StaffClubMember): (Action | false)[] {
  const isLeftAlone = signs.at_risk || signs.kept_from_gifts !== null;
  const name = own.player(id, nickname);
  const params = { id: String(id) };
  return [
    action('setClubStatus', {
      label: own.change,
      name: own.named(own.change, name),
      title: own.changeTitle(name),
      text: isLeftAlone ? own.changeTextAlone : own.changeText,
      look: 'secondary',
      params,
      start: { status },
      labels: { status: { label: own.statusLabel, options: statusOptions } },
      done: own.changed,
    }),
    status !== 'REGULAR' &&
      status !== 'DIAMOND' &&
      notice === null &&
      !isLeftAlone &&
      action('giveClubNotice', {
        label: own.notice,
        name: own.named(own.notice, name),
        title: own.noticeTitle(name),
        text: own.noticeText,
        look: 'quiet',
        params,
        done: own.noticed,
      }),
  ];
}
