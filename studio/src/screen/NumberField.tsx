import { classNames } from '@halley/ui/class-names.ts';
import { controlClass, controlInnerClass } from '@halley/ui/FieldFrame.tsx';
import { type ReactNode, useId, useState } from 'react';

export interface NumberFieldProps {
  label: string;
  /** As it reads when nobody is typing. */
  value: string;
  /** While typing: the text so far. */
  onType(text: string): void;
  onLeave?(): void;
  before?: ReactNode;
  after?: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  /** Id of the text that explains the field. */
  describedBy?: string;
}

/** A number that other controls change too: while it is typed in, the typed text stays as it is. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className="justify-self-start text-13 font-semibold text-text-soft">
        {props.label}
      </label>
      <div className={classNames(controlClass, 'px-3')}>
        {props.before !== undefined && <span className="text-text-faint">{props.before}</span>}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? props.value}
          disabled={props.disabled}
          aria-invalid={props.invalid ? true : undefined}
          aria-describedby={props.describedBy}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setDraft(event.target.value);
            props.onType(event.target.value);
          }}
          onBlur={() => {
            setDraft(undefined);
            props.onLeave?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setDraft(undefined);
          }}
          className={controlInnerClass}
        />
        {typeof props.after === 'string' ? <span className="text-text-faint">{props.after}</span> : props.after}
      </div>
    </div>
  );
}
