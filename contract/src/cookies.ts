/** Every cookie that pages read or write by name, with its life. The session's own is the server's business. */
const daySeconds = 24 * 60 * 60;

export const cookies = {
  /** The language of the page: base64 of the JSON string of its code. */
  locale: { name: 'locale', lifetimeSeconds: 30 * daySeconds, necessary: true },
  /** `all` or `necessary`: what the visitor answered to the cookie notice. */
  cookiesAccepted: { name: 'cookies_accepted', lifetimeSeconds: 365 * daySeconds, necessary: true },
  /** The Australian card was answered. */
  australiaApproved: { name: 'au_approved', lifetimeSeconds: 365 * daySeconds, necessary: true },
  /** `1`: the player would like it quieter and is shown no offers in this browser; `0`: no more. */
  quiet: { name: 'quiet', lifetimeSeconds: 30 * daySeconds, necessary: true },
  /** Which partner sent the visitor: without it the partner is not paid. */
  stag: { name: 'stag', lifetimeSeconds: 30 * daySeconds, necessary: true },
  affbId: { name: 'affb_id', lifetimeSeconds: 30 * daySeconds, necessary: true },
  utmSource: { name: 'utm_source', lifetimeSeconds: 30 * daySeconds, necessary: false },
  utmMedium: { name: 'utm_medium', lifetimeSeconds: 30 * daySeconds, necessary: false },
  utmCampaign: { name: 'utm_campaign', lifetimeSeconds: 30 * daySeconds, necessary: false },
  utmContent: { name: 'utm_content', lifetimeSeconds: 30 * daySeconds, necessary: false },
  utmTerm: { name: 'utm_term', lifetimeSeconds: 30 * daySeconds, necessary: false },
  utmSubId: { name: 'utm_sub_id', lifetimeSeconds: 30 * daySeconds, necessary: false },
  /** When the hint about a promo code goes. */
  promoTooltipTimer: { name: 'promo_tooltip_timer', lifetimeSeconds: daySeconds, necessary: false },
} as const satisfies Record<string, CookieInfo>;

/** A draft that this browser looks at. Whatever carries it is answered for it alone. */
export const previewCookie = 'content_preview';

export interface CookieInfo {
  name: string;
  lifetimeSeconds: number;
  /** Set without asking; the others wait until the visitor has accepted all. */
  necessary: boolean;
}

export type CookieKey = keyof typeof cookies;

/** The value of one cookie in a header or in `document.cookie`; undefined where it is missing or cannot be read. */
export function readCookie(header: string | undefined, key: CookieKey): string | undefined {
  const { name } = cookies[key];
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** What the visitor agreed to: everything, only what is needed, or nothing yet. */
export function readConsent(header: string | undefined): 'all' | 'necessary' | undefined {
  const answer = readCookie(header, 'cookiesAccepted');
  return answer === 'all' || answer === 'necessary' ? answer : undefined;
}
