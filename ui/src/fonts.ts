import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url&no-inline';
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url&no-inline';

/** `<link rel="preload" as="font" type="font/woff2" crossorigin>` these two in the head of every page. */
export const fontUrls: readonly string[] = [manrope, sora];
