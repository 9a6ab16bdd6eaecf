import type { Banner } from '@halley/contract';

export type BannerPlace = 'slider-index-top' | 'slider-jackpot';

export interface BannerVisitor {
  /** Null: a guest. */
  groups: readonly number[] | null;
  /** The host is one for players with crypto money. */
  onCryptoHost: boolean;
  hasWelcomePack: boolean;
  /** In a break or excluded: nothing is advertised to them (PP-27). */
  isClosed: boolean;
}

/** The banners of a place for a visitor, in their order there. */
export function bannersFor(
  banners: readonly Banner[],
  visitor: BannerVisitor,
  { now, place }: { now: Date; place: BannerPlace },
): Banner[] {
  if (visitor.isClosed) return [];
  const orderOf = ({ order }: Banner) => order[place] ?? Number.POSITIVE_INFINITY;
  return banners
    .filter((banner) => banner.categories.includes(place))
    .filter(
      (banner) =>
        isLive(banner, now) &&
        isForGroupsOf(banner, visitor) &&
        isForLogIn(banner, visitor) &&
        isForHost(banner, visitor) &&
        isForPack(banner, visitor),
    )
    .toSorted((one, other) => compare(orderOf(one), orderOf(other)));
}

/** Strictly after its start, and not after its end. A time that no calendar has is never now. */
function isLive({ liveTime }: Banner, now: Date): boolean {
  const start = liveTime?.start === undefined ? Number.NEGATIVE_INFINITY : minuteMs(liveTime.start);
  const end = liveTime?.end === undefined ? Number.POSITIVE_INFINITY : minuteMs(liveTime.end);
  return now.getTime() > start && now.getTime() <= end;
}

/** `DD/MM/YYYY HH:mm`, UTC. NaN: no such minute. */
export function minuteMs(text: string): number {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/.exec(text)?.slice(1).map(Number);
  if (!parts) return Number.NaN;
  const [day, month, year, hour, minute] = parts as [number, number, number, number, number];
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal = time.getUTCDate() === day && time.getUTCMonth() === month - 1 && time.getUTCHours() === hour;
  return isReal ? time.getTime() : Number.NaN;
}

/** `groups` first; `groupIds` says it where `groups` says nothing. A guest is in none. */
function isForGroupsOf({ groups = [], groupIds = [] }: Banner, { groups: own }: BannerVisitor): boolean {
  const wanted = groups.length > 0 ? groups : groupIds;
  return wanted.length === 0 || wanted.some((group) => own?.includes(group));
}

function isForLogIn({ logged }: Banner, { groups }: BannerVisitor): boolean {
  return logged === undefined || logged === (groups !== null);
}

function isForHost({ crypto }: Banner, { onCryptoHost }: BannerVisitor): boolean {
  return crypto === undefined || crypto === onCryptoHost;
}

/** With the pack, what is marked to hide goes unless it is marked to show too; without it, what is marked to show goes. */
function isForPack({ categories }: Banner, { hasWelcomePack }: BannerVisitor): boolean {
  const shows = categories.includes('welcome-pack-show');
  return hasWelcomePack ? shows || !categories.includes('welcome-pack-hide') : !shows;
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
