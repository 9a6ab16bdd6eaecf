/** The texts on the way in. */
export const signInWords = {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  submit: 'Continue',
  note: 'For people who work here. Players log in on the site.',
  codeTitle: 'Second factor',
  codeText: (email: string) => `Open the authenticator for ${email} and enter the code it shows.`,
  code: 'Code',
  codeHint: 'Six digits, or one of your recovery codes.',
  open: 'Sign in',
  other: 'Sign in as somebody else',
  expired: 'That took too long. Sign in again.',
};

export const setUpWords = {
  title: 'Set up your second factor',
  text: 'Nothing opens without it. Scan the picture with an authenticator app, then enter the code it shows.',
  picture: 'QR code for your authenticator app',
  byHand: 'No camera? Type this into the app:',
  submit: 'Turn it on',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each opens the door once when the phone is away. They are shown only now: print them or keep them in a safe place.',
  download: 'Save as a file',
  done: 'I have kept them',
  invitedTitle: (name: string) => `Welcome, ${name}`,
  invitedText: (email: string) => `Choose a password for ${email}. The second factor comes next.`,
  newPassword: 'New password',
  passwordHint: 'At least 12 characters, without your name in it.',
  choose: 'Continue',
  badLink: 'This link has been used or is too old. Ask an administrator for a new one.',
  toSignIn: 'To the sign-in',
};
