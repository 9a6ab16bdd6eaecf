import { fillIn, languageOfLocale, layOutMail } from '../../kit/mail/index.ts';
import type { DocumentType, VerificationDocument } from '../document.ts';
import { type Words, words } from './words.ts';

export interface ReviewedMail {
  /** A locale such as `fr-CA`. */
  language: string;
  publicUrl: string;
  document: Pick<VerificationDocument, 'documentType' | 'fileName' | 'status' | 'reason' | 'askedFor'>;
  missing: readonly DocumentType[];
  becomesVerified: boolean;
}

/** That a document is wanted, which, and why. */
export function askedMail(asked: { language: string; publicUrl: string; wanted: DocumentType; reason: string }) {
  const language = languageOfLocale(asked.language);
  const said = words[language];
  const { subject, heading, paragraphs } = said.asked;
  const values: Record<string, string> = { wanted: said.documents[asked.wanted], reason: asked.reason };
  return layOutMail({
    language,
    subject,
    heading,
    paragraphs: [...paragraphs, said.reason].map(fillIn(values)),
    button: verificationButton(said, asked.publicUrl),
    footer: said.askedFooter,
  });
}

/** What was decided, why, and what is still to do. */
export function reviewedMail({ language: locale, publicUrl, document, missing, becomesVerified }: ReviewedMail) {
  const language = languageOfLocale(locale);
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
  return layOutMail({
    language,
    subject,
    heading,
    paragraphs: [...paragraphs, ...more].map(fillIn(values)),
    button: verificationButton(said, publicUrl),
    footer: said.footer,
  });
}

const verificationButton = (said: Words, publicUrl: string) => ({
  label: said.open,
  url: `${publicUrl}/profile/verification`,
});
