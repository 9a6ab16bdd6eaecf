import type { BrandStep, StaffBrandFile } from '@halley/contract';
import { Note, SideTabs } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { call, useRead } from '../api/index.ts';
import { Actions, Back, Loading, linkClass, Page } from '../console/index.ts';
import { BrandState } from './BrandsPage.tsx';
import { brandActions } from './brand-actions.ts';
import { CheckStep } from './CheckStep.tsx';
import { StepForm } from './StepForm.tsx';
import { brandWords as own } from './words.ts';

const steps = Object.keys(own.steps) as BrandStep[];
const isStep = (name: string | undefined): name is BrandStep => steps.some((step) => step === name);

/** One brand: its steps beside the one that is open. */
export function BrandPage(): ReactNode {
  const { id = '', step: asked } = useParams();
  const step: BrandStep = isStep(asked) ? asked : 'name';
  const loaded = useRead('readBrandFile', { params: { id } });
  /** As the last save or deed answered it: the next step begins with it, and not with what is still being read. */
  const [saved, setSaved] = useState<StaffBrandFile>();
  const file = saved?.id === id ? saved : loaded.data;
  const reload = () => void call('readBrandFile', { params: { id } }).then(setSaved, loaded.reload);
  return (
    <Page
      title={(file?.draft?.brand ?? file?.live)?.name ?? own.title}
      badge={file && <BrandState state={file.state} />}
      actions={file && <Actions actions={brandActions(file)} onDone={reload} />}
    >
      <Back to="/brands">{own.back}</Back>
      <Loading from={loaded}>
        {(read) => {
          const brand = file ?? read;
          return (
            <div className="grid items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
              <SideTabs label={own.stepsLabel} tabs={steps.map((name) => tabOf(brand, name, name === step))} />
              <div className="grid min-w-0 gap-4">
                <div>
                  <h2 className="title-card">{own.steps[step].label}</h2>
                  <p className="text-13 text-text-soft">{own.steps[step].text}</p>
                </div>
                {brand.draft?.asked && <Note tone="warn">{own.waits(brand.draft.asked.name)}</Note>}
                {brand.draft === null && <Note>{own.notDraft}</Note>}
                {brand.live && !brand.is_first && <Hosts hosts={brand.live.hosts} />}
                {step === 'check' ? (
                  <CheckStep file={brand} />
                ) : (
                  <StepForm
                    key={`${brand.id} ${step}`}
                    file={brand}
                    step={step}
                    next={steps[steps.indexOf(step) + 1]}
                    onSaved={setSaved}
                  />
                )}
              </div>
            </div>
          );
        }}
      </Loading>
    </Page>
  );
}

/** Where a brand that is live can be seen, at the port this page came by. */
function Hosts({ hosts }: { hosts: readonly string[] }): ReactNode {
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-text-soft">
      {own.open}
      {hosts.map((host) => (
        <a
          key={host}
          href={`${location.protocol}//${host}${location.port && `:${location.port}`}/`}
          target="_blank"
          rel="noopener noreferrer"
          className={linkClass}
        >
          {host}
        </a>
      ))}
    </p>
  );
}

/** A step in which nothing that is needed is missing is ticked. */
function tabOf({ id, list }: StaffBrandFile, step: BrandStep, current: boolean) {
  const missing = list.filter((item) => item.needed && !item.done && (step === 'check' || item.step === step));
  return {
    href: `/brands/${id}/${step}`,
    label: own.steps[step].label,
    icon: missing.length > 0 ? ('minus' as const) : ('check' as const),
    current,
  };
}
