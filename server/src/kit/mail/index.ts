export { createMail, type Mailer, type MailOptions } from './create-mail.ts';
export { escapeHtml, layOutMail, type MailWords } from './layout.ts';
export type { Mail, SealedMail } from './mail.ts';
export { findMail, listMails, type StoredMail } from './mailbox-store.ts';
export { createMailQueue, type MailQueue } from './queue-mail.ts';
