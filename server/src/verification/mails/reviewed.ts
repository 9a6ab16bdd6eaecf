import { layOutMail } from '../../kit/mail/index.ts';
import type { DocumentType, VerificationDocument } from '../document.ts';
import { type Language, words } from './words.ts';

export interface ReviewedMail {
  /** A locale such as `fr-CA`. */
  language: string;
  publicUrl: string;
  document: Pick<VerificationDocument, 'documentType' | 'fileName' | 'status' | 'reason' | 'askedFor'>;
  missing: readonly DocumentType[];
  becomesVerified: boolean;
}

/** What was decided, why, and what is still to do. */
export function reviewedMail({ language: locale, publicUrl, document, missing, becomesVerified }: ReviewedMail) {
  const language = languageOf(locale);
  const said = words[language];
  const isApproved = document.status === 'approved';
  const { subject, heading, paragraphs } = !isApproved
    ? document.askedFor
      ? said.another
      : said.notApproved
    : becomesVerified
      ? said.verified
      : said.approved;
  const more = isApproved ? (missing.length > 0 ? [said.stillMissing] : []) : [said.reason, said.next];
  const values: Record<string, string> = {
    document: said.documents[document.documentType],
    file: document.fileName,
    missing: missing.map((type) => said.documents[type]).join(said.and),
    reason: document.reason ?? '',
    wanted: document.askedFor ? said.documents[document.askedFor] : '',
  };
  // One pass: what a reviewer or a file name says is never read as a place to fill.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return layOutMail({
    language,
    subject,
    heading,
    paragraphs: [...paragraphs, ...more].map(fill),
    button: { label: said.open, url: `${publicUrl}/profile/verification` },
    footer: said.footer,
  });
}

function languageOf(locale: string): Language {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(words, language) ? (language as Language) : 'en';
}
