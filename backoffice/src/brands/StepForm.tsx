import type { Brand, BrandStep, StaffBrandFile } from '@halley/contract';
import { Button, buttonClass, Card, Note, toasts } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useBlocker, useNavigate } from 'react-router';
import { call, codeOf, inWords, useDeed } from '../api/index.ts';
import { LeaveDialog } from '../console/index.ts';
import { useWarning } from '../content/index.ts';
import { stepFields } from './step-fields.tsx';
import { brandWords as own } from './words.ts';

interface StepFormProps {
  file: StaffBrandFile;
  step: Exclude<BrandStep, 'check'>;
  next: BrandStep | undefined;
  onSaved: (file: StaffBrandFile) => void;
}

const brandOf = ({ draft, live }: StaffBrandFile) => (draft?.brand ?? live) as Brand;

/** One step: what it asks, saved as a draft. Nothing typed is thrown away but by its writer. */
export function StepForm({ file, step, next, onSaved }: StepFormProps): ReactNode {
  /** What was on the server when writing began. */
  const [base, setBase] = useState(file);
  const [brand, setBrand] = useState(() => brandOf(file));
  const [meanwhile, setMeanwhile] = useState<StaffBrandFile>();
  /** Where to once it is saved: not before the page knows that nothing is unsaved. */
  const [isGoing, setGoing] = useState(false);
  const { busy, error, clear, run } = useDeed();
  const navigate = useNavigate();
  const isChanged = JSON.stringify(brand) !== JSON.stringify(brandOf(base));
  const leaving = useBlocker(isChanged);
  useWarning(isChanged);

  useEffect(() => {
    if (!isGoing || isChanged || !next) return;
    setGoing(false);
    void navigate(`/brands/${base.id}/${next}`);
  }, [isGoing, isChanged, next, base.id, navigate]);

  const startFrom = (now: StaffBrandFile) => {
    setBase(now);
    setBrand(brandOf(now));
    setMeanwhile(undefined);
    clear();
  };
  const save = (revision: number, goes: boolean) =>
    run(async () => {
      try {
        const { id, ...written } = brand;
        const saved = await call('saveBrandDraft', { params: { id }, body: { revision, brand: written } });
        startFrom(saved);
        toasts.show({ title: own.saved, tone: 'win' });
        setGoing(goes);
        onSaved(saved);
      } catch (failure) {
        if (codeOf(failure) !== 'CHANGED_MEANWHILE') throw failure;
        setMeanwhile(await call('readBrandFile', { params: { id: base.id } }));
      }
    });
  const seen = base.draft?.revision ?? 0;
  const Fields = stepFields[step];
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(seen, next !== undefined);
        }}
      >
        <Fields file={base} brand={brand} onChange={(change) => setBrand((before) => withChange(before, change))} />
        <div role="alert" className="grid gap-3">
          {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
          {meanwhile && (
            <Note tone="warn">
              <p className="pb-2 font-semibold">{own.meanwhile}</p>
              <span className="flex flex-wrap gap-2">
                <Button size="small" loading={busy} onClick={() => save(meanwhile.draft?.revision ?? 0, false)}>
                  {own.keepMine}
                </Button>
                <Button size="small" look="outline" onClick={() => startFrom(meanwhile)}>
                  {own.takeTheirs}
                </Button>
              </span>
            </Note>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isChanged ? (
            <Button type="submit" look="primary" loading={busy} disabled={meanwhile !== undefined}>
              {own.next}
            </Button>
          ) : (
            next && (
              <Link to={`/brands/${base.id}/${next}`} className={buttonClass({ look: 'primary' })}>
                {own.goOn}
              </Link>
            )
          )}
          {isChanged && (
            <>
              <Button look="secondary" loading={busy} onClick={() => save(seen, false)}>
                {own.save}
              </Button>
              <Button look="quiet" onClick={() => startFrom(base)}>
                {own.discard}
              </Button>
              <p className="text-13 text-text-soft">{own.unsaved}</p>
            </>
          )}
        </div>
      </form>
      {leaving.state === 'blocked' && <LeaveDialog onStay={leaving.reset} onLeave={leaving.proceed} />}
    </Card>
  );
}

/** What is set to nothing is not there: on the wire a list that is missing is all the house has. */
function withChange(brand: Brand, change: Partial<Brand>): Brand {
  const next = { ...brand, ...change };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Brand;
}
