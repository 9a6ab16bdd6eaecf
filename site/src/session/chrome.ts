import type { Manager } from '@halley/contract';
import type { IconName } from '@halley/ui';
import { useRootData } from './session.ts';

export interface ChromeLink {
  href: string;
  text: string;
}

/** An entry of a menu, in the words of the page. */
export interface ChromeEntry extends ChromeLink {
  icon: IconName;
  /** Another house's address: it opens beside this one. */
  external?: true;
  /** How many wait there. */
  count?: number;
  /** Of a player: boxes and turns that wait, which the page counts itself. */
  countsBoxes?: true;
  /** Of a player: it moves once when something has begun there. */
  bounces?: true;
}

/** An entry of the head: which width of the bar it needs, as classes of its two places (see `fit-nav.server.ts`). */
interface TopEntry extends ChromeEntry {
  inBar: string;
  inMore: string;
}

export interface FooterData {
  information: ChromeLink[];
  help: ChromeLink[];
  /** Only where the language has one. */
  phone: string | null;
  email: string;
  socials: { name: string; icon: IconName; url: string }[];
  awards: { title: string; note: string; image: string }[];
  providers: ChromeLink[];
  payments: { text: string; icon: IconName }[];
  /** What a visitor can rely on, and where to check it. */
  trust: (ChromeLink & { icon: IconName })[];
  copyright: string;
  age: 18 | 21;
  /** Names of the parts, in the language of the page. */
  words: Record<
    | 'promise'
    | 'information'
    | 'help'
    | 'care'
    | 'careText'
    | 'setLimit'
    | 'chat'
    | 'mail'
    | 'phone'
    | 'socials'
    | 'install'
    | 'cookies'
    | 'awards'
    | 'showAll'
    | 'providers'
    | 'payments'
    | 'trust'
    | 'age',
    string
  >;
}

/** Everything round a page, as the server has read it. */
export interface Chrome {
  top: TopEntry[];
  own: ChromeEntry[];
  side: ChromeEntry[];
  bottom: ChromeEntry[];
  /** Empty addresses: the drawn one. */
  logo: { full: string; mobile: string };
  manager: Manager | null;
  /** The player is on a break: nothing is advertised, and no money can be put in. */
  excluded: boolean;
  footer: FooterData | null;
}

const nothing: Chrome = {
  top: [],
  own: [],
  side: [],
  bottom: [],
  logo: { full: '', mobile: '' },
  manager: null,
  excluded: false,
  footer: null,
};

/** A page that failed before anything was read has a shell all the same. */
export function useChrome(): Chrome {
  return useRootData()?.chrome ?? nothing;
}
