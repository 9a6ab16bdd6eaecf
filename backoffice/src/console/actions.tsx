import type { CallOutput, StaffApi } from '@halley/contract';
import { Button, type ButtonLook, classNames, type IconName, Menu, type TableColumn, toasts } from '@halley/ui';
import type { CallFormOptions, FormState } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { FormDialog } from './FormDialog.tsx';
import { mayCall, type StaffCallName, useCall } from './use-call.ts';

/** How the button looks that changes a thing, and what its dialog's says. */
export const asEdit = { submit: words.save, look: 'outline', icon: 'settings' } as const;

interface Said<Name extends StaffCallName> {
  /** On its button. */
  label: string;
  /** What the button is called where several say the same: `Restore version 3`. */
  name?: string;
  title: string;
  text?: string;
  /** On the button that sends it, where it is not the same. */
  submit?: string;
  look?: ButtonLook;
  icon?: IconName;
  /** Below the button “More”. */
  isRare?: boolean;
  /** Why it cannot be done now: it stands in the menu and cannot be chosen. */
  isOff?: boolean;
  suggestions?: readonly string[];
  fields?: readonly string[];
  isReady?: (form: FormState) => boolean;
  /** Above the reason. */
  between?: (form: FormState) => ReactNode;
  /** What is said when it is done. */
  done?: string | ((answer: CallOutput<StaffApi[Name]>) => string);
}

type Form<Name extends StaffCallName> = Omit<CallFormOptions<StaffApi, Name>, 'labels'> & {
  labels?: CallFormOptions<StaffApi, Name>['labels'];
};

/** What opens in place of the usual dialog. */
type OwnDialog = (props: { onDone: () => void; onClosed: () => void }) => ReactNode;

/** A call as something a member can do: a button, and a dialog with its fields and its reason. */
export interface Action extends Omit<Said<StaffCallName>, 'done'> {
  call: StaffCallName;
  dialog?: OwnDialog;
  form: CallFormOptions<StaffApi, StaffCallName>;
  done: ((answer: unknown) => string) | undefined;
}

export function action<Name extends StaffCallName>(call: Name, said: Said<Name> & Form<Name>): Action {
  const {
    label,
    name,
    title,
    text,
    submit,
    look,
    icon,
    isRare,
    isOff,
    suggestions,
    fields,
    isReady,
    between,
    done,
    ...form
  } = said;
  return {
    ...said,
    call,
    form: { labels: {}, ...form } as unknown as Action['form'],
    done: typeof done === 'string' ? () => done : (done as Action['done']),
  };
}

/** The same with a dialog of its own, which reads more before it asks. */
export function actionWith(
  call: StaffCallName,
  said: Pick<Action, 'label' | 'name' | 'look' | 'icon'> & { dialog: OwnDialog },
): Action {
  return { ...said, call, title: said.label, form: { labels: {} } as unknown as Action['form'], done: undefined };
}

/** Buttons of what somebody may do; what a member may not is not there. The server refuses it anyway. */
export function Actions({ actions, onDone }: { actions: readonly (Action | false)[]; onDone: () => void }): ReactNode {
  const { may } = useStaff();
  const [asking, setAsking] = useState<Action>();
  const own = actions.filter((one) => one !== false).filter(({ call }) => mayCall(may, call));
  /** As it is now: what it offers to choose from may have come after the dialog was opened. */
  const asked = asking && (own.find(({ call, label }) => call === asking.call && label === asking.label) ?? asking);
  const rare = own.filter(({ isRare }) => isRare);
  return (
    <>
      {rare.length > 0 && (
        <Menu
          trigger={
            <Button size="small" look="secondary" icon="more">
              {words.moreActions}
            </Button>
          }
          entries={rare.map((one) => ({
            label: one.label,
            ...(one.icon && { icon: one.icon }),
            disabled: one.isOff === true,
            onPress: () => setAsking(one),
          }))}
        />
      )}
      {own
        .filter(({ isRare }) => !isRare)
        .map((one) => (
          <Button
            key={one.label}
            size="small"
            look={one.look}
            icon={one.icon}
            aria-label={one.name}
            onClick={() => setAsking(one)}
          >
            {one.label}
          </Button>
        ))}
      {asked && <ActionDialog action={asked} onDone={onDone} onClosed={() => setAsking(undefined)} />}
    </>
  );
}

/** The last column of a table: what can be done with a row. */
export function actionColumn<Row>(
  actions: (row: Row) => readonly (Action | false)[],
  onDone: () => void,
  /** Beside a column that takes all the room there is. */
  { inLine = false }: { inLine?: boolean } = {},
): TableColumn<Row> {
  return {
    key: 'actions',
    head: <span className="sr-only">{words.actions}</span>,
    cell: (row) => (
      <span className={classNames('flex flex-wrap gap-2 max-sm:justify-end', inLine && 'sm:flex-nowrap')}>
        <Actions actions={actions(row)} onDone={onDone} />
      </span>
    ),
  };
}

interface ActionDialogProps {
  action: Action;
  onDone: () => void;
  onClosed: () => void;
}

export function ActionDialog({ action: asked, onDone, onClosed }: ActionDialogProps): ReactNode {
  return asked.dialog ? (
    asked.dialog({ onDone, onClosed })
  ) : (
    <CallDialog action={asked} onDone={onDone} onClosed={onClosed} />
  );
}

function CallDialog({ action: asked, onDone, onClosed }: ActionDialogProps): ReactNode {
  const { call, title, text, label, submit = label, look, suggestions, fields, isReady, between, done } = asked;
  const form = useCall(call, {
    ...asked.form,
    onFailure: (error) => {
      const isHandled = asked.form.onFailure?.(error) ?? false;
      if (isHandled) onClosed();
      return isHandled;
    },
    onDone: (answer) => {
      asked.form.onDone?.(answer as never);
      if (done) toasts.show({ title: done(answer), tone: 'win' });
      onDone();
      onClosed();
    },
  });
  return (
    <FormDialog
      title={title}
      text={text}
      submit={submit}
      look={look === 'danger' ? 'danger' : 'primary'}
      form={form}
      {...(fields && { fields })}
      {...(suggestions && { suggestions })}
      isReady={isReady?.(form) ?? true}
      onClosed={onClosed}
    >
      {between?.(form)}
    </FormDialog>
  );
}
