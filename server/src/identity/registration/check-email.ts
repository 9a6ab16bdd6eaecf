import type { EmailCheckKey } from '@halley/contract';
import spelling from '@zootools/email-spell-checker';
import { isDisposableAddress } from './disposable.ts';
import { normaliseEmail } from './normalise-email.ts';

/** Whether a domain takes mail. Off where there is no network; `timeout` when the answer did not come. */
export type LookUpMail = (domain: string) => Promise<'accepts' | 'refuses' | 'timeout'>;

/** Mailboxes of offices and machines: nobody's own. */
const nonPersonal = new Set(
  'abuse admin administrator billing bounce contact enquiries feedback hello help helpdesk hostmaster info jobs mail mailer-daemon marketing newsletter no-reply noreply do-not-reply donotreply nobody office postmaster press privacy registrar root sales security service spam staff support sysadmin team test webmaster'.split(
    ' ',
  ),
);

/** Addresses people here have; a slip of the finger near one of them is proposed. */
const popularDomains = [
  ...spelling.POPULAR_DOMAINS,
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  't-online.de',
  'freenet.de',
  'bluewin.ch',
  'libero.it',
  'virgilio.it',
  'online.no',
  'bigpond.com',
  'uol.com.br',
  'yahoo.co.jp',
  'videotron.ca',
];

export interface EmailCheck {
  key: EmailCheckKey;
  suggestion: string | null;
}

/** Looks at the address alone: the answer is the same whether an account has it or not. */
export async function checkEmail(text: string, lookUp?: LookUpMail): Promise<EmailCheck> {
  const email = normaliseEmail(text);
  if (!email) return { key: malformedKey(text), suggestion: null };
  const suggestion = suggestionFor(email);
  const answer = (key: EmailCheckKey) => ({ key, suggestion });
  if (isDisposableAddress(email)) return answer('IBIZA::INVALID::BLACKLISTED');
  const [local = '', domain = ''] = email.split('@');
  if (nonPersonal.has(local.split('+', 1)[0] ?? '')) return answer('IBIZA::RISKY::NON_PERSONAL');
  const mail = (await lookUp?.(domain)) ?? 'accepts';
  if (mail === 'timeout') return answer('IBIZA::RISKY::TIMEOUT');
  return answer(mail === 'refuses' ? 'IBIZA::INVALID::INVALID_DOMAIN' : 'IBIZA::VALID::ACCEPTED_EMAIL');
}

/** A name that could be one before a domain that cannot: the domain is at fault. */
function malformedKey(text: string): EmailCheckKey {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const isName = at > 0 && trimmed.length <= 254 && normaliseEmail(`${local}@example.com`) !== undefined;
  const hasDomain = trimmed.length > at + 1;
  return isName && hasDomain ? 'IBIZA::INVALID::INVALID_DOMAIN' : 'IBIZA::INVALID::REJECTED_EMAIL';
}

function suggestionFor(email: string): string | null {
  const found = spelling.run({ email, domains: popularDomains });
  return found && popularDomains.includes(found.domain) && found.full !== email ? found.full : null;
}
