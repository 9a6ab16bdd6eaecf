import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url&no-inline';
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url&no-inline';

/** What `fonts.css` says, for a page that asks for its faces when it is drawn: until then one of the same width stands there. */
export const faces = [
  { family: 'Sora Variable', url: sora, weight: '100 800' },
  { family: 'Manrope Variable', url: manrope, weight: '200 800' },
] as const;
