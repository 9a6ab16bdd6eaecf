import type { Currency } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { fillIn, languageOfLocale, layOutMail } from '../../kit/mail/index.ts';
import { balanceOf, readWallets } from '../../wallet/index.ts';
import { formatAmount } from '../amounts.ts';
import type { PaymentRow } from '../payment.ts';
import { methodOf, type PaymentsPorts } from '../ports.ts';
import { depositWords } from './deposit-words.ts';

export interface DepositMail {
  /** A locale such as `fr-CA`. */
  language: string;
  publicUrl: string;
  amount: bigint;
  balance: bigint;
  currency: Currency;
  method: string;
}

export function depositMail(mail: DepositMail) {
  const language = languageOfLocale(mail.language);
  const { subject, heading, paragraphs, limits, footer } = depositWords[language];
  const money = (sum: bigint) => `${formatAmount(sum, mail.currency)} ${mail.currency}`;
  const fill = fillIn({ amount: money(mail.amount), balance: money(mail.balance), method: mail.method });
  return layOutMail({
    language,
    subject: fill(subject),
    heading,
    paragraphs: paragraphs.map(fill),
    button: { label: limits, url: `${mail.publicUrl}/profile/limits` },
    footer,
  });
}

/** Tells the player by mail that a deposit has arrived, if the transaction commits. */
export async function queueDepositMail(ports: PaymentsPorts, tx: Tx, payment: PaymentRow): Promise<void> {
  const playerId = Number(payment.player_id);
  const player = await ports.readPlayer(playerId, tx);
  if (!player) return;
  const { amount, currency } = payment;
  const wallet = (await readWallets(tx, playerId)).find((one) => one.currency === currency);
  const { language, email: to } = player;
  const method = methodOf(ports, payment.method)?.title ?? payment.method;
  const balance = wallet ? balanceOf(wallet) : amount;
  const mail = depositMail({ language, publicUrl: ports.publicUrl, amount, balance, currency, method });
  await ports.queueMail(tx, { to, ...mail });
}
