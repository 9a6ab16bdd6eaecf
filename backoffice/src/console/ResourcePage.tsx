import { Note, TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Input, type Output, useRead } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { type Action, Actions } from './actions.tsx';
import { Loading } from './Loading.tsx';
import { Back, Page } from './Page.tsx';
import { mayCall, type StaffCallName } from './use-call.ts';

/** What two people must agree to: who has, and how many it takes. */
interface FourEyes {
  needed: number;
  agreed: readonly { id: number; name: string }[];
}

interface Section<Data> {
  /** In the address, and on its tab. */
  tab?: { path: string; label: string };
  /** Read with this call: who may not make it has no such tab. */
  call?: StaffCallName;
  show: (data: Data, reload: () => void) => ReactNode;
}

interface ResourcePageProps<Name extends StaffCallName> {
  read: Name;
  input: Input<Name>;
  /** Before it is read, `title` gets nothing. */
  title: (data: Output<Name> | undefined) => string;
  badge?: (data: Output<Name>) => ReactNode;
  back: { to: string; label: string };
  actions?: (data: Output<Name>) => readonly (Action | false)[];
  fourEyes?: (data: Output<Name>) => FourEyes | undefined;
  /** Sections with a tab are shown one at a time, the others below each other. */
  sections: readonly Section<Output<Name>>[];
  /** Which tab is open; the first has no path of its own. */
  tab?: string | undefined;
}

/** One thing: its head, what can be done with it, and its parts. */
export function ResourcePage<Name extends StaffCallName>(props: ResourcePageProps<Name>): ReactNode {
  const { read, input, title, badge, back, actions, fourEyes, sections } = props;
  const loaded = useRead(read, input);
  const { may } = useStaff();
  const { data, reload } = loaded;
  const open = sections.filter(({ call }) => !call || mayCall(may, call));
  const tabs = open.flatMap(({ tab }) => tab ?? []);
  const current = props.tab ?? tabs[0]?.path;
  return (
    <Page
      title={title(data)}
      badge={data !== undefined && badge?.(data)}
      actions={data !== undefined && actions && <Actions actions={actions(data)} onDone={reload} />}
    >
      <Back to={back.to}>{back.label}</Back>
      {tabs.length > 0 && (
        <TabLinks
          label={title(data)}
          links={tabs.map(({ path, label }, place) => ({
            href: place === 0 ? rootOf(props.input, back.to) : `${rootOf(props.input, back.to)}/${path}`,
            label,
            current: path === current,
          }))}
        />
      )}
      <Loading from={loaded}>
        {(thing) => (
          <div className="grid gap-5">
            <FourEyesNote state={fourEyes?.(thing)} />
            {open
              .filter(({ tab }) => !tab || tab.path === current)
              .map(({ tab, show }, place) => (
                <div key={tab?.path ?? place} className="contents">
                  {show(thing, reload)}
                </div>
              ))}
          </div>
        )}
      </Loading>
    </Page>
  );
}

const rootOf = (input: unknown, list: string) => `${list}/${(input as { params: { id: string } }).params.id}`;

function FourEyesNote({ state }: { state: FourEyes | undefined }): ReactNode {
  const { member } = useStaff();
  if (!state || state.needed < 2 || state.agreed.length >= state.needed) return null;
  const isMine = state.agreed.some(({ id }) => id === member.id);
  return (
    <Note tone="warn">
      {words.fourEyes.state(state.agreed.length, state.needed, state.agreed.map(({ name }) => name).join(', '))}{' '}
      {isMine && words.fourEyes.other}
    </Note>
  );
}
