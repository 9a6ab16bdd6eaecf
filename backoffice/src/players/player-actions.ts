import type { PlayerFile } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { type Action, action } from '../console/index.ts';
import { askCorrection } from '../payments/index.ts';
import { words } from '../words/index.ts';
import { accountWords as own } from './account-words.ts';

const documentChoices = Object.entries(words.documents.types).map(([value, label]) => ({ value, label }));

/** What can be done upon an account, each with a reason. */
export function playerActions(file: PlayerFile): (Action | false)[] {
  const { player } = words;
  const params = { id: String(file.id) };
  return [
    action('messagePlayer', {
      label: own.write,
      title: own.writeTitle,
      text: own.writeText,
      icon: 'chat',
      look: 'secondary',
      params,
      start: { client_id: newUuid() },
      labels: { text: own.writeLabel },
      done: own.written,
    }),
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
    action('askPlayerForDocument', {
      label: own.ask,
      title: own.askTitle,
      text: own.askText,
      icon: 'document',
      isRare: true,
      suggestions: own.askQuick,
      params,
      start: { document_type: 'payment_method' },
      labels: {
        document_type: { label: words.documents.askWhich, options: documentChoices },
      },
      done: own.asked,
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
