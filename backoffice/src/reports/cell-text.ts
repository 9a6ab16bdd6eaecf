import type { ReportRow, ReportTable } from '@halley/contract';
import { decimalsOf, formatAmount } from '@halley/contract/money';
import { showExactTime, showWait } from '../console/index.ts';
import { words } from '../words/index.ts';

type Column = ReportTable['columns'][number];
type Value = ReportRow['cells'][string] | undefined;

const trueMinus = '\u2212';
const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What stands in a cell. Amounts are exact: their digits never pass through a floating point number. */
export function cellText({ kind }: Pick<Column, 'kind'>, value: Value, currency: ReportRow['currency']): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (kind === 'money' && currency) return amountText(BigInt(value), currency);
  if (kind === 'moment') return showExactTime(String(value));
  if (kind === 'count') return whole.format(Number(value));
  if (kind === 'percent') return percent.format(Number(value)).replace('-', trueMinus);
  if (kind === 'seconds') return Number(value) < 60 ? `${value} s` : showWait(Number(value) * 1000);
  return String(value);
}

function amountText(subunits: bigint, currency: NonNullable<ReportRow['currency']>): string {
  const decimals = decimalsOf(currency);
  const digits = formatAmount(subunits < 0n ? -subunits : subunits, currency) as Intl.StringNumericLiteral;
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = new Intl.NumberFormat('en', places).format(digits);
  return subunits < 0n ? `${trueMinus}${text}` : text;
}

/** How much more or less than before, in a hundred; nothing where there was nothing to compare with. */
export function changeText(now: Value, before: Value): string {
  const [of, all] = [Number(now ?? 0), Number(before ?? 0)];
  if (all === 0) return words.none;
  const change = Math.round(((of - all) / Math.abs(all)) * 1000) / 10;
  return `${change > 0 ? '+' : change < 0 ? trueMinus : ''}${Math.abs(change).toFixed(1)} %`;
}

export const isFigure = ({ kind }: Pick<Column, 'kind'>): boolean =>
  kind === 'money' || kind === 'count' || kind === 'percent' || kind === 'seconds';
