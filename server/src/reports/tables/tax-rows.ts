import type { TaxesConfig } from '@halley/contract';
import { addSums, figuresOf, noSums, type Sums } from '../measures.ts';
import type { Asked, Row } from './report.ts';
import type { MarketSums } from './table-store.ts';

type Profile = TaxesConfig['profiles'][number];
type Rate = Profile['rates'][number];

/** The days of the span on which a rate begins or is over: between two of them nothing changes. */
export function taxCuts({ profiles }: TaxesConfig, { from, to }: Pick<Asked, 'from' | 'to'>): string[] {
  const changes = profiles.flatMap(({ rates }) => rates.flatMap((rate) => [rate.from, rate.until ?? '']));
  return [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].sort();
}

/** The first profile that names a country, else the first that names none. */
function profileOf({ profiles }: TaxesConfig, country: string): Profile | undefined {
  return (
    profiles.find(({ countries }) => countries.includes(country)) ??
    profiles.find(({ countries }) => countries.length === 0)
  );
}

/** A line for each rate, part of the span and currency. */
export function taxRows(config: TaxesConfig, asked: Pick<Asked, 'from' | 'to'>, markets: readonly MarketSums[]): Row[] {
  const rows: Row[] = [];
  for (const profile of config.profiles) {
    const own = markets.filter(({ country }) => profileOf(config, country) === profile);
    for (const rate of profile.rates) {
      for (const since of taxCuts(config, asked)) {
        if (!holdsOn(rate, since)) continue;
        const parts = own.filter((part) => part.since === since && (!rate.product || part.product === rate.product));
        for (const [currency, taxed] of Map.groupBy(parts, (part) => part.currency)) {
          const base = baseOf(rate, taxed.map(({ sums }) => sums).reduce(addSums, noSums()));
          const cells = { profile: profile.name, name: rate.name, since, on: onWords(rate), base };
          rows.push({ currency, cells: { ...cells, rate: rate.percent, due: dueOf(base, rate.percent) } });
        }
      }
    }
  }
  return rows;
}

const holdsOn = ({ from, until }: Rate, day: string) => from <= day && (until === undefined || day < until);
const onWords = ({ base, product }: Rate) => (product ? `${base.toUpperCase()}, ${product}` : base.toUpperCase());

function baseOf({ base }: Rate, sums: Sums): bigint {
  return figuresOf(sums)[base];
}

/** Rounded up to the subunit: the state gets the rest. A base below zero owes nothing. */
export function dueOf(base: bigint, percent: number): bigint {
  const tenThousandths = BigInt(Math.round(percent * 10_000));
  if (base <= 0n) return 0n;
  return (base * tenThousandths + 999_999n) / 1_000_000n;
}
