import {
  type PartnerPayout,
  type PartnerPostback,
  type PartnerStatement,
  type StaffPartner,
  type StaffPartnerFile,
  wireCents,
} from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { selectLinks, selectVisits } from './link-store.ts';
import { type Partner, selectTerms } from './partner-store.ts';
import { type Payout, selectPayouts } from './payout-store.ts';
import { type PartnersPlayer, playersOf } from './player-store.ts';
import type { PartnersPorts } from './ports.ts';
import { type StoredPostback, selectHooks } from './postbacks/postback-store.ts';
import { ledgerDays } from './statements/ledger-days.ts';
import { dayAfter, dayOf } from './statements/months.ts';
import { type StoredStatement, selectStatements } from './statements/statement-store.ts';

const shownDays = 30;
const shownPayouts = 50;

export const payoutOnTheWire = (payout: Payout): PartnerPayout => ({
  id: payout.id,
  partner_id: payout.partnerId,
  partner_name: payout.partnerName,
  currency: payout.currency,
  amount_cents: wireCents(payout.amount),
  reason: payout.reason,
  state: payout.state,
  asked_by: payout.askedBy,
  asked_at: payout.askedAt.toISOString(),
  decided_by: payout.decidedBy,
  decided_at: payout.decidedAt?.toISOString() ?? null,
  decision: payout.decision,
});

export const postbackOnTheWire = (postback: StoredPostback): PartnerPostback => ({
  id: postback.id,
  partner_id: postback.partnerId,
  partner_name: postback.partnerName,
  event: postback.event,
  event_id: postback.eventId,
  url: postback.url,
  state: postback.state,
  attempts: postback.attempts,
  status: postback.status,
  answer: postback.answer,
  at: postback.at.toISOString(),
  tried_at: postback.triedAt?.toISOString() ?? null,
});

const statementOnTheWire = (statement: StoredStatement): PartnerStatement => ({
  id: statement.id,
  month: statement.month,
  currency: statement.currency,
  terms_version: statement.termsVersion,
  due_cents: wireCents(statement.due),
  lines: statement.lines,
  rates_at: statement.ratesAt.toISOString(),
  closed_at: statement.closedAt.toISOString(),
});

export interface PartnerSums {
  players: number;
  firstDeposits: number;
  owed: bigint;
}

export const partnerOnTheWire = (partner: Partner, { players, firstDeposits, owed }: PartnerSums): StaffPartner => ({
  id: partner.id,
  name: partner.name,
  state: partner.state,
  currency: partner.currency,
  version: partner.version,
  created_at: partner.createdAt.toISOString(),
  players,
  first_deposits: firstDeposits,
  owed_cents: wireCents(owed),
});

/** Visits, registrations, first deposits and active players of the last days, the earliest first. */
async function daysOf(
  { clock }: Pick<PartnersPorts, 'clock'>,
  db: Queryable,
  { partnerId, players }: { partnerId: number; players: readonly PartnersPlayer[] },
): Promise<StaffPartnerFile['days']> {
  const until = dayAfter(dayOf(clock.now()));
  const from = dayAfter(until, -shownDays);
  const visits = await selectVisits(db, { partnerId, from });
  const played = await ledgerDays(db, { playerIds: players.map(({ playerId }) => playerId), from, until });
  const active = Map.groupBy(
    played.filter(({ stakes }) => stakes > 0n),
    ({ day }) => day,
  );
  return Array.from({ length: shownDays }, (_, place) => {
    const day = dayAfter(from, place);
    return {
      day,
      visits: visits.get(day) ?? 0,
      registrations: players.filter(({ registeredAt }) => dayOf(registeredAt) === day).length,
      first_deposits: players.filter(({ firstDepositAt }) => firstDepositAt && dayOf(firstDepositAt) === day).length,
      active: new Set(active.get(day)?.map(({ playerId }) => playerId)).size,
    };
  });
}

/** Everything of one partner. */
export async function describePartner(
  ports: Pick<PartnersPorts, 'clock' | 'hosts' | 'publicUrl'>,
  db: Queryable,
  partner: Partner,
): Promise<StaffPartnerFile> {
  const all = await playersOf(db, partner.id);
  const players = all.filter(({ ownBecause }) => ownBecause === null);
  const statements = await selectStatements(db, partner.id);
  const payouts = await selectPayouts(db, { partnerId: partner.id, limit: shownPayouts });
  const hooks = await selectHooks(db, [partner.id]);
  const links = await selectLinks(db, partner.id);
  const terms = await selectTerms(db, partner.id);
  const earned = statements.reduce((sum, { due }) => sum + due, 0n);
  const paid = payouts.reduce((sum, { state, amount }) => (state === 'refused' ? sum : sum + amount), 0n);
  return {
    ...partnerOnTheWire(partner, {
      players: players.length,
      firstDeposits: players.filter(({ firstDepositAt }) => firstDepositAt !== null).length,
      owed: earned - paid,
    }),
    contact: partner.contact,
    player_id: partner.ownPlayerId,
    payout_shown: partner.payoutShown,
    terms: terms.map(({ version, fromMonth, plans, madeBy, madeAt }) => ({
      version,
      from_month: fromMonth,
      plans,
      made_by: madeBy,
      made_at: madeAt.toISOString(),
    })),
    links: links.map(({ id, name, brand, path, campaign, code, visits }) => ({
      id,
      name,
      brand,
      path,
      campaign,
      url: linkUrl(ports, { brand, code }),
      visits,
      registrations: players.filter(({ linkId }) => linkId === id).length,
    })),
    hooks: hooks.map(({ id, event, url, active }) => ({ id, event, url, active })),
    days: await daysOf(ports, db, { partnerId: partner.id, players }),
    statements: statements.map(statementOnTheWire),
    payouts: payouts.map(payoutOnTheWire),
    own_players: all.flatMap(({ playerId, ownBecause: why }) => (why === null ? [] : [{ player_id: playerId, why }])),
    brands: brandsOf(ports),
  };
}

/** Hosts of ours that a link may lead to, the main one first. */
export const brandsOf = ({ hosts, publicUrl }: Pick<PartnersPorts, 'hosts' | 'publicUrl'>): string[] => [
  ...new Set([new URL(publicUrl).host, ...hosts.known()]),
];

const linkUrl = (
  { hosts, publicUrl }: Pick<PartnersPorts, 'hosts' | 'publicUrl'>,
  { brand, code }: { brand: string; code: string },
): string => `${hosts.originOf(brand) ?? new URL(publicUrl).origin}/go/${code}`;
