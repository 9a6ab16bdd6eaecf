import type { BetLeg } from '@halley/contract';
import type { Say } from '../../i18n/index.ts';

/** Sports whose scoreboard counts what their totals count. */
const counted: ReadonlySet<string> = new Set(['football', 'ice-hockey', 'basketball']);
/** Of the whole of it, by what is on the scoreboard. */
const wholes: ReadonlySet<string> = new Set(['ft', 'match']);

type Standing = NonNullable<BetLeg['now']>;

/** What an open leg needs, by how it stands; undefined where the scoreboard alone does not say. */
export function legNeeds(say: Say, { market, outcome, now }: Pick<BetLeg, 'market' | 'outcome' | 'now'>) {
  if (now?.status !== 'live' || !now.score) return undefined;
  const [type = '', ...rest] = market.split(';');
  const of = Object.fromEntries(rest.map((part) => part.split('='))) as Record<string, string | undefined>;
  if (!wholes.has(of.period ?? '') || of.from !== undefined) return undefined;
  if (type === '1x2' || type === 'winner') return aheadNeeds(say, outcome, now, now.score);
  if (!counted.has(now.sport)) return undefined;
  if (type === 'total' && of.line !== undefined) return totalNeeds(say, outcome, Number(of.line), now.score);
  return type === 'both_score' ? bothNeeds(say, outcome, now, now.score) : undefined;
}

type Score = NonNullable<Standing['score']>;

function aheadNeeds(say: Say, outcome: string, { sides }: Standing, { home, away }: Score): string | undefined {
  if (outcome === 'draw') return say(home === away ? 'bets.needs.stays' : 'bets.needs.level');
  if (outcome !== 'home' && outcome !== 'away') return undefined;
  const lead = outcome === 'home' ? home - away : away - home;
  const side = sides[outcome === 'home' ? 0 : 1] ?? '';
  return lead > 0 ? say('bets.needs.stays') : say('bets.needs.ahead', { side });
}

function totalNeeds(say: Say, outcome: string, quarters: number, { home, away }: Score): string | undefined {
  const values = { line: quarters / 4, count: home + away };
  if (outcome === 'over') return say('bets.needs.over', values);
  return outcome === 'under' ? say('bets.needs.under', values) : undefined;
}

function bothNeeds(say: Say, outcome: string, { sides }: Standing, { home, away }: Score): string | undefined {
  if (outcome === 'no') return home > 0 && away > 0 ? undefined : say('bets.needs.stays');
  if (home > 0 && away > 0) return undefined;
  if (home === 0 && away === 0) return say('bets.needs.bothScore');
  return say('bets.needs.score', { side: sides[home === 0 ? 0 : 1] ?? '' });
}
