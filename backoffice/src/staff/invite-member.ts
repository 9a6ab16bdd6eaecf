import type { StaffRole } from '@halley/contract';
import { type Action, action, isThisMachine } from '../console/index.ts';
import { words } from '../words/index.ts';

export function inviteMember(roles: readonly StaffRole[]): Action {
  return action('inviteStaffMember', {
    label: words.members.invite,
    title: words.members.inviteTitle,
    text: [words.members.inviteText, ...(isThisMachine() ? [words.members.inviteTextHere] : [])].join(' '),
    look: 'primary',
    icon: 'plus',
    labels: {
      name: words.members.name,
      email: words.members.email,
      role: { label: words.members.role, options: roles.map(({ name, title }) => ({ value: name, label: title })) },
    },
    done: words.members.invited,
  });
}
