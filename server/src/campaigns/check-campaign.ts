import { type CampaignContent, type CampaignRule, Refusal, sameSitePath } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { CampaignsPorts } from './ports.ts';
import { listSegments } from './segments/segment-store.ts';

type Fault = readonly [field: string, text: string];

/** PP-10: nothing urges. Words that put people under pressure, in the languages of the house. */
const urging =
  /\b(last chance|hurry|only today|act now|don.t miss|win (it )?back|letzte chance|nur heute|schnell sein|zurückgewinnen|dernière chance|dépêchez|siste sjanse|skynd deg|ultima occasione|affrettati)\b/i;

function contentFaults({ words, path }: CampaignContent, at: string): Fault[] {
  const faults: Fault[] = sameSitePath(path) === undefined ? [[`${at}.path`, 'must be a path of this site']] : [];
  for (const [language, { title, text, button }] of Object.entries(words)) {
    const pressing = urging.exec(`${title} ${text} ${button}`)?.[0];
    if (pressing) faults.push([`${at}.words.${language}`, `urges (“${pressing}”): nothing here does (PP-10)`]);
  }
  return faults;
}

/** Segments a rule goes by, by number. */
export function segmentsIn(rule: CampaignRule): number[] {
  if (rule.kind === 'campaign') return [rule.segment_id];
  const checked = rule.steps.flatMap((step) => (step.do === 'check' ? [step.segment_id] : []));
  return [...new Set([...(rule.segment_id === null ? [] : [rule.segment_id]), ...checked])];
}

function spanFaults(rule: CampaignRule, now: Date): Fault[] {
  const [from, to] = [new Date(rule.starts_at), new Date(rule.ends_at)];
  if (to <= from) return [['ends_at', 'lies before it begins']];
  return to <= now ? [['ends_at', 'lies in the past']] : [];
}

function stepFaults(rule: CampaignRule): Fault[] {
  if (rule.kind !== 'journey') return rule.arms.flatMap((content, arm) => contentFaults(content, `arms.${arm}`));
  const { steps } = rule;
  return steps.flatMap((step, place): Fault[] => {
    if (step.do === 'message') return contentFaults(step.content, `steps.${place}.content`);
    const isLast = place === steps.length - 1;
    if (step.do === 'wait' && isLast) return [[`steps.${place}`, 'waits for nothing']];
    return step.do === 'check' && isLast ? [[`steps.${place}`, 'checks for nothing']] : [];
  });
}

/** Throws `rule.invalid` with what is wrong, by field and in words. */
export async function checkCampaign(
  { clock, isOffer }: Pick<CampaignsPorts, 'clock' | 'isOffer'>,
  db: Queryable,
  rule: CampaignRule,
): Promise<void> {
  const faults = [...spanFaults(rule, clock.now()), ...stepFaults(rule)];
  const wanted = segmentsIn(rule);
  const known = new Set((await listSegments(db, wanted)).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) faults.push(['segment_id', 'is no segment']);
  for (const [place, step] of rule.kind === 'journey' ? rule.steps.entries() : []) {
    if (step.do === 'offer' && !(await isOffer(db, step.promotion_id))) {
      faults.push([`steps.${place}.promotion_id`, 'is no live promotion that staff give']);
    }
  }
  refuseFaults(faults);
}

export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Refusal('rule.invalid', { fields: faults.map(([field]) => field), texts: Object.fromEntries(faults) });
}

/** Throws `rule.invalid`. */
export const checkContent = (content: CampaignContent): void => refuseFaults(contentFaults(content, 'content'));
