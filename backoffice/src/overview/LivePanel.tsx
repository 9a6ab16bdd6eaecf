import { Card } from '@halley/ui';
import type { ReactNode } from 'react';
import type { Loaded, Output } from '../api/index.ts';
import { Loading } from '../console/index.ts';
import { words } from '../words/index.ts';
import { count } from './figures.ts';
import { overviewWords } from './words.ts';

const { live: own } = overviewWords;

/** What is going on: who stakes on what, how fast, and who is kept from it. */
export function LivePanel({ live }: { live: Loaded<Output<'readLiveCounts'>> }): ReactNode {
  return (
    <Card className="grid gap-3">
      <div className="flex items-baseline gap-3">
        <h2 className="title-card">{own.title}</h2>
        <span className="text-13 text-text-soft">{own.text}</span>
      </div>
      <Loading from={live}>
        {({ counts }) => (
          <table className="w-full text-13">
            <caption className="sr-only">{own.title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{own.heads.what}</th>
                <th scope="col">{own.heads.now}</th>
                <th scope="col">{own.heads.ago}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ name, now, hour_ago }) => (
                <tr key={name} className="border-t border-line first:border-t-0">
                  <th scope="row" className="py-2 text-left font-normal">
                    {own.counts[name]}
                  </th>
                  <td className="py-2 text-right font-bold tabular-nums">{count(now)}</td>
                  <td className="w-16 py-2 text-right text-text-faint tabular-nums">
                    {hour_ago === null ? words.none : count(hour_ago)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loading>
    </Card>
  );
}
