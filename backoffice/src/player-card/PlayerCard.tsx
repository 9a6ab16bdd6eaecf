import type { PlayerCard as CardData } from '@halley/contract';
import { Badge, Card, Money } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/index.ts';
import { countryInWords, Loading, linkClass, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { NoteList } from './NotesCard.tsx';
import { PlayerTags } from './PlayerTags.tsx';
import { RelatedList } from './RelatedList.tsx';
import { SumsTable } from './SumsTable.tsx';
import { cardWords } from './words.ts';

interface PlayerCardProps {
  id: number;
  /** In a list: it is read when somebody opens it, and not before. */
  isFolded?: boolean;
}

/** Who stands behind a cashout, a chat, an e-mail or a review. Nothing for members who may not read players. */
export function PlayerCard({ id, isFolded = false }: PlayerCardProps): ReactNode {
  const { may } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!may('players.read')) return null;
  if (!isFolded) return <Read key={id} id={id} />;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="grid gap-2">
      <summary className="cursor-pointer text-13 text-ice">{cardWords.who}</summary>
      {isOpen && <Read id={id} />}
    </details>
  );
}

function Read({ id }: { id: number }): ReactNode {
  const card = useRead('readPlayerCard', { params: { id: String(id) } });
  return (
    <Card role="complementary" aria-label={cardWords.title} className="grid content-start gap-4">
      <Loading from={card}>{(read) => <Whole card={read} />}</Loading>
    </Card>
  );
}

function Whole({ card }: { card: CardData }): ReactNode {
  const { player, level, on_break, sums, payments, notes, tags, related } = card;
  const [first] = sums;
  return (
    <>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/players/${player.id}`} className={linkClass}>
            {player.name ?? player.nickname ?? words.player.title(player.id)}
          </Link>
          <span className="text-xs text-text-faint">{words.players.idNumber(player.id)}</span>
          <Badge tone="info">{cardWords.level(level)}</Badge>
          {player.locked && <Badge tone="danger">{words.player.state.locked}</Badge>}
          {on_break && <Badge tone="warn">{cardWords.onBreak}</Badge>}
        </p>
        <p className="text-xs text-text-soft">
          {[
            countryInWords(player.country),
            cardWords.since(showTime(player.created_at)),
            player.verified ? cardWords.checked : cardWords.notChecked,
          ].join(' · ')}
        </p>
        {tags.length > 0 && <PlayerTags id={player.id} tags={tags} />}
      </div>
      {first && <SumsTable sums={first} shown={['month', 'all']} />}
      {payments && (
        <Section title={cardWords.payments}>
          {payments.length === 0 && <p className="text-13 text-text-soft">{cardWords.noPayments}</p>}
          <ul className="grid gap-1 text-13">
            {payments.map(({ id, action, state, amount_cents, currency, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-3">
                <Link to={`/payments/${id}`} className={linkClass}>
                  {words.player.paid[action]}
                </Link>
                <span className="text-text-soft">{state}</span>
                <Money cents={amount_cents} currency={currency} locale="en" />
                <span className="w-full text-xs text-text-faint">{showTime(at)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {related.length > 0 && (
        <Section title={cardWords.related}>
          <RelatedList related={related} />
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={cardWords.notes}>
          <NoteList notes={notes} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-bold text-text-soft">{title}</h3>
      {children}
    </section>
  );
}
