import type { FundsStanding } from '@halley/contract';
import type { Employment, IncomeSource } from '@halley/contract/funds-choices';
import type { MessageKey } from '../../i18n/index.ts';

export const sourceNames: Record<IncomeSource, MessageKey> = {
  salary: 'funds.source.salary',
  own_business: 'funds.source.own_business',
  pension: 'funds.source.pension',
  savings: 'funds.source.savings',
  investments: 'funds.source.investments',
  property: 'funds.source.property',
  inheritance: 'funds.source.inheritance',
  gift: 'funds.source.gift',
  benefits: 'funds.source.benefits',
  winnings: 'funds.source.winnings',
  other: 'funds.source.other',
};

export const jobNames: Record<Employment, MessageKey> = {
  employed: 'funds.job.employed',
  self_employed: 'funds.job.self_employed',
  student: 'funds.job.student',
  retired: 'funds.job.retired',
  unemployed: 'funds.job.unemployed',
  other: 'funds.job.other',
};

export const askedTexts: Record<NonNullable<FundsStanding['asked']>['kind'], MessageKey> = {
  source_of_funds: 'funds.asked.source_of_funds',
  affordability: 'funds.asked.affordability',
};
