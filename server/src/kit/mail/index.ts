export { createMail, type Mailer, type MailOptions } from './create-mail.ts';
export { escapeHtml, layOutMail, type MailWords } from './layout.ts';
export type { Mail } from './mail.ts';
export { findMail, listMails, type StoredMail } from './mailbox-store.ts';
export { queueMail } from './queue-mail.ts';
