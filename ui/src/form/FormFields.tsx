import type { ReactNode } from 'react';
import { Checkbox, Toggle } from '../Checkbox.tsx';
import { Field } from '../Field.tsx';
import { Select, type SelectOption } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import type { FieldLabel, FormState } from './use-call.ts';

/** Fields of a call, each as its kind wants it, with what is wrong beside it. */
export function FormFields({ form, names }: { form: FormState; names?: readonly string[] }): ReactNode {
  return (names ?? [...form.labels.keys()]).map((path) => <FormField key={path} form={form} name={path} />);
}

export function FormField({
  form,
  name,
  autoFocus,
}: {
  form: FormState;
  name: string;
  autoFocus?: boolean;
}): ReactNode {
  const shape = form.shapeOf(name);
  const label = form.labels.get(name);
  if (!shape || !label) return null;
  const typed = form.typed[name] ?? '';
  const offered = typeof label.options === 'function' ? label.options() : label.options;
  const error = form.errors[name];
  const common = {
    name,
    label: label.label,
    hint: label.hint,
    error,
    required: !shape.optional && !shape.nullable,
    ...(autoFocus && { 'data-autofocus': true }),
  };
  const onChange = (event: { target: { value: string } }) =>
    form.type(name, label.clean?.(event.target.value) ?? event.target.value);
  if (shape.kind === 'switch') {
    return (
      <Toggle
        label={label.label}
        checked={typed === true}
        onChange={(event) => form.type(name, event.target.checked)}
      />
    );
  }
  if (shape.kind === 'list' && offered) {
    return (
      <Several
        label={label.label}
        hint={label.hint}
        options={offered}
        error={error}
        chosen={chosenOf(typed)}
        onChosen={(chosen) => form.type(name, chosen)}
      />
    );
  }
  const options = offered ?? shape.choices?.map((value) => ({ value, label: value }));
  if (options) {
    const mayBeNone = (shape.optional || shape.nullable) && !options.some(({ value }) => value === '');
    const all = mayBeNone ? [{ value: '', label: '—' }, ...options] : options;
    const isChosen = all.some(({ value }) => value === typed);
    return (
      <Select
        {...common}
        // Without it a browser shows the first choice as if somebody had made it.
        {...(!isChosen && { placeholder: '—' })}
        value={isChosen ? String(typed) : ''}
        onChange={onChange}
        options={all}
      />
    );
  }
  if (shape.kind === 'list' || label.as === 'area') {
    const text = typeof typed === 'string' ? typed : chosenOf(typed).join('\n');
    return <TextArea {...common} rows={label.rows ?? 3} value={text} onChange={onChange} />;
  }
  return (
    <Field
      {...common}
      {...controlOf(shape, label)}
      autoComplete="off"
      readOnly={label.readOnly}
      value={String(typed)}
      onChange={onChange}
    />
  );
}

const chosenOf = (typed: FormState['typed'][string]) => (Array.isArray(typed) ? (typed as readonly string[]) : []);

/** How the browser helps to type it. What it holds is checked here, in words of ours. */
function controlOf(shape: NonNullable<ReturnType<FormState['shapeOf']>>, { as, money }: FieldLabel) {
  if (as === 'moment' || shape.format === 'date-time') return { type: 'datetime-local' };
  if (as === 'date' || shape.format === 'date') return { type: 'date' };
  if (shape.format === 'email') return { type: 'email' };
  // Below zero there is a sign to type, which the pad of digits lacks.
  const isSigned = shape.least === undefined || shape.least < 0;
  if (shape.kind === 'number')
    return isSigned ? {} : { inputMode: money || !shape.whole ? ('decimal' as const) : ('numeric' as const) };
  return shape.most === undefined ? {} : { maxLength: shape.most };
}

interface SeveralProps extends Pick<FieldLabel, 'label' | 'hint'> {
  options: readonly SelectOption[];
  error: string | undefined;
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
}

function Several({ label, hint, options, error, chosen, onChosen }: SeveralProps): ReactNode {
  const toggle = (value: string) =>
    onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 font-semibold text-text-soft">{label}</legend>
      <div className="grid max-h-52 overflow-y-auto sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <p className={error ? 'text-xs text-danger' : 'text-xs text-text-faint'}>{error ?? hint}</p>
    </fieldset>
  );
}
