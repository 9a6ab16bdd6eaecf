export { escapeHtml, layOutMail, type MailWords } from './layout.ts';
export type { Mail } from './mail.ts';
