import type { QueuedDocument } from '@halley/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '../words.ts';

const names = words.player.details;

/** What stands in the account, to be held against the document. */
export function DocumentOwner({ document }: { document: QueuedDocument }): ReactNode {
  const { player, description } = document;
  const lines: [string, string | null][] = [
    [names.first_name, player.first_name],
    [names.last_name, player.last_name],
    [names.date_of_birth, player.date_of_birth],
    [names.address, player.address],
    [names.postal_code, player.postal_code],
    [names.city, player.city],
    [names.country, player.country],
    [names.email, player.email],
  ];
  return (
    <aside aria-label={words.documents.account} className="grid gap-3">
      <h2 className="title-card">
        <Link to={`/players/${player.id}`} className="text-ice underline-offset-3 hover:underline">
          {words.player.title(player.id)}
        </Link>
      </h2>
      <dl className="grid gap-2 text-13">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-text-faint">{name}</dt>
            <dd className="font-semibold break-words">{value ?? words.none}</dd>
          </div>
        ))}
      </dl>
      {description && <p className="rounded-md bg-surface-2 p-3 text-13">{description}</p>}
    </aside>
  );
}
