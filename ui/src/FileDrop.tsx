import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from './Button.tsx';
import { classNames } from './class-names.ts';
import { hintId } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface FileDropProps {
  /** What is wanted; stands above the box. */
  label: ReactNode;
  /** Inside the box, where files can be dropped. */
  invitation: ReactNode;
  /** On the button that opens the file picker. */
  choose: ReactNode;
  /** On the button that opens the camera; shown on touch screens only. */
  photograph?: ReactNode;
  /** Which files the picker offers. A wish: what comes must be checked all the same. */
  accept?: string;
  /** Below the box and always there. */
  hint?: ReactNode;
  /** Replaces the hint; says what to do. */
  error?: ReactNode;
  disabled?: boolean;
  onFile: (file: File) => void;
  className?: string;
}

/** One file: dropped, picked or photographed. The buttons are file inputs, so keyboard and screen reader know them. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, invitation, choose, photograph, accept, hint, error, disabled, onFile, className } = props;
  const id = useId();
  // Moving over a child leaves the box for a moment: enters and leaves are counted.
  const [depth, setDepth] = useState(0);
  const isOver = depth > 0 && !disabled;

  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    setDepth(0);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // So that the same file can be picked again after it was refused.
    event.target.value = '';
  };
  const input = { type: 'file', accept, disabled, onChange: pick, 'aria-describedby': hintId(id) } as const;
  const inputClass = 'absolute inset-0 size-full cursor-pointer rounded-[inherit] opacity-0 disabled:cursor-default';

  return (
    <fieldset className={classNames('grid min-w-0 gap-1.5', className)}>
      <legend className="mb-1.5 text-13 font-semibold text-text-soft">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons inside are for everybody */}
      <div
        data-over={isOver || undefined}
        onDragEnter={(event) => carriesFiles(event) && setDepth((before) => before + 1)}
        onDragLeave={(event) => carriesFiles(event) && setDepth((before) => Math.max(0, before - 1))}
        onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-4 rounded-lg border border-dashed px-4 py-7 text-center transition-colors duration-fast',
          isOver ? 'border-ice bg-ice-wash' : error ? 'border-danger bg-surface-2' : 'border-control bg-surface-2',
        )}
      >
        <span className="grid justify-items-center gap-2 text-text-soft">
          <Icon name="upload" size="large" className={isOver ? 'text-ice' : 'text-text-faint'} />
          <span className="text-sm pointer-coarse:hidden">{invitation}</span>
        </span>
        <span className="flex flex-wrap justify-center gap-3">
          {photograph && (
            <label className={classNames(buttonClass(), fileButtonClass, 'pointer-fine:hidden')}>
              <Icon name="camera" />
              {photograph}
              <input {...input} accept="image/*" capture="environment" className={inputClass} />
            </label>
          )}
          <label className={classNames(buttonClass(), fileButtonClass)}>
            {choose}
            <input {...input} className={inputClass} />
          </label>
        </span>
      </div>
      <p id={hintId(id)} className={classNames('min-h-4.5 text-xs', error ? 'text-danger' : 'text-text-faint')}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}

const fileButtonClass =
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ice has-disabled:pointer-events-none has-disabled:opacity-45';
