import { Badge, Button, Card, Note, PasswordField, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { DataTable, Loading, Page, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { CodeField, RecoveryCodes } from '../sign-in/index.ts';
import { words } from '../words/index.ts';
import { WorkSettings } from './WorkSettings.tsx';

export function AccountPage(): ReactNode {
  const { member } = useStaff();
  return (
    <Page title={words.account.title} badge={<Badge>{member.email}</Badge>}>
      <Sessions />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <Codes />
        </Card>
        <Card>
          <Password />
        </Card>
        <Card>
          <WorkSettings />
        </Card>
      </div>
    </Page>
  );
}

function Sessions(): ReactNode {
  const { idle_minutes: idleMinutes } = useStaff();
  const sessions = useRead('listStaffSessions');
  const end = (id: number) => {
    call('endStaffSession', { params: { id: String(id) } }).then(
      () => {
        toasts.show({ title: words.account.ended, tone: 'win' });
        sessions.reload();
      },
      (error: unknown) => toasts.show({ title: inWords(error), tone: 'danger' }),
    );
  };
  const heads = words.player.sessionColumns;
  return (
    <section className="grid gap-2">
      <h2 className="title-card">{words.account.sessions}</h2>
      <p className="text-13 text-text-soft">{words.account.limits(idleMinutes)}</p>
      <Loading from={sessions}>
        {(list) => (
          <DataTable
            caption={words.account.sessions}
            empty={words.none}
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'device',
                head: heads.device,
                cell: (session) => <span title={session.user_agent}>{session.device}</span>,
              },
              { key: 'address', head: heads.address, cell: (session) => session.address, from: 'sm' },
              { key: 'since', head: heads.since, cell: (session) => showTime(session.created_at), from: 'md' },
              {
                key: 'state',
                head: heads.state,
                cell: (session) =>
                  session.current ? (
                    <Badge tone="win">{words.account.current}</Badge>
                  ) : (
                    <Button size="small" look="outline" onClick={() => end(session.id)}>
                      {words.account.end}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loading>
    </section>
  );
}

function Codes(): ReactNode {
  const { recovery_codes_left: left, member, reload } = useStaff();
  const { busy, error, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    const done = () => {
      setCodes(undefined);
      setAsking(false);
      void reload();
    };
    return <RecoveryCodes email={member.email} codes={codes} onDone={done} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      try {
        setCodes((await call('renewStaffRecoveryCodes', { body: { code } })).recovery_codes);
      } finally {
        setCode('');
      }
    });
  };
  return (
    <section className="grid gap-3">
      <h2 className="title-card">{words.account.codes}</h2>
      <p className="text-text-soft">{words.account.codesLeft(left)}</p>
      {!isAsking && (
        <div>
          <Button onClick={() => setAsking(true)}>{words.account.renew}</Button>
        </div>
      )}
      {isAsking && (
        <form onSubmit={submit} className="grid gap-3" noValidate>
          <p className="text-text-soft">{words.account.renewText}</p>
          <CodeField value={code} onChange={setCode} />
          <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
          <Button type="submit" look="primary" loading={busy}>
            {words.account.renew}
          </Button>
        </form>
      )}
    </section>
  );
}

function Password(): ReactNode {
  const { busy, error, run } = useDeed();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await call('changeStaffPassword', { body: { current_password: current, password } });
      setCurrent('');
      setPassword('');
      toasts.show({ title: words.account.changed, tone: 'win' });
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-2" noValidate>
      <h2 className="title-card mb-1">{words.account.password}</h2>
      <PasswordField
        label={words.account.current_password}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label={words.account.newPassword}
        hint={words.setUp.passwordHint}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <div>
        <Button type="submit" loading={busy}>
          {words.account.change}
        </Button>
      </div>
    </form>
  );
}
