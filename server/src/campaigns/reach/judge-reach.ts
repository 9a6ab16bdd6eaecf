import type { CampaignChannel, ReachRules } from '@halley/contract';
import { ageOn, dayIn, minimumAge, parseDate } from '@halley/contract/validation';
import type { Reachable } from '../../identity/index.ts';
import { quietUntil } from './quiet-hours.ts';

/** As much of a player as decides whether, when and how somebody writes. */
export interface Reach extends Reachable {
  playerId: number;
  /** PR-01 and the rules beside it: why nothing is offered to this player now; null: something may be. */
  keptBy: string | null;
  isAtRisk: boolean;
  /** A browser of theirs has asked for offers. */
  takesPushes: boolean;
  /** Messages by this channel in the last day and week, whoever wrote them. */
  sentInDay: number;
  sentInWeek: number;
}

export type Verdict = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'refuse'; why: string };

/** Those who are never reached, by whatever channel, and why. */
export function neverReached(player: Reach, now: Date): string | null {
  if (player.keptBy !== null) return player.keptBy;
  if (player.isAtRisk) return 'at_risk';
  const birth = player.dateOfBirth === null ? undefined : parseDate(player.dateOfBirth);
  const isOfAge = birth ? ageOn(dayIn('UTC', now), birth) >= minimumAge(player) : player.hasConfirmedAge;
  return isOfAge ? null : 'under_age';
}

/** Consent is asked for by channel: a browser that wants offers says nothing of mails, nor the other way round. */
function lacksConsent(player: Reach, channel: CampaignChannel): string | null {
  if (channel === 'push') return player.takesPushes ? null : 'no_consent';
  if (!player.wantsPromos) return 'no_consent';
  return channel === 'mail' && !player.isConfirmed ? 'address_not_confirmed' : null;
}

/** Whether somebody could be reached at all: who is assigned, to a text or to the control group, is among these. */
export const mayBeReached = (player: Reach, channel: CampaignChannel, now: Date): string | null =>
  neverReached(player, now) ?? lacksConsent(player, channel);

/** At the moment of sending: protection first, then consent, then how often, then when. */
export function judgeReach(
  player: Reach,
  { channel, now, rules, until }: { channel: CampaignChannel; now: Date; rules: ReachRules; until: Date },
): Verdict {
  const why = mayBeReached(player, channel, now);
  if (why !== null) return { do: 'refuse', why };
  if (now >= until) return { do: 'refuse', why: 'too_late' };
  const cap = rules.caps[channel];
  if (player.sentInDay >= cap.day || player.sentInWeek >= cap.week) return { do: 'refuse', why: 'enough_messages' };
  // A popup waits until its player is here: it wakes nobody.
  const later = channel === 'popup' ? null : quietUntil(now, player.country, rules.quiet);
  if (later === null) return { do: 'send' };
  return later >= until ? { do: 'refuse', why: 'too_late' } : { do: 'wait', until: later };
}
