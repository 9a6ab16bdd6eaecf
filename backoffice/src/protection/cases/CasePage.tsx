import type { ProtectionCaseFile } from '@halley/contract';
import { boundsOf } from '@halley/contract/funds-choices';
import { Badge, Card, Facts } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AssignedTo, FactsCard, linkClass, ResourcePage, showTime, useQueueWork } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { CaseStateBadge, LevelBadge } from '../LevelBadge.tsx';
import { PlayerSigns } from '../PlayerSigns.tsx';
import { protectionWords } from '../words.ts';
import { whyOf } from './CasesPage.tsx';
import { caseActions } from './case-actions.ts';

const { cases: own, log, money } = protectionWords;
const heads = own.columns;

/** One case: the player's signs beside everything that was said, asked for and answered. */
export function CasePage(): ReactNode {
  const { id = '' } = useParams();
  const work = useQueueWork('protection_cases');
  return (
    <ResourcePage
      read="readProtectionCase"
      input={{ params: { id } }}
      title={(file) =>
        file ? own.nameOf(file.id, protectionWords.playerName(file.player_id, file.nickname)) : protectionWords.title
      }
      badge={({ id: caseId, level, state, is_late: isLate }) => (
        <span className="flex flex-wrap items-center gap-2">
          <LevelBadge level={level} />
          <CaseStateBadge state={state} />
          {isLate && <Badge tone="danger">{own.late}</Badge>}
          {state !== 'closed' && <AssignedTo work={work} item={caseId} />}
        </span>
      )}
      back={{ to: '/protection', label: own.back }}
      actions={caseActions}
      fourEyes={({ state, outcome_by: by }) =>
        state === 'second_person' && by !== null ? { needed: 2, agreed: [{ id: 0, name: by }] } : undefined
      }
      sections={[
        {
          show: (file) => (
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="grid gap-5">
                <Log contacts={file.contacts} />
                <Money file={file} />
              </div>
              <div className="grid gap-5">
                <PlayerSigns key={file.version} id={String(file.player_id)} />
                <CaseFacts file={file} />
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}

function CaseFacts({ file }: { file: ProtectionCaseFile }): ReactNode {
  const { player_id: playerId, outcome, outcome_why: why, outcome_by: by, agreed_by: agreed } = file;
  const decided = [
    outcome && own.outcomes[outcome],
    by && `(${by}${agreed ? `, ${own.agreedBy(agreed)}` : ''})`,
    why && `· ${why}`,
  ];
  return (
    <FactsCard
      title={own.facts}
      facts={[
        {
          name: heads.player,
          value: (
            <Link to={`/players/${playerId}`} className={linkClass}>
              {protectionWords.playerName(playerId, file.nickname)}
            </Link>
          ),
        },
        { name: heads.opened, value: `${showTime(file.opened_at)}, ${file.opened_by ?? own.byRule}` },
        { name: heads.why, value: whyOf(file) },
        { name: heads.due, value: showTime(file.due_at) },
        ...(outcome ? [{ name: heads.outcome, value: decided.filter(Boolean).join(' ') }] : []),
      ]}
    />
  );
}

function Log({ contacts }: { contacts: ProtectionCaseFile['contacts'] }): ReactNode {
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{log.title}</h2>
      {contacts.length === 0 && <p className="text-13 text-text-soft">{log.none}</p>}
      <ol className="grid gap-3">
        {contacts.map((contact) => (
          <li key={contact.id} className="grid gap-1 rounded-md bg-surface-2 p-3 text-13">
            <p className="flex flex-wrap items-baseline gap-x-2 text-text-faint">
              <b className="text-text">{protectionWords.channels[contact.channel]}</b>
              <span>{contact.is_from_player ? log.heard(contact.by) : log.to(contact.by)}</span>
              <time dateTime={contact.at}>{showTime(contact.at)}</time>
            </p>
            {contact.title && <p className="font-semibold">{contact.title}</p>}
            <p className="whitespace-pre-wrap wrap-anywhere text-text-soft">{contact.said}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Names of the house's own form in words; what other clients send is words already. */
function toldText(told: string): string {
  const bounds = boundsOf(told);
  if (bounds) return protectionWords.toldRange(bounds);
  const known: Readonly<Record<string, string>> = protectionWords.told;
  return known[told] ?? told;
}

function Money({ file: { requests, answers, documents } }: { file: ProtectionCaseFile }): ReactNode {
  const isEmpty = requests.length === 0 && answers.length === 0;
  return (
    <Card className="grid gap-3 text-13">
      <h2 className="title-card">{money.title}</h2>
      {isEmpty && <p className="text-text-soft">{money.none}</p>}
      {requests.map(({ id, kind, asked_by: by, asked_at: at }) => (
        <p key={id}>{money.asked(protectionWords.funds[kind], by, showTime(at))}</p>
      ))}
      {answers.map(({ id, at, answers: told, decision }) => (
        <section key={id} className="grid gap-2">
          <h3 className="font-bold">{money.answered(showTime(at))}</h3>
          <Facts
            className="[&_dd]:wrap-anywhere"
            facts={Object.entries(protectionWords.answers).map(([key, name]) => ({
              name,
              value: [told[key as keyof typeof told]].flat().map(toldText).join(', '),
            }))}
          />
          <p className="text-text-soft">
            {decision ? money.decided(decision.accepted, decision.by, showTime(decision.at)) : money.undecided}
          </p>
        </section>
      ))}
      {documents.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-bold">{money.documents}</h3>
          <ul className="grid gap-1 text-text-soft">
            {documents.map((one) => (
              <li key={one.id} className="wrap-anywhere">
                {words.documents.types[one.document_type]}, {words.documents.statuses[one.status]}: {one.file_name},{' '}
                {showTime(one.created_at)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
