import { readMethodFigures } from '../../payments/index.ts';
import { percentOf, type Report } from './report.ts';

const dayMs = 86_400_000;
/** First and last moment of the days that were asked for. */
export const momentsOf = ({ from, to }: { from: string; to: string }) => ({
  from: new Date(`${from}T00:00:00Z`),
  until: new Date(Date.parse(`${to}T00:00:00Z`) + dayMs),
});

/** How well each way of paying works. */
export const payments: Report = {
  title: 'Payments by method',
  columns: () => [
    { key: 'method', head: 'Method', kind: 'text' },
    { key: 'action', head: 'Kind', kind: 'text' },
    { key: 'begun', head: 'Begun', kind: 'count' },
    { key: 'succeeded', head: 'Succeeded', kind: 'count' },
    { key: 'failed', head: 'Came to nothing', kind: 'count' },
    { key: 'open', head: 'Under way', kind: 'count' },
    // What is under way has not failed: the share is of those that are over.
    {
      key: 'rate',
      head: 'Success, %',
      kind: 'percent',
      total: ({ succeeded, failed }) => percentOf(succeeded, BigInt(succeeded ?? 0) + BigInt(failed ?? 0)),
    },
    { key: 'amount', head: 'Amount', kind: 'money', total: 'none' },
    { key: 'median', head: 'Median time', kind: 'seconds', total: 'none' },
  ],
  rows: async (db, asked) => {
    const figures = await readMethodFigures(db, { ...momentsOf(asked), currency: asked.currency });
    return figures.map(({ action, method, currency, begun, succeeded, open, amount, medianSeconds }) => {
      const failed = begun - succeeded - open;
      return {
        currency,
        cells: {
          method,
          action,
          begun,
          succeeded,
          failed,
          open,
          rate: percentOf(succeeded, succeeded + failed),
          amount,
          median: medianSeconds === null ? null : Math.round(medianSeconds),
        },
      };
    });
  },
  notes: [
    'Payments count on the day they were begun. The median is from the request to the money, of those that succeeded.',
  ],
};
