import { type Acquisition, affiliateBrandFor, utmParameters } from '@halley/contract';
import type { z } from 'zod';
import type { Context } from '../../kit/index.ts';

export interface Origin {
  stag: string | null;
  affbId: string;
  clickId: string | null;
  utm: Record<string, string>;
  /** The host they joined under. */
  host: string | null;
}

const longest = 200;

/** Where the visitor came from: what the page sends, else what its cookies say. */
export function readOrigin(
  given: z.output<typeof Acquisition> | undefined,
  context: Pick<Context, 'cookie' | 'host'>,
): Origin {
  const cookie = (name: string) => plain(context.cookie(name));
  const utm = utmParameters.flatMap((parameter) => {
    const value = plain(given?.utm?.[parameter] ?? given?.utm?.[`utm_${parameter}`]) ?? cookie(`utm_${parameter}`);
    return value === null ? [] : [[parameter, value]];
  });
  return {
    stag: plain(given?.stag) ?? cookie('stag'),
    affbId: plain(given?.affb_id) ?? cookie('affb_id') ?? affiliateBrandFor(cookie('referrer')),
    clickId: plain(given?.click_id) ?? cookie('click_id'),
    utm: Object.fromEntries(utm),
    host: /^[^\s/]{1,255}$/.test(context.host) ? context.host.toLowerCase() : null,
  };
}

/** Cookies may hold anything: what cannot be stored or read is taken out. */
function plain(text: string | undefined): string | null {
  return (
    text
      ?.toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
      .trim()
      .slice(0, longest) || null
  );
}
