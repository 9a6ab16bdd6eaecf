import { type Currency, currencies, type LimitPeriod, type LimitType } from '@halley/contract';
import { fillIn, type Language, languageOfLocale, layOutMail } from '../../kit/mail/index.ts';
import { isBreak, type Limit } from '../limit.ts';
import { words } from './words.ts';

export interface LooserLimitMail {
  /** A locale such as `fr-CA`. */
  language: string;
  publicUrl: string;
  token: string;
  type: LimitType;
  period: LimitPeriod;
  /** Null: the limit is to be removed. */
  wish: Pick<Limit, 'amounts' | 'sessionMinutes'> | null;
  delayMs: number;
  confirmUntil: Date;
}

const hourMs = 60 * 60 * 1000;

/** The mail whose link is the positive confirmation that a looser limit needs (PP-24). */
export function looserLimitMail(mail: LooserLimitMail) {
  const language = languageOfLocale(mail.language);
  const said = words[language];
  const values: Record<string, string> = {
    limit: isBreak(mail.type) ? '' : (said.types[mail.type][mail.period] ?? ''),
    wish: mail.wish ? wishIn(language, mail.wish) : '',
    delay: said.hours.replace('{count}', String(Math.round(mail.delayMs / hourMs))),
    until: timeIn(language, mail.confirmUntil),
  };
  const fill = fillIn(values);
  return layOutMail({
    language,
    subject: said.subject,
    heading: said.heading,
    paragraphs: [mail.wish ? said.change : said.remove, said.waits, said.nothing, said.link].map(fill),
    button: {
      label: said.button,
      url: new URL(`/profile/limits/confirm?token=${mail.token}`, mail.publicUrl).toString(),
    },
    footer: said.footer,
  });
}

function wishIn(language: Language, { amounts, sessionMinutes }: Pick<Limit, 'amounts' | 'sessionMinutes'>): string {
  if (sessionMinutes !== null) return words[language].minutes.replace('{count}', String(sessionMinutes));
  const all = Object.entries(amounts ?? {}) as [Currency, bigint][];
  return all.map(([currency, amount]) => moneyIn(language, amount, currency)).join(', ');
}

/** Exact at any size: digits are grouped by the language, and never go through a floating number. */
function moneyIn(language: Language, amount: bigint, currency: Currency): string {
  const { subunits, fiat } = currencies[currency];
  const decimals = String(subunits).length - 1;
  const whole = amount / BigInt(subunits);
  const rest = String(amount % BigInt(subunits)).padStart(decimals, '0');
  const shown = fiat ? rest : rest.replace(/0+$/, '');
  const format = new Intl.NumberFormat(localeOf(language));
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${format.format(whole)}${decimals > 0 && shown !== '' ? point + shown : ''} ${currency}`;
}

/** We do not know the reader's time zone, so the zone is written beside the time. */
function timeIn(language: Language, at: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(localeOf(language), style).format(at)} UTC`;
}

const localeOf = (language: Language) => (language === 'no' ? 'nb' : language);
