/** The texts about what staff do upon an account. */
export const accountWords = {
  more: 'More actions',
  correct: 'Correct balance',
  signOut: 'Log out everywhere',
  signOutTitle: 'Log this player out on every device?',
  signOutText:
    'Every session ends at once, open games and live connections too. The player can log in again and is told by mail.',
  signedOut: (sessions: number) =>
    sessions === 0
      ? 'The player was not logged in anywhere.'
      : sessions === 1
        ? 'Logged out. 1 session has ended.'
        : `Logged out. ${sessions} sessions have ended.`,
  ask: 'Ask for a document',
  askTitle: 'Ask this player for a document?',
  askText:
    'The player reads which document you want and your reason, as you write it, on the page of verification and by mail. It is handed in there and comes into the queue of documents.',
  askQuick: [
    'We check the way of paying that you used last.',
    'Your address has changed since we last saw it.',
    'The document that we have on file has run out.',
  ],
  asked: 'The player is told by mail.',
  awaited: 'Asked for, not handed in yet',
  write: 'Write',
  writeTitle: 'Write to this player?',
  writeText:
    'It stands in the conversation of this player with support, and the player is told that an answer is there. What comes back waits in the queue of chats.',
  writeLabel: 'Message',
  written: 'Your message is in the conversation.',
  link: 'Send password link',
  linkTitle: 'Send a link for a new password?',
  linkText:
    'The link goes to the address of the account, works once and for an hour. The password stays until the player has chosen another. Nobody here sees either.',
  linkSent: 'The link is on its way to the player.',
  reset: 'Reset second factor',
  resetTitle: 'Take the second factor off this account?',
  resetText:
    'From now on the password alone opens the account. Make sure that you speak with its owner: whoever has the password and talks you into this has the account. Every session ends, and the player is told by mail.',
  resetDone: 'The second factor is off. The player is told by mail.',
  noFactor: 'No second factor is on',
  edit: 'Edit details',
  editTitle: 'Correct the details of this player',
  editText:
    'Change only what you have checked. The rules of the site hold: age, country, postal code. The trail keeps what was there before, and the player is told by mail what was changed.',
  edited: 'The details are changed. The player is told by mail.',
  save: 'Save details',
  countryHint: 'Two letters, such as DE.',
  dateHint: 'Such as 1985-03-04.',
} as const;
