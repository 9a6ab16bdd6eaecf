import { type Currency, currencyCodes } from '@halley/contract';
import { z } from 'zod';
import type { Quote } from './rate-source.ts';

/** A fraction of a cent up to a hundred million euro: whatever lies beyond was never meant. */
const worth = z.number().min(1e-8).max(1e8);

/** A table of rates as a feed or a file gives it. Currencies we do not know are left out, one that is missing is not. */
const RatesFile = z.object({
  source: z.string().trim().min(1).max(200),
  at: z.iso.datetime({ offset: true }),
  in_euro: z.object(Object.fromEntries(currencyCodes.map((code) => [code, worth])) as Record<Currency, typeof worth>),
});

/** Why a table was not taken, in a sentence for the operator. */
export class RatesRefused extends Error {
  override readonly name = 'RatesRefused';
}

export interface RatesRules {
  /** By how much a currency may rise or fall from one table to the next: 1.25 lets it be a quarter more. */
  mostJump: number;
  force: boolean;
  now: Date;
}

const clockSkewMs = 5 * 60 * 1000;

/** Believes nothing: a table is taken when it is whole, of now, newer than the last, and no currency has leapt. */
export function judgeRates(given: unknown, last: Quote | undefined, { mostJump, force, now }: RatesRules): Quote {
  const parsed = RatesFile.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RatesRefused(`the table does not fit: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
  }
  const { source, in_euro: inEuro } = parsed.data;
  const at = new Date(parsed.data.at);
  if (inEuro.EUR !== 1) throw new RatesRefused('a euro is worth one euro');
  if (at.getTime() > now.getTime() + clockSkewMs)
    throw new RatesRefused(`it is of ${at.toISOString()}, which is to come`);
  if (last && at < last.at) throw new RatesRefused(`it is older than the one of ${last.at.toISOString()} that holds`);
  const leapt = last ? currencyCodes.filter((code) => jumpOf(inEuro[code], last.inEuro[code]) > mostJump) : [];
  if (leapt.length > 0 && !force) {
    const said = leapt.map((code) => `${code} from ${last?.inEuro[code]} to ${inEuro[code]}`);
    throw new RatesRefused(`more than a factor of ${mostJump} lies between: ${said.join(', ')}`);
  }
  return { source, at, inEuro };
}

function jumpOf(now: number, before: number): number {
  return now > before ? now / before : before / now;
}
