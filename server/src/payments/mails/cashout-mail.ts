import type { Currency, PaymentState } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { fillIn, languageOfLocale, layOutMail } from '../../kit/mail/index.ts';
import { formatAmount } from '../amounts.ts';
import type { PaymentRow } from '../payment.ts';
import { methodOf, type PaymentsPorts } from '../ports.ts';
import { words } from './words.ts';

export interface CashoutMail {
  /** A locale such as `fr-CA`. */
  language: string;
  publicUrl: string;
  state: PaymentState;
  amount: bigint;
  currency: Currency;
  /** What may be shown of where the money goes. */
  where: string;
  reason: string | null;
}

export function cashoutMail(mail: CashoutMail) {
  const language = languageOfLocale(mail.language);
  const said = words[language];
  const { subject, heading, paragraphs } =
    mail.state === 'succeeded' ? said.sent : mail.state === 'rejected' ? said.rejected : said.returned;
  const fill = fillIn({
    amount: `${formatAmount(mail.amount, mail.currency)} ${mail.currency}`,
    where: mail.where,
    reason: mail.reason ?? '',
  });
  return layOutMail({
    language,
    subject: fill(subject),
    heading,
    paragraphs: paragraphs.map(fill),
    button: { label: said.open, url: `${mail.publicUrl}/cashbox` },
    footer: said.footer,
  });
}

/** Tells the player by mail what became of a cashout, if the transaction commits. */
export async function queueCashoutMail(ports: PaymentsPorts, tx: Tx, payment: PaymentRow): Promise<void> {
  const player = await ports.readPlayer(Number(payment.player_id), tx);
  if (!player) return;
  const { state, amount, currency, destination, cancellation_reason: reason } = payment;
  const where = destination ?? methodOf(ports, payment.method)?.title ?? payment.method;
  const { language, email: to } = player;
  const mail = cashoutMail({ language, publicUrl: ports.publicUrl, state, amount, currency, where, reason });
  await ports.queueMail(tx, { to, ...mail });
}
