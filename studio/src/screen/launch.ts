import { isCurrency } from '@halley/contract/money';
import { demoCurrency } from '../kit/index.ts';

export type PlayMode = 'real' | 'demo';

/** What the page asks of a game when it opens the frame: `?mode=real&currency=EUR&locale=de`. */
export interface Launch {
  mode: PlayMode;
  currency: string;
  locale: string;
  /** Id of a past round to play back; nothing can be staked then. */
  replay: string | undefined;
  /** Least time from the start of one round to the next, where the player's licence wants one. */
  paceMs: number;
  /** The player's licence allows play by itself; unset: nobody said so, and it is not offered. */
  autoplay?: boolean;
  /** Likewise for shorter reveals. */
  turbo?: boolean;
  /** Likewise for free spins at once, for a price. */
  buy?: boolean;
  /** Opens with the verifier. */
  verify: boolean;
}

export function readLaunch(search: string): Launch {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') === 'real' ? 'real' : 'demo';
  const currency = query.get('currency') ?? '';
  return {
    mode,
    currency: mode === 'demo' ? demoCurrency : isCurrency(currency) ? currency : 'EUR',
    locale: readLocale(query.get('locale')),
    replay: query.get('replay') || undefined,
    paceMs: mode === 'real' ? Number(/^\d{1,6}$/.exec(query.get('pace_ms') ?? '')?.[0] ?? 0) : 0,
    autoplay: mode === 'real' && query.get('autoplay') === '1',
    turbo: mode === 'real' && query.get('turbo') === '1',
    buy: mode === 'real' && query.get('buy') === '1',
    verify: query.has('verify'),
  };
}

function readLocale(locale: string | null): string {
  return locale && /^[a-z]{2}(-[A-Z]{2})?$/.test(locale) ? locale : 'en';
}

/** Intl knows Norwegian as nb. */
export function numberLocale(locale: string): string {
  return locale === 'no' ? 'nb-NO' : locale;
}
