import { Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/index.ts';
import { findMail, listMails } from '../kit/mail/index.ts';
import { mailBody, mailboxBody, mailPart, mailPartPolicy } from './mailbox-pages.ts';
import { sendPage } from './page.ts';

const newest = 200;

export function mountMailbox(app: FastifyInstance, database: Database): void {
  const list = (query: unknown) => {
    const to = addressIn(query);
    return listMails(database, { to, limit: newest }).then((mails) => ({ mails, to }));
  };
  const find = async (params: unknown) => {
    const { id } = params as { id: string };
    const mail = /^[0-9]{1,15}$/.test(id) ? await findMail(database, Number(id)) : undefined;
    if (!mail) throw new Refusal('NOT_FOUND');
    return mail;
  };

  app.get('/demo/mail', async (request, reply) => {
    const { mails, to } = await list(request.query);
    return sendPage(reply, { title: 'Mailbox', body: mailboxBody(mails, to) });
  });
  app.get('/demo/mail.json', async (request, reply) => {
    const { mails } = await list(request.query);
    reply.header('cache-control', 'no-store');
    return mails.map(({ to, subject, text, html, sentAt }) => ({
      to,
      subject,
      text,
      html,
      sent_at: sentAt.toISOString(),
    }));
  });
  app.get('/demo/mail/:id', async (request, reply) => {
    const mail = await find(request.params);
    return sendPage(reply, { title: mail.subject, body: mailBody(mail) });
  });
  app.get('/demo/mail/:id/html', async (request, reply) => {
    const mail = await find(request.params);
    return reply
      .header('content-security-policy', mailPartPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailPart(mail));
  });
}

function addressIn(query: unknown): string | undefined {
  const { to } = query as { to?: unknown };
  return typeof to === 'string' && to.trim() !== '' ? to.trim().toLowerCase() : undefined;
}
