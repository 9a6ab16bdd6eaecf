import { type AdventureReward, type ConfigDocument, type Currency, currencyCodes } from '@halley/contract';
import { dayPlus, dayText, type StoredAdventure, titleOfDay } from './adventure.ts';
import { prizeTexts, sumText } from './prize-text.ts';

type Written = ConfigDocument<'vip-adventures'>;
type Day = Written['prizes'][string][number];

/** The adventure of a group that is shown: the one that runs, its super day included, else the next one, else the last. */
export function shownOf(adventures: readonly StoredAdventure[], now: Date): StoredAdventure | undefined {
  const today = dayText(now);
  const begun = adventures.filter(({ firstDay }) => firstDay <= today);
  const running = begun.find(({ lastDay }) => today <= dayPlus(lastDay, 1));
  const coming = adventures.filter(({ firstDay }) => firstDay > today).at(-1);
  return running ?? coming ?? begun[0];
}

const currenciesOf = ({ rule }: StoredAdventure): Currency[] =>
  currencyCodes.filter((currency) => rule.days[0]?.stake[currency] !== undefined);

const wagerOf = (reward: AdventureReward): number =>
  reward.type === 'bonus' ? reward.wager : (reward.wins?.wager ?? 0);

/**
 * The document as clients in the field read it, from the adventures that are live: these stand in the place of what is written
 * for their groups by hand. `live`: the newest first.
 */
export function adventuresDocument(written: Written, live: readonly StoredAdventure[], now: Date): Written {
  const shown = [...Map.groupBy(live, ({ groupId }) => groupId).values()].flatMap((of) => shownOf(of, now) ?? []);
  const own = shown.map((adventure) => [String(adventure.groupId), adventure] as const);
  const entries = <T>(of: (adventure: StoredAdventure) => T) =>
    Object.fromEntries(own.map(([group, adventure]) => [group, of(adventure)]));
  return {
    variables: { ...written.variables, ...entries(variablesOf) },
    prizes: { ...written.prizes, ...entries(daysOf) },
  };
}

function daysOf(adventure: StoredAdventure): Day[] {
  return adventure.rule.days.map(({ prize, deposit }, index) => ({
    title: titleOfDay(adventure, index + 1),
    prize: prize.type === 'freespins' ? { freespin: prize.count } : { bonus: `{prize_${index + 1}}` },
    condition: {
      minDep: Object.keys(deposit).length > 0 ? `{deposit_${index + 1}}` : '',
      wager: wagerOf(prize) > 0 ? String(wagerOf(prize)) : '',
      periodActivationDays: String(adventure.rule.take_days),
    },
  }));
}

function variablesOf(adventure: StoredAdventure): Written['variables'][string] {
  const currencies = currenciesOf(adventure);
  const perCurrency = (text: (currency: Currency) => string) =>
    Object.fromEntries(currencies.map((currency) => [currency, text(currency)]));
  const values = adventure.rule.days.flatMap(({ prize, deposit }, index) => [
    [`deposit_${index + 1}`, perCurrency((currency) => sumText(deposit[currency] ?? 0, currency))],
    [`prize_${index + 1}`, perCurrency((currency) => prizeTexts(prize, currency).en ?? '')],
  ]);
  return Object.fromEntries(values);
}
