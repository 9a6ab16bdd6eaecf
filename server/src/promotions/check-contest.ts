import type { Contest, PromotionRule } from '@halley/contract';
import { isContestKind } from '@halley/contract';

export interface ContestFault {
  key: 'contest' | 'prizes' | 'reward';
  detail: string;
}

const whole = 10_000;
const unit = 1_000_000;
const tenMinutesMs = 10 * 60 * 1000;

/** What the house has against the part of a rule that makes it a contest. */
export function checkContest(rule: PromotionRule): ContestFault[] {
  const { kind, contest, rewards } = rule;
  if (!contest) {
    const found: ContestFault[] = isContestKind(kind) ? [{ key: 'contest', detail: `${kind} needs its part` }] : [];
    return rewards.length === 0 && !isContestKind(kind)
      ? [...found, { key: 'reward', detail: 'gives nothing' }]
      : found;
  }
  const faults: string[] = [];
  if (!isContestKind(kind)) faults.push(`${kind} is none`);
  if (rewards.length > 0) faults.push('gives by places or levels, and nothing beside them');
  if (rule.schedule.to === undefined) faults.push('needs an end');
  if (rule.schedule.weekdays) faults.push('runs on all days');
  if (rule.budget.currency !== contest.currency) faults.push(`its budget is in ${contest.currency}`);
  if (contest.rates[contest.currency] !== unit) faults.push(`the rate of ${contest.currency} is ${unit}`);
  if (kind !== 'lottery' && contest.tickets) faults.push('only a lottery has tickets');
  faults.push(...identifierFaults(rule, contest));
  if (kind === 'tournament') faults.push(...tournamentFaults(rule));
  if (kind === 'quest' || kind === 'achievement') faults.push(...stepFaults(rule, contest));
  if (kind === 'lottery') faults.push(...lotteryFaults(rule, contest));
  return [
    ...faults.map((detail): ContestFault => ({ key: 'contest', detail })),
    ...prizeFaults(rule, contest).map((detail): ContestFault => ({ key: 'prizes', detail })),
  ];
}

/** Clients tell quests and achievements by their identifier. */
function identifierFaults({ kind }: PromotionRule, { identifier }: Contest): string[] {
  if (kind === 'quest') {
    const [, size] = identifier.split('--');
    if (!identifier.includes('quest')) return ['a quest’s identifier says so'];
    return size === undefined || ['xs', 's', 'm', 'robot-s', 'robot-m'].includes(size) ? [] : [`no size is ${size}`];
  }
  if (kind === 'achievement') {
    return identifier.includes('achievement') ? [] : ['an achievement’s identifier says so'];
  }
  return /quest|achievement/.test(identifier) ? ['the identifier is that of a quest or achievement'] : [];
}

function tournamentFaults({ trigger, contest }: PromotionRule): string[] {
  if (!('rank' in trigger)) return ['a tournament goes by places'];
  const { of, window, from } = trigger.rank;
  return [
    ...(contest?.teams && from === 'start' ? ['who plays for a team has joined it'] : []),
    ...(of === 'netLoss' || of === 'deposits' ? [`places do not go by ${of}`] : []),
    ...(window === 'whole' ? [] : ['a tournament is one period']),
  ];
}

function stepFaults({ kind, trigger, caps }: PromotionRule, { prizes, pool }: Contest): string[] {
  if (!('reaches' in trigger)) return [`${kind} goes by steps`];
  const { meter, reaches } = trigger;
  const marks = reaches.map(({ at }) => at);
  return [
    ...(meter.of === 'stake' || (kind === 'achievement' && meter.of === 'rounds')
      ? []
      : [`${meter.of} is not counted`]),
    ...(meter.window === 'whole' ? [] : ['it is one period']),
    ...(marks.every((at, index) => typeof at === 'number' && (index === 0 || at > Number(marks[index - 1])))
      ? []
      : ['steps are amounts of its currency, each above the one before']),
    ...(kind === 'achievement' && reaches.length !== 1 ? ['an achievement is one step'] : []),
    ...(caps.perPlayer < reaches.length ? ['every step is given: so often may a player have it'] : []),
    ...(prizes || pool ? ['steps have rewards, places have prizes'] : []),
  ];
}

function lotteryFaults({ trigger, schedule }: PromotionRule, { tickets }: Contest): string[] {
  if (!('draw' in trigger) || trigger.draw !== 'tickets' || !tickets) return ['a lottery draws tickets'];
  const end = Date.parse(schedule.to ?? '');
  return [...(Date.parse(tickets.drawAt) >= end + tenMinutesMs ? [] : ['is drawn at least ten minutes after its end'])];
}

function prizeFaults({ kind, caps, budget }: PromotionRule, { prizes = [], pool, teams }: Contest): string[] {
  if (kind === 'quest' || kind === 'achievement') return [];
  if (prizes.length === 0) return ['there are none'];
  const faults: string[] = [];
  let next = 1;
  let shares = 0;
  for (const { from, to, share = 0, rewards = [] } of prizes) {
    if (from !== next || to < from) faults.push(`places ${from} to ${to} do not follow`);
    next = to + 1;
    shares += share * Math.max(0, to - from + 1);
    if (share === 0 && rewards.length === 0) faults.push(`places ${from} to ${to} are given nothing`);
  }
  if (shares > whole) faults.push('more than the pool is shared out');
  if (shares > 0 !== (pool !== undefined)) faults.push('shares need a pool, and a pool shares');
  if (pool !== undefined && pool > budget.hard) faults.push('the budget ends below the pool');
  if (teams && kind !== 'tournament') faults.push('only tournaments have teams');
  if (kind === 'lottery' && caps.perPlayer < next - 1)
    faults.push('every ticket may win: so often may a player have it');
  return faults;
}
