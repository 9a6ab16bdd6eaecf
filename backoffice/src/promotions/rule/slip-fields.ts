import type { BetOfferReward, Reward } from '@halley/contract';
import { entriesOf } from '@halley/ui/form';
import { type Reading, withoutEmpty } from './reading.ts';
import { shapeAt } from './rule-shape.ts';

type FreeBet = Extract<Reward, { type: 'freebet' }>;

/** Which slip something is for, as it is typed. */
export interface SlipFields {
  offer: BetOfferReward['offer'];
  minLegs: string;
  maxLegs: string;
  sports: string;
  when: 'any' | 'live' | 'not_started';
  /** `legs: percent`, one a line. */
  comboSteps: string;
  /** As it was written: a fixture is chosen elsewhere. */
  target: BetOfferReward['target'];
}

export const emptySlip: SlipFields = {
  offer: 'odds_boost',
  minLegs: '',
  maxLegs: '',
  sports: '',
  when: 'any',
  comboSteps: '',
  target: undefined,
};

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

export const slipFields = (reward: FreeBet | BetOfferReward): SlipFields => ({
  ...emptySlip,
  minLegs: textOf(reward.minLegs),
  maxLegs: textOf(reward.maxLegs),
  sports: (reward.sports ?? []).join('\n'),
  when: reward.when ?? 'any',
  ...(reward.type === 'bet_offer' && {
    offer: reward.offer,
    comboSteps: (reward.steps ?? []).map(({ legs, percent }) => `${legs}: ${percent}`).join('\n'),
    target: reward.target,
  }),
});

/** What free bets, boosts and insurance ask of a slip. */
export function slipOf(
  fields: SlipFields & { minOdds: string; days: string },
  type: 'freebet' | 'bet_offer',
  { reading, at }: { reading: Reading; at: string },
): Pick<FreeBet, 'minOdds' | 'days' | 'minLegs' | 'maxLegs' | 'sports' | 'when'> {
  const one = <Value>(name: string, typed: string) =>
    reading.one<Value>(`${at}.${name}`, shapeAt('rewards', type, name), typed);
  return withoutEmpty({
    minOdds: one<number>('minOdds', fields.minOdds) ?? 0,
    days: one<number>('days', fields.days) ?? 0,
    minLegs: one<number>('minLegs', fields.minLegs),
    maxLegs: one<number>('maxLegs', fields.maxLegs),
    sports: entriesOf(fields.sports).length > 0 ? one<FreeBet['sports']>('sports', fields.sports) : undefined,
    when: fields.when === 'any' ? undefined : fields.when,
  });
}

/** `3: 10`, one a line; undefined: none. */
export function stepsOf(text: string, { reading, at }: { reading: Reading; at: string }): BetOfferReward['steps'] {
  const typed = text.split('\n').filter((line) => line.trim() !== '');
  if (typed.length === 0) return undefined;
  return typed.map((line) => {
    const [, legs, percent] = /^\s*(\d+)\s*[:=]\s*(\d+)\s*%?\s*$/.exec(line) ?? [];
    if (legs === undefined || percent === undefined) {
      reading.fail(`${at}.steps`, { code: 'not_fitting', entry: line.trim() });
    }
    const shape = (name: string) => shapeAt('rewards', 'bet_offer', 'steps', name);
    return {
      legs: reading.one<number>(`${at}.steps`, shape('legs'), legs ?? '2') ?? 2,
      percent: reading.one<number>(`${at}.steps`, shape('percent'), percent ?? '1') ?? 1,
    };
  });
}
