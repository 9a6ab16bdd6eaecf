import { type AdventureRule, type Currency, chooseLicence, currencyCodes } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { VipPorts } from '../ports.ts';
import { dayPlus, dayText, titleOfGift } from './adventure.ts';
import { fitReward } from './give-prizes.ts';
import { prizeTexts } from './prize-text.ts';

/** What stands against an adventure: at which field, and why. */
export interface AdventureFault {
  field: string;
  text: string;
}

const currenciesIn = (amounts: Partial<Record<Currency, number>>): Currency[] =>
  currencyCodes.filter((currency) => amounts[currency] !== undefined);

/** Every day asks in the same currencies, and every gift can be given as it is written. */
export async function checkAdventure(
  { clock, geo, gifts }: Pick<VipPorts, 'clock' | 'geo' | 'gifts'>,
  db: Queryable,
  rule: AdventureRule,
): Promise<AdventureFault[]> {
  const faults: AdventureFault[] = [];
  const currencies = currenciesIn(rule.days[0]?.stake ?? {});
  if (currencies.length === 0) faults.push({ field: 'days.0.stake', text: 'needs an amount in a currency at least' });
  const same = currencies.join();
  for (const [index, { deposit, stake }] of rule.days.entries()) {
    if (currenciesIn(stake).join() !== same) {
      faults.push({ field: `days.${index}.stake`, text: `must be in the currencies of the first day: ${same}` });
    }
    const paid = currenciesIn(deposit).join();
    if (paid !== '' && paid !== same) {
      faults.push({ field: `days.${index}.deposit`, text: `must be empty or in all of ${same}` });
    }
  }
  if (rule.first_day < dayText(clock.now())) faults.push({ field: 'first_day', text: 'lies in the past' });
  const lastDay = dayPlus(rule.first_day, rule.days.length - 1);
  const adventure = { rule, firstDay: rule.first_day, lastDay };
  const protection = geo.protectionOf(chooseLicence({ licenseName: null }));
  const prizes = [...rule.days.map(({ prize }, index) => [`days.${index}.prize`, prize] as const)];
  for (const [place, [field, prize]] of [...prizes, ['super_prize', rule.super_prize] as const].entries()) {
    for (const currency of currencies) {
      const reward = fitReward(prize, protection);
      const title = titleOfGift(adventure, { step: place + 1, text: prizeTexts(reward, currency).en ?? '' });
      const gift = { title, currency, reward, takeDays: rule.take_days };
      for (const fault of await gifts.faultsOf(db, gift, protection)) {
        faults.push({ field: fault.field.replace(/^reward/, field).replace(/^title/, field), text: fault.text });
      }
    }
  }
  return [...new Map(faults.map((fault) => [fault.field, fault])).values()];
}
