export type Platform = 'ios' | 'android' | 'mac-safari' | 'desktop' | 'firefox';

/** Whose menu has the entry that puts a page on the home screen. An iPad says it is a Mac, but can be touched. */
export function platformOf({ userAgent, touchPoints }: { userAgent: string; touchPoints: number }): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /Macintosh/.test(userAgent) && /Version\/.*Safari\//.test(userAgent) ? 'mac-safari' : 'desktop';
}
