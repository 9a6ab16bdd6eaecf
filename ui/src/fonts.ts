import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url&no-inline';

/**
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head of every page: the face of the text. That of
 * the titles comes when the first of them is laid out; until then one of the same width stands there.
 */
export const fontUrls: readonly string[] = [manrope];
