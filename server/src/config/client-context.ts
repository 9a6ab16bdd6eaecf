import Bowser from 'bowser';
import { isbot } from 'isbot';

const longestUserAgent = 512;

/** What the visitor's browser is. A user agent may be any text at all: nothing of it is believed beyond these words. */
export function clientContextOf(header: string) {
  const userAgent = header.slice(0, longestUserAgent);
  const parsed = userAgent === '' ? undefined : Bowser.parse(userAgent);
  const kind = parsed?.platform.type;
  // An iPad that asks for desktop pages says it is a Mac; nothing in this header tells it apart.
  return {
    userAgent,
    isMetaWebview: /\b(FBAN|FBAV|FB_IAB|Instagram)\b/.test(userAgent),
    isIOS: parsed?.os.name === 'iOS',
    isMobile: kind === 'mobile' || kind === 'tablet',
    isApp: /\bHalleyApp\//.test(userAgent),
    browser: parsed?.browser.name ?? 'unknown',
    isBot: isbot(userAgent),
  };
}
