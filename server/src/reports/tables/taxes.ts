import type { TaxesConfig } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { Report } from './report.ts';
import { sumsByMarket } from './table-store.ts';
import { taxCuts, taxRows } from './tax-rows.ts';

export interface TaxPorts {
  /** What the house has written down of rates. */
  taxesConfig(db: Queryable): Promise<TaxesConfig>;
}

export const createTaxes = ({ taxesConfig }: TaxPorts): Report => ({
  title: 'Taxes and fees',
  columns: () => [
    { key: 'profile', head: 'Profile', kind: 'text' },
    { key: 'name', head: 'Tax or fee', kind: 'text' },
    { key: 'since', head: 'From', kind: 'day' },
    { key: 'on', head: 'On', kind: 'text' },
    { key: 'base', head: 'Base', kind: 'money', total: 'none' },
    { key: 'rate', head: 'Rate, %', kind: 'percent', total: 'none' },
    { key: 'due', head: 'Due', kind: 'money' },
  ],
  rows: async (db, asked) => {
    const config = await taxesConfig(db);
    return taxRows(config, asked, await sumsByMarket(db, asked, taxCuts(config, asked)));
  },
  notes: [
    'Rates are a document of the house (taxes-config), each from the day it holds. What is due is rounded up to the subunit, line by line; a base below zero owes nothing.',
    'A player counts to the country the account had when it was first counted.',
  ],
});
