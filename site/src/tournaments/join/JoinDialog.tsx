import type { Tournament } from '@halley/contract';
import { Button, Dialog, Note, Segmented, Select } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { notify } from '../../page/index.ts';
import { useConfirm } from './use-confirm.ts';

interface JoinDialogProps {
  tournament: Tournament;
  /** As others see it; undefined: not known. */
  nickname: string | undefined;
  onClosed: () => void;
}

/** Says what joining means before it is done; "no" is as near as "yes". */
export function JoinDialog({ tournament, nickname, onClosed }: JoinDialogProps) {
  const say = useSay();
  const { teams, team_by_choice: chooses, title } = tournament;
  const [team, setTeam] = useState(String(teams[0]?.id ?? ''));
  const { busy, fault, confirm } = useConfirm(tournament.id);
  const options = teams.map(({ id, name }) => ({ value: String(id), label: name }));

  async function join() {
    if (!(await confirm({ confirmed: true, ...(chooses && teams.length > 0 && { team_id: Number(team) }) }))) return;
    notify({ tone: 'win', title: say('tournaments.join.done') });
    onClosed();
  }
  return (
    <Dialog
      title={say('tournaments.join.title', { title })}
      description={say('tournaments.join.text')}
      onClosed={onClosed}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-text-soft">
        <li>{say(tournament.state === 'future' ? 'tournaments.join.fromStart' : 'tournaments.join.from')}</li>
        <li>{say('tournaments.join.money')}</li>
        {nickname && (
          <li>
            {nickname.replaceAll('*', '').trim()
              ? say('tournaments.join.name', { name: nickname })
              : say('tournaments.join.nameless')}
          </li>
        )}
        {teams.length > 0 && !chooses && <li>{say('tournaments.join.shuffled')}</li>}
        <li>{say('tournaments.join.leave')}</li>
      </ul>
      {teams.length > 0 &&
        chooses &&
        (teams.length <= 3 ? (
          <Segmented label={say('tournaments.join.team')} options={options} value={team} onChange={setTeam} />
        ) : (
          <Select
            label={say('tournaments.join.team')}
            options={options}
            value={team}
            onChange={(event) => setTeam(event.target.value)}
          />
        ))}
      <div role="alert">{fault && <Note tone="warn">{fault}</Note>}</div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block onClick={onClosed}>
          {say('tournaments.join.no')}
        </Button>
        <Button block look="primary" loading={busy} onClick={() => void join()}>
          {say('tournaments.join.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
