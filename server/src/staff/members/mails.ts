import { layOutMail, type Mail } from '../../kit/mail/index.ts';

/** Mails to staff. The back office speaks English. */
export function invitationMail(member: { email: string; name: string }, link: string): Mail {
  return {
    to: member.email,
    ...layOutMail({
      language: 'en',
      subject: 'Your place in the Halley back office',
      heading: `Welcome, ${member.name}`,
      paragraphs: [
        'A place in the back office is waiting for you. Choose a password, then set up the authenticator on your phone.',
        'The link works once, for 48 hours, and is for you alone.',
      ],
      button: { label: 'Set up my access', url: link },
      footer: 'If you do not work here, ignore this mail: without you the link opens nothing.',
    }),
  };
}

export function lockedOutMail(member: { email: string; name: string }): Mail {
  return {
    to: member.email,
    ...layOutMail({
      language: 'en',
      subject: 'Your back office access is locked for 30 minutes',
      heading: 'Three wrong tries',
      paragraphs: [
        `${member.name}, somebody tried to sign in as you and failed three times. For 30 minutes nobody can.`,
        'If that was you, wait and try again. If not, tell an administrator: your password may be known.',
      ],
      footer: 'You get this mail because you work with the Halley back office.',
    }),
  };
}
