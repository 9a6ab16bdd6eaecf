import {
  groupIdsOf,
  isLifelong,
  quarterOf,
  Refusal,
  type StaffClubMember,
  type VipStatus,
  vipStatuses,
  vipTierOfGroup,
} from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import { invariant, type Queryable, type Tx } from '../../kit/index.ts';
import { readTurnover } from '../../wallet/index.ts';
import { planProgress } from '../plan-progress.ts';
import type { VipPorts } from '../ports.ts';
import { noticeMessage, statusMessage } from './club-words.ts';
import { forgetNotices, insertNotice, lockStatus, readNotices } from './notice-store.ts';
import { playSignsOf } from './play-signs.ts';
import { noticeIsOver, proposeMove } from './propose-move.ts';

export type ClubPorts = Pick<
  VipPorts,
  'clock' | 'documents' | 'rates' | 'identity' | 'limits' | 'notify' | 'atRiskAmong'
>;

/** Everybody who has a status of the club, and rising stars, who are looked at for one. */
const clubGroups = Object.keys(vipTierOfGroup).map(Number);
const risingStar = 1117;
const groupOf: Readonly<Record<Exclude<VipStatus, 'REGULAR'>, number>> = {
  BRONZE: 257,
  SILVER: 258,
  GOLD: 259,
  PLATINUM: 255,
  DIAMOND: 759,
};

const clubPageSize = 50;
/** So long a word about a status waits for whoever is away. */
const waitsDays = 30;

/** A notice that nothing has followed for a year is forgotten. */
const noticeMs = 366 * 24 * 60 * 60 * 1000;

const dayText = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * PR-01: whoever has stopped is not called back by a status, and whoever is at risk, just back or at a limit is neither raised nor
 * told that a status is at stake: both would speak for more play.
 */
function refuseToPush({ signs: { kept_from_gifts: kept, at_risk: isAtRisk } }: StaffClubMember): void {
  if (kept === 'excluded' || kept === 'on_break') throw new Refusal('player.excluded');
  if (kept !== null || isAtRisk) throw new Refusal('player.at_risk');
}

/** The members of the club as the desk looks at them each quarter. People decide over every status. */
export function createClubDesk(ports: ClubPorts) {
  const { clock, documents, rates, identity, limits, notify, atRiskAmong } = ports;

  async function describe(db: Queryable, playerIds: readonly number[], quarter: 'this' | 'last') {
    const now = clock.now();
    const { from, months } = quarterOf(now);
    const looked = quarter === 'this' ? months : quarterOf(new Date(from.getTime() - 1)).months;
    const notices = await readNotices(db, { playerIds, since: new Date(now.getTime() - noticeMs) });
    const [kept, atRisk] = [await limits.keptFromGifts(db, playerIds), await atRiskAmong(db, playerIds)];
    const signs = await playSignsOf(db, { playerIds, since: from });
    const [thresholds, { inEuro }] = [await documents.read('sum-thresholds', db), await rates.read(db)];
    const members: StaffClubMember[] = [];
    for (const playerId of playerIds) {
      const player = await identity.readPlayer(playerId, db);
      if (!player) continue;
      const figures = planProgress({
        playerId,
        currency: player.currency,
        groups: groupIdsOf(player.statuses),
        turnover: await readTurnover(db, { playerId, months: looked }),
        thresholds,
        quotes: inEuro,
      });
      const notice = notices.get(playerId);
      const reached = figures.depositAmountCents / (figures.depositThresholdCents || 1);
      const staked = figures.betSumCents / (figures.betSumThresholdCents || 1);
      const progress = (Math.min(1, reached) + Math.min(1, staked)) / 2;
      const { limits: live } = await limits.limitsOfPlayer(db, playerId);
      members.push({
        player_id: playerId,
        nickname: player.nickname,
        status: figures.currentStatus,
        currency: figures.currency,
        deposit_cents: figures.depositAmountCents,
        deposit_threshold_cents: figures.depositThresholdCents,
        bet_cents: figures.betSumCents,
        bet_threshold_cents: figures.betSumThresholdCents,
        progress,
        proposal: proposeMove({ status: figures.currentStatus, progress, toldAt: notice?.at ?? null, now }),
        notice: notice ? { at: notice.at.toISOString(), by: notice.by } : null,
        signs: {
          kept_from_gifts: kept.get(playerId) ?? null,
          at_risk: atRisk.has(playerId),
          limits: live.length,
          reality_check_minutes: signs.get(playerId)?.realityCheckMinutes ?? null,
          night_percent: signs.get(playerId)?.nightPercent ?? null,
        },
      });
    }
    return members;
  }

  async function oneOf(db: Queryable, playerId: number): Promise<StaffClubMember> {
    const [member] = await describe(db, [playerId], 'this');
    if (!member) throw new Refusal('NOT_FOUND');
    return member;
  }

  const record = (tx: Tx, author: Author, kind: 'status_changed' | 'notice_given', playerId: number, detail: object) =>
    writeSignificant(tx, {
      kind: `vip.${kind}`,
      ...author,
      target: { kind: 'player', id: playerId },
      playerId,
      detail: { ...detail },
    });

  return {
    /** In the order of their numbers, a page behind a number. */
    async list(db: Queryable, { quarter, after }: { quarter: 'this' | 'last'; after: number }) {
      const page = { groupIds: clubGroups, after, most: clubPageSize };
      return describe(db, await identity.membersOf(db, page), quarter);
    },

    /** Gives a status, or takes one. A lower one needs a notice that is over; the highest is for life. */
    async setStatus(
      tx: Tx,
      { playerId, status }: { playerId: number; status: VipStatus },
      author: Author,
    ): Promise<StaffClubMember> {
      await lockStatus(tx, playerId);
      const before = await oneOf(tx, playerId);
      const steps = vipStatuses.indexOf(status) - vipStatuses.indexOf(before.status);
      if (steps === 0) throw new Refusal('state.not_allowed');
      if (steps < 0) {
        const toldAt = before.notice && new Date(before.notice.at);
        if (isLifelong(before.status) || !toldAt || !noticeIsOver(toldAt, clock.now()))
          throw new Refusal('state.not_allowed');
      }
      if (steps > 0) refuseToPush(before);
      const wanted = status === 'REGULAR' ? undefined : groupOf[status];
      const remove = clubGroups.filter((group) => group !== wanted && (status !== 'REGULAR' || group !== risingStar));
      await identity.changeGroups(tx, { playerId, add: wanted === undefined ? [] : [wanted], remove });
      await forgetNotices(tx, playerId);
      const key = `vip:status:${status}:${clock.now().getTime()}`;
      await notify(tx, { playerIds: [playerId], kind: 'service', message: statusMessage(status), key, waitsDays });
      await record(tx, author, 'status_changed', playerId, { from: before.status, to: status });
      return oneOf(tx, playerId);
    },

    /** Tells a member that the status may be lowered, at the earliest behind the next quarter. */
    async giveNotice(tx: Tx, playerId: number, author: Author): Promise<StaffClubMember> {
      const { actor, reason } = author;
      invariant(actor.kind === 'staff', 'people tell it');
      const member = await oneOf(tx, playerId);
      const { status } = member;
      if (status === 'REGULAR' || isLifelong(status)) throw new Refusal('state.not_allowed');
      refuseToPush(member);
      const now = clock.now();
      const { lastDay, until } = quarterOf(now);
      const written = { playerId, quarter: lastDay, status, by: actor.name, reason: reason ?? '', at: now };
      if (!(await insertNotice(tx, written))) throw new Refusal('state.not_allowed');
      const message = noticeMessage(status, dayText(new Date(quarterOf(until).until.getTime() - 1)));
      const key = `vip:notice:${lastDay}`;
      await notify(tx, { playerIds: [playerId], kind: 'service', message, key, waitsDays });
      await record(tx, author, 'notice_given', playerId, { status });
      return oneOf(tx, playerId);
    },
  };
}
