import type { Brand } from '@halley/contract';
import { colourFaults, usualColours } from '@halley/contract/brand-theme';
import { Button, Field, FileDrop, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { CropDialog, ImagePick } from '../content/index.ts';
import { BrandPreview } from './BrandPreview.tsx';
import type { StepFieldsProps } from './step-fields.tsx';
import { brandWords as own } from './words.ts';

const names = ['accent', 'highlight', 'background'] as const;
const isWhole = (colour: string) => /^#[0-9a-fA-F]{6}$/.test(colour);

/** Logo and colours, beside what they make of the site. The answer is the one saving goes by. */
export function LookFields({ brand, onChange }: StepFieldsProps): ReactNode {
  const { colours } = brand;
  const faults = colourFaults(colours);
  const paint = (name: (typeof names)[number], value: string) => {
    const { [name]: _, ...others } = colours;
    onChange({ colours: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <LogoFields brand={brand} onChange={onChange} />
        {names.map((name) => (
          <div key={name} className="flex items-end gap-2">
            <Field
              label={own.colours[name]}
              hint={own.colourHint}
              className="flex-1"
              autoComplete="off"
              maxLength={7}
              value={colours[name] ?? ''}
              onChange={(event) => paint(name, event.target.value.trim())}
            />
            <input
              type="color"
              aria-label={`${own.colours[name]}: palette`}
              className="mb-6 h-11 w-12 shrink-0 cursor-pointer rounded-md bg-surface-2"
              value={isWhole(colours[name] ?? '') ? colours[name] : usualColours[name]}
              onChange={(event) => paint(name, event.target.value)}
            />
          </div>
        ))}
        <div role="status">
          {faults.length === 0 ? (
            <p className="text-13 text-text-soft">{own.readable}</p>
          ) : (
            <Note tone="danger">
              <p>{own.unreadable}</p>
              <ul className="list-disc pl-5">
                {faults.map((fault) => (
                  <li key={fault}>{faultInWords(fault)}</li>
                ))}
              </ul>
            </Note>
          )}
        </div>
      </div>
      <BrandPreview brand={brand} />
    </div>
  );
}

/** `colours.accent: why` → the colour as the screen calls it, and why. */
function faultInWords(fault: string): string {
  const [, name, why] = /^colours\.(\w+):? (.*)$/s.exec(fault) ?? [];
  const label = names.find((known) => known === name);
  return label && why ? own.unreadableIn(own.colours[label], why) : fault;
}

function LogoFields({ brand, onChange }: Pick<StepFieldsProps, 'brand' | 'onChange'>): ReactNode {
  const [file, setFile] = useState<File>();
  const set = (url: string): void => onChange({ logoUrl: { full: url, mobile: url } satisfies Brand['logoUrl'] });
  return (
    <div className="grid gap-2">
      <FileDrop
        label={own.logo}
        hint={own.logoHint}
        invitation={own.logoInvitation}
        choose={own.logoChoose}
        accept="image/png,image/jpeg,image/webp"
        onFile={setFile}
      />
      <div className="flex flex-wrap gap-2">
        <ImagePick label={own.logoPick} onPick={({ url }) => set(url)} />
        {brand.logoUrl.full !== '' && (
          <Button size="small" look="quiet" onClick={() => set('')}>
            {own.logoDrop}
          </Button>
        )}
      </div>
      {file && <CropDialog file={file} onTaken={({ url }) => set(url)} onClosed={() => setFile(undefined)} />}
    </div>
  );
}
