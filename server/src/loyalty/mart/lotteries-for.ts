import { isInSchedule, type LiveRules } from '../../promotions/index.ts';

/** Lotteries with this identifier that run now. Tickets are of the first: of several the one that ends first. */
export function lotteriesFor({ all }: Pick<LiveRules, 'all'>, identifier: string, now: Date): number[] {
  return all
    .filter(({ rule: { kind, contest, schedule } }) => {
      return kind === 'lottery' && contest?.identifier === identifier && isInSchedule(schedule, now);
    })
    .sort(
      (one, other) =>
        Date.parse(one.rule.schedule.to ?? '') - Date.parse(other.rule.schedule.to ?? '') || one.id - other.id,
    )
    .map(({ id }) => id);
}
