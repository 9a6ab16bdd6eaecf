import type { QueuedDocument } from '@halley/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { birthDateInWords, countryInWords, given, showTime } from '../console/index.ts';
import { PlayerCard } from '../player-card/index.ts';
import { words } from '../words/index.ts';

const names = words.player.details;
const facts = words.documents.facts;
const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

/** What was handed in, and what stands in the account, to be held against it. */
export function DocumentOwner({ document, now = new Date() }: { document: QueuedDocument; now?: Date }): ReactNode {
  const { player, description } = document;
  const size = kilobytes.format(Math.max(1, document.size_bytes / 1000));
  return (
    <aside aria-label={words.documents.account} className="grid gap-4">
      <h2 className="title-card">
        <Link to={`/players/${player.id}`} className="text-ice underline-offset-3 hover:underline">
          {words.player.title(player.id)}
        </Link>
      </h2>
      <Lines
        lines={[
          [names.first_name, given(player.first_name)],
          [names.last_name, given(player.last_name)],
          [names.date_of_birth, birthDateInWords(player.date_of_birth, now)],
          [names.address, given(player.address)],
          [names.postal_code, given(player.postal_code)],
          [names.city, given(player.city)],
          ...(player.state === null ? [] : [[names.state, player.state] as const]),
          [names.country, countryInWords(player.country)],
          [words.player.facts.nickname, given(player.nickname)],
          [names.email, given(player.email)],
        ]}
      />
      <Lines
        lines={[
          [facts.type, words.documents.types[document.document_type]],
          [facts.at, showTime(document.created_at)],
          [facts.file, `${document.file_name}, ${size}`],
          [facts.note, description ?? facts.noNote],
        ]}
      />
      <PlayerCard key={player.id} id={player.id} isFolded />
    </aside>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <dl className="grid gap-2 border-t border-line pt-3 text-13">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-text-faint">{name}</dt>
          <dd className={value === words.notGiven ? 'text-text-soft italic' : 'font-semibold wrap-anywhere'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
