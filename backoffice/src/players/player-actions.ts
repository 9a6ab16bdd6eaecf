import type { PlayerFile } from '@halley/contract';
import { type Action, action } from '../console/index.ts';
import { askCorrection } from '../payments/index.ts';
import { words } from '../words/index.ts';
import { accountWords as own } from './account-words.ts';

/** What can be done upon an account, each with a reason. */
export function playerActions(file: PlayerFile): (Action | false)[] {
  const { player } = words;
  const params = { id: String(file.id) };
  return [
    { ...askCorrection(file), label: own.correct },
    action('endPlayerSessions', {
      label: own.signOut,
      title: own.signOutTitle,
      text: own.signOutText,
      icon: 'logout',
      isRare: true,
      params,
      done: ({ ended }) => own.signedOut(ended),
    }),
    action('sendPlayerPasswordLink', {
      label: own.link,
      title: own.linkTitle,
      text: own.linkText,
      icon: 'mail',
      isRare: true,
      params,
      done: own.linkSent,
    }),
    action('resetPlayerTwoFactor', {
      label: file.two_factor ? own.reset : own.noFactor,
      title: own.resetTitle,
      text: own.resetText,
      look: 'danger',
      icon: 'shield',
      isRare: true,
      isOff: !file.two_factor,
      params,
      done: own.resetDone,
    }),
    file.locked_out &&
      action('clearFailedSignIns', {
        label: player.clear,
        title: player.clearTitle,
        text: player.clearText,
        look: 'secondary',
        params,
        done: player.cleared,
      }),
    file.locked
      ? action('unlockPlayer', {
          label: player.unlock,
          title: player.unlockTitle,
          text: player.unlockText,
          look: 'secondary',
          params,
          done: player.unlocked,
        })
      : action('lockPlayer', {
          label: player.lock,
          title: player.lockTitle,
          text: player.lockText,
          look: 'danger',
          icon: 'lock',
          params,
          done: player.locked,
        }),
  ];
}
