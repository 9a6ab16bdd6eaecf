export { createMail } from './create-mail.ts';
export { fillIn, type Language, languageOfLocale, languages, type MailWords } from './languages.ts';
export { escapeHtml, layOutMail } from './layout.ts';
export type { Mail } from './mail.ts';
export { findMail, listMails, type StoredMail } from './mailbox-store.ts';
export { createMailQueue } from './queue-mail.ts';
