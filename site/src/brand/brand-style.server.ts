import { createHash } from 'node:crypto';
import { type PageContext, themeOf } from '@halley/contract';

interface BrandStyle {
  css: string;
  /** Undefined: there is nothing to be asked for. */
  version: string | undefined;
}

/** The tokens of a brand as a style sheet. `themeOf` gives hexadecimal colours only: no other text comes in here. */
export function brandStyle(colours: PageContext['brand']['colours']): BrandStyle {
  const theme = themeOf(colours);
  const tokens = Object.entries(theme).map(([name, value]) => `--color-${name}:${value}`);
  if (tokens.length === 0) return { css: '', version: undefined };
  // The light behind the page, as the house has it, in these colours.
  const night = `${theme['surface-3']} 0%,${theme['night-850']} 46%,${theme['night-900']} 78%`;
  tokens.push(`--gradient-night:radial-gradient(120% 80% at 78% -10%,${night})`);
  const css = `:root{${tokens.join(';')}}`;
  return { css, version: createHash('sha256').update(css).digest('base64url').slice(0, 10) };
}

/** What browsers draw round the page: the header's level. */
export function themeColour(colours: PageContext['brand']['colours']): string {
  return themeOf(colours)['night-850'] ?? '#0b1020';
}
