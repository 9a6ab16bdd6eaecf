import { isVip, type PageContext, quarterOf, regularFigures, type VipFigures } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { groupIdsOf } from '@halley/contract/groups';
import { dateFormat, localeOf } from '../i18n/index.ts';
import { readPlayer } from '../session/index.server.ts';

/** What a player is shown of the programme. */
export interface VipStanding {
  figures: VipFigures;
  /** The figures stand in for real ones, which could not be read. */
  failed: boolean;
  /** On a break: nothing is counted, nothing is shown. */
  closed: boolean;
  /** A member of the club. */
  member: boolean;
  /** The last day of this quarter, in words. */
  quarterEnd: string;
}

/** Null for a guest. Figures that cannot be read are those of somebody who has just begun; the page goes on. */
export async function readVipStanding(site: PageContext, now = new Date()): Promise<VipStanding | null> {
  const player = await readPlayer(site);
  if (!player) return null;
  const day = dateFormat(localeOf(site.locale).tag, { dateStyle: 'long', timeZone: 'UTC' });
  const standing = {
    member: isVip(groupIdsOf(player.statuses)),
    quarterEnd: day.format(new Date(quarterOf(now).lastDay)),
  };
  try {
    return { ...standing, figures: await site.api.readVipProgress(), failed: false, closed: false };
  } catch (error) {
    const closed = error instanceof CallFailed && error.status === 403;
    if (!closed) site.onError(error);
    return { ...standing, figures: regularFigures(player.currency), failed: !closed, closed };
  }
}
