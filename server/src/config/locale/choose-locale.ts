const byCountry: Record<string, string> = {
  AU: 'en-AU',
  CA: 'en-CA',
  NZ: 'en-NZ',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  IT: 'it',
  NO: 'no',
};

/** Tags that name one of our languages in another way. */
const sameLanguage: Record<string, string> = { nb: 'no', nn: 'no' };

export interface LocaleClues {
  enabled: readonly string[];
  cookie?: string;
  acceptLanguage?: string;
  country?: string;
}

/** For a path without a prefix: what was chosen before, what the browser asks for, where the visitor is, the first. */
export function chooseLocale({ enabled, cookie, acceptLanguage, country }: LocaleClues): string {
  if (cookie && enabled.includes(cookie)) return cookie;
  for (const tag of wantedTags(acceptLanguage)) {
    const found = matchTag(tag, enabled);
    if (found) return found;
  }
  const local = byCountry[country ?? ''];
  return local && enabled.includes(local) ? local : (enabled[0] ?? 'en');
}

function wantedTags(header = ''): string[] {
  return header
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1];
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((left, right) => right.quality - left.quality || left.order - right.order)
    .map(({ tag }) => tag);
}

/** The exact tag, then the bare language, then any variant of the language. */
function matchTag(tag: string, enabled: readonly string[]): string | undefined {
  const [primary = ''] = tag.split('-');
  const language = sameLanguage[primary] ?? primary;
  return (
    enabled.find((code) => code.toLowerCase() === tag) ??
    enabled.find((code) => code.toLowerCase() === language) ??
    enabled.find((code) => code.toLowerCase().startsWith(`${language}-`) && code !== 'en-KW')
  );
}
