import type { StaffQueueName, StaffTeam } from '@halley/contract';
import { queueTitles } from '@halley/contract/queue-titles';
import { Checkbox, Dialog, Field, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, type Output, useRead } from '../api/index.ts';
import { Actions, action, actionColumn, actionWith, DataTable, Loading, Page } from '../console/index.ts';
import { words } from '../words/index.ts';
import { ReasonedForm } from './ReasonedForm.tsx';
import { StaffTabs } from './StaffTabs.tsx';

const own = words.roles;
type Members = Output<'listStaffTeams'>['members'];

/** Who looks after which queues together. */
export function TeamsPage(): ReactNode {
  const teams = useRead('listStaffTeams');
  const members = teams.data?.members ?? [];
  const edit = (team?: StaffTeam) =>
    actionWith('saveStaffTeam', {
      label: team ? own.edit : own.newTeam,
      ...(team && { name: own.editTeam(team.name) }),
      look: team ? 'outline' : 'primary',
      dialog: (props) => <TeamDialog team={team} members={members} {...props} />,
    });
  return (
    <Page title={words.members.title} actions={<Actions actions={[edit()]} onDone={teams.reload} />}>
      <StaffTabs current="teams" />
      <p className="max-w-prose text-13 text-text-soft">{own.teamsText}</p>
      <Loading from={teams}>
        {(answer) => (
          <DataTable
            caption={own.teams}
            empty={own.noTeams}
            rows={answer.teams}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', head: own.teamColumns.name, cell: ({ name }) => <b>{name}</b> },
              {
                key: 'members',
                head: own.teamColumns.members,
                cell: (team) => <Names names={team.members.map(({ name }) => name)} />,
              },
              {
                key: 'queues',
                head: own.teamColumns.queues,
                cell: ({ queues }) => <Names names={queues.map((queue) => queueTitles[queue])} />,
              },
              actionColumn<StaffTeam>(
                (team) => [
                  edit(team),
                  action('removeStaffTeam', {
                    label: own.remove,
                    title: own.removeTitle(team.name),
                    text: own.removeText,
                    look: 'danger',
                    params: { id: String(team.id) },
                    done: own.removed,
                  }),
                ],
                teams.reload,
              ),
            ]}
          />
        )}
      </Loading>
    </Page>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <span className="whitespace-normal">{names.join(', ') || words.none}</span>
);

interface TeamDialogProps {
  team: StaffTeam | undefined;
  members: Members;
  onDone: () => void;
  onClosed: () => void;
}

function TeamDialog({ team, members, onDone, onClosed }: TeamDialogProps): ReactNode {
  const [name, setName] = useState(team?.name ?? '');
  const [chosen, setChosen] = useState<readonly number[]>(team?.members.map(({ id }) => id) ?? []);
  const [queues, setQueues] = useState<readonly StaffQueueName[]>(team?.queues ?? []);
  const save = async (reason: string) => {
    const written = { name: name.trim(), members: [...chosen], queues: [...queues], reason };
    await call('saveStaffTeam', { body: { ...written, ...(team && { id: team.id }), version: team?.version ?? 0 } });
    toasts.show({ title: own.saved, tone: 'win' });
    onDone();
    onClosed();
  };
  return (
    <Dialog title={team ? own.editTeam(team.name) : own.newTeam} onClosed={onClosed}>
      <ReasonedForm isReady={name.trim() !== ''} submitLabel={words.save} onSubmit={save} onClosed={onClosed}>
        <Field label={own.teamName} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        <Choices
          legend={own.teamMembers}
          choices={members.map(({ id, name: label }) => [id, label] as const)}
          chosen={chosen}
          onChange={setChosen}
        />
        <Choices
          legend={own.teamQueues}
          choices={Object.entries(queueTitles) as [StaffQueueName, string][]}
          chosen={queues}
          onChange={setQueues}
        />
      </ReasonedForm>
    </Dialog>
  );
}

interface ChoicesProps<Value> {
  legend: string;
  choices: readonly (readonly [Value, string])[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

function Choices<Value extends string | number>({ legend, choices, chosen, onChange }: ChoicesProps<Value>): ReactNode {
  return (
    <fieldset className="grid max-h-52 grid-cols-2 gap-x-3 overflow-y-auto">
      <legend className="mb-1 text-13 font-semibold text-text-soft">{legend}</legend>
      {choices.map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
