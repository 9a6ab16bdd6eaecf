import type { RelatedPlayer } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { cardWords } from './words.ts';

type Evidence = RelatedPlayer['evidence'][number];

/** Other accounts, each with what speaks for it, in words. */
export function RelatedList({ related }: { related: readonly RelatedPlayer[] }): ReactNode {
  if (related.length === 0) return <p className="text-13 text-text-soft">{cardWords.noRelated}</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid">
        {related.map(({ player, evidence }) => (
          <li key={player.id} className="grid gap-0.5 border-line border-t py-2 text-13 first:border-t-0 first:pt-0">
            <span className="flex flex-wrap items-center gap-2">
              <Link to={`/players/${player.id}`} className={linkClass}>
                {player.name ?? player.nickname ?? words.player.title(player.id)}
              </Link>
              <span className="text-xs text-text-faint">{words.players.idNumber(player.id)}</span>
              {player.locked && <Badge tone="danger">{cardWords.closed}</Badge>}
            </span>
            {evidence.map((one) => (
              <span key={one.kind} className="text-text-soft">
                {inWords(one)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-xs text-text-faint">{cardWords.honest}</p>
    </div>
  );
}

function inWords({ kind, shown, last_at, accounts }: Evidence): string {
  return [
    cardWords.evidence[kind],
    ...(shown ? [shown] : []),
    ...(last_at ? [cardWords.lastAt(showTime(last_at))] : []),
    ...(accounts > 2 ? [cardWords.among(accounts)] : []),
  ].join(' · ');
}
