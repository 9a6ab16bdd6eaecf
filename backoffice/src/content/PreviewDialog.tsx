import type { StaffPreview } from '@halley/contract';
import { Button, Dialog, Field, Note, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { type Action, actionWith, showTime } from '../console/index.ts';
import { titleOf } from './title-of.ts';
import { contentWords } from './words.ts';

interface PreviewDialogProps {
  name: string;
  version: number;
  onClosed: () => void;
}

/** A version as it will stand, for whoever gets the link. */
export function preview({ name, title, version }: { name: string; title: string; version: number }): Action {
  return actionWith('makePreview', {
    label: contentWords.preview,
    name: contentWords.previewOf(title, version),
    look: 'outline',
    dialog: ({ onClosed }) => <PreviewDialog name={name} version={version} onClosed={onClosed} />,
  });
}

function PreviewDialog({ name, version, onClosed }: PreviewDialogProps): ReactNode {
  const [hours, setHours] = useState('24');
  const [made, setMade] = useState<StaffPreview>();
  const { busy, error, run } = useDeed();
  const make = () =>
    run(async () => {
      setMade(await call('makePreview', { body: { items: [{ name, version }], hours: Number(hours) } }));
    });
  return (
    <Dialog title={contentWords.dialogTitle} description={contentWords.dialogText} onClosed={onClosed}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{contentWords.previewOf(titleOf(name), version)}</p>
        {made ? (
          <>
            <Field
              label={contentWords.link}
              hint={contentWords.until(showTime(made.expires_at))}
              readOnly
              value={made.url}
            />
            <div>
              <Button look="primary" icon="external" asChild>
                <a href={made.url} target="_blank" rel="noopener noreferrer">
                  {contentWords.open}
                </a>
              </Button>
            </div>
          </>
        ) : (
          <>
            <Select
              label={contentWords.hours}
              value={hours}
              onChange={(event) => setHours(event.target.value)}
              options={Object.entries(contentWords.hourOptions).map(([value, label]) => ({ value, label }))}
            />
            <div>
              <Button look="primary" loading={busy} onClick={make}>
                {contentWords.make}
              </Button>
            </div>
          </>
        )}
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      </div>
    </Dialog>
  );
}
