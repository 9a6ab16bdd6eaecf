import { layOutMail, type Mail } from '../../kit/mail/index.ts';
import { wordsFor } from './words.ts';

const paragraphsOf = (text: string) => text.split(/\n+/);

/** For our own people, in the language they work in; an answer goes to whoever wrote. */
export function mailForSupport(letter: {
  to: string;
  ticket: number;
  email: string;
  content: string;
  playerId: number | null;
}): Mail {
  const from = letter.playerId === null ? letter.email : `${letter.email} (player ${letter.playerId})`;
  const laidOut = layOutMail({
    language: 'en',
    subject: `Contact form: ticket ${letter.ticket}`,
    heading: `Ticket ${letter.ticket}`,
    paragraphs: [`From: ${from}`, ...paragraphsOf(letter.content)],
    footer: 'Written with the contact form. Answer in the back office, so that colleagues see it.',
  });
  return { ...laidOut, to: letter.to, replyTo: letter.email };
}

export function mailReceived(letter: { to: string; replyTo: string; ticket: number; language: string }): Mail {
  const { language, words } = wordsFor(letter.language);
  const laidOut = layOutMail({
    language,
    subject: words.subject(letter.ticket),
    heading: words.received.heading,
    paragraphs: [words.received.text],
    footer: words.footer,
  });
  return { ...laidOut, to: letter.to, replyTo: letter.replyTo };
}

export function mailOfAnswer(letter: {
  to: string;
  replyTo: string;
  ticket: number;
  language: string;
  answer: string;
  asked: string;
}): Mail {
  const { language, words } = wordsFor(letter.language);
  const laidOut = layOutMail({
    language,
    subject: words.subject(letter.ticket),
    heading: words.answer.heading,
    paragraphs: [...paragraphsOf(letter.answer), words.answer.asked, ...paragraphsOf(letter.asked)],
    footer: words.footer,
  });
  return { ...laidOut, to: letter.to, replyTo: letter.replyTo };
}
