import { queueTitles } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { layOutMail, type Mail } from '../../kit/mail/index.ts';
import type { StaffPorts } from '../ports.ts';
import { insertNotices, type NewNotice } from './notice-store.ts';

export interface Told {
  id: number;
  name: string;
  email: string;
  noticeMail: boolean;
}

const headings = {
  assigned: 'Something was given to you',
  late: 'Something waits longer than promised',
  second: 'A second person is wanted',
} as const;

/** Puts a notice into the back office of each of these members, and mails it to those who want mails. Once for each mark. */
export async function tellMembers(
  tx: Tx,
  { queueMail, publicUrl }: Pick<StaffPorts, 'queueMail' | 'publicUrl'>,
  members: readonly Told[],
  notice: NewNotice,
): Promise<void> {
  const told = new Set(
    await insertNotices(
      tx,
      members.map(({ id }) => id),
      notice,
    ),
  );
  for (const member of members) {
    if (told.has(member.id) && member.noticeMail) await queueMail(tx, mailOf(member, notice, publicUrl));
  }
}

function mailOf({ email, name }: Told, { kind, queue, text }: NewNotice, publicUrl: string): Mail {
  const heading = headings[kind];
  return {
    to: email,
    ...layOutMail({
      language: 'en',
      subject: `${heading}: ${queueTitles[queue]}`,
      heading,
      paragraphs: [`${name}, this is about: ${queueTitles[queue]}.`, ...(text === '' ? [] : [text])],
      button: { label: 'Open my work', url: String(new URL('/staff/my-work', publicUrl)) },
      footer: 'You get this mail because you asked for mails of notices. Your account page turns them off.',
    }),
  };
}
