import { Button, type ButtonLook, Dialog, Note } from '@halley/ui';
import { FormField, type FormState } from '@halley/ui/form';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

export interface FormDialogProps {
  title: string;
  text?: string | undefined;
  /** On the button that sends it. */
  submit: string;
  look?: ButtonLook | undefined;
  form: FormState;
  /** Those that are drawn here, two in a row; unset: all. The reason is the last in any case. */
  fields?: readonly string[];
  /** Reasons to start from; they can be changed. */
  suggestions?: readonly string[];
  /** False while something between the fields is still to be chosen. */
  isReady?: boolean;
  /** More to choose or to read, above the reason. */
  children?: ReactNode;
  onClosed: () => void;
}

/** A call as a dialog: its fields, why, and what was refused beside what it is about. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, text, submit, look = 'primary', form, suggestions = [], isReady = true, children, onClosed } = props;
  const { fields = [...form.labels.keys()] } = props;
  const shown = fields.filter((name) => name !== 'reason');
  return (
    <Dialog title={title} description={text} onClosed={onClosed}>
      <form {...form.props} className="grid gap-4">
        {shown.length > 0 && (
          <div className={shown.length > 3 ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-3'}>
            {shown.map((name, place) => (
              <FormField key={name} form={form} name={name} autoFocus={place === 0} />
            ))}
          </div>
        )}
        {children}
        {suggestions.length > 0 && (
          <div className="grid justify-items-start gap-2">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="small" look="secondary" onClick={() => form.type('reason', suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        )}
        <FormField form={form} name="reason" autoFocus={shown.length === 0} />
        <div role="alert">{form.whole !== undefined && <Note tone="danger">{form.whole}</Note>}</div>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button type="submit" look={look} disabled={!isReady || !form.isComplete} loading={form.pending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
