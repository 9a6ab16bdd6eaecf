import type { PlayerDocument } from '@halley/contract';
import { Button, Card, Field, FileDrop, Icon, IconButton, ProgressComet, Select } from '@halley/ui';
import { toasts } from '@halley/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { pickerAccept } from './check-file.ts';
import { type DocumentType, nextType } from './standing.ts';
import { useUpload } from './use-upload.ts';
import { needs, typeNames } from './words.ts';

interface UploadCardProps {
  documents: readonly PlayerDocument[];
  /** What somebody asked for. */
  wanted: DocumentType | undefined;
  /** One amber button a view: while something is wanted, it is this one. */
  isPrimary: boolean;
  onSent: (documents: PlayerDocument[]) => void;
}

const longestDescription = 200;

export function UploadCard({ documents, wanted, isPrimary, onSent }: UploadCardProps) {
  const { say, tag } = useSpeech();
  const [chosen, setChosen] = useState<DocumentType>();
  const [description, setDescription] = useState('');
  const documentType = chosen ?? wanted ?? nextType(documents);
  const { file, progress, error, choose, send, cancel } = useUpload({
    onSent(next) {
      onSent(next);
      setChosen(undefined);
      setDescription('');
      toasts.show({ tone: 'win', title: say('verification.sent.title'), text: say('verification.sent.text') });
    },
  });
  const isSending = progress !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ documentType, description });
  };
  return (
    <Card>
      <form className="grid gap-4" onSubmit={submit} aria-busy={isSending}>
        <h2 className="title-card">{say('verification.upload.title')}</h2>
        <Select
          label={say('verification.upload.type')}
          hint={say(needs[documentType])}
          value={documentType}
          disabled={isSending}
          onChange={(event) => setChosen(event.target.value as DocumentType)}
          options={Object.entries(typeNames).map(([value, label]) => ({ value, label: say(label) }))}
        />
        <FileDrop
          label={say('verification.upload.file')}
          invitation={say('verification.upload.drop')}
          choose={say('verification.upload.choose')}
          photograph={say('verification.upload.photo')}
          hint={say('verification.upload.hint')}
          error={error && say(error)}
          accept={pickerAccept}
          disabled={isSending}
          onFile={choose}
        />
        <div role="status" className="grid gap-3 empty:hidden">
          {file && (
            <div className="grid gap-3 rounded-md bg-surface-2 p-4">
              <p className="flex min-w-0 items-center gap-3">
                <Icon name="document" className="text-text-faint" />
                <span className="min-w-0 flex-1 truncate font-semibold">{file.name}</span>
                <span className="text-13 text-text-soft">{formatBytes(file.size, tag)}</span>
                {!isSending && (
                  <IconButton
                    icon="close"
                    size="small"
                    label={say('verification.upload.forget')}
                    onClick={() => choose(undefined)}
                  />
                )}
              </p>
              {isSending && <ProgressComet label={say('verification.upload.progress')} value={progress} />}
            </div>
          )}
        </div>
        <Field
          label={say('verification.upload.note')}
          hint={say('verification.upload.noteHint')}
          value={description}
          maxLength={longestDescription}
          disabled={isSending}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look={isPrimary ? 'primary' : 'secondary'} disabled={!file} loading={isSending}>
            {say(isSending ? 'verification.upload.sending' : 'verification.upload.send')}
          </Button>
          {isSending && <Button onClick={cancel}>{say('verification.upload.cancel')}</Button>}
        </div>
        <p className="flex gap-2 text-xs text-text-faint">
          <Icon name="lock" size="small" className="mt-px" />
          {say('verification.upload.privacy')}
        </p>
      </form>
    </Card>
  );
}

const kilobyte = 1000;

function formatBytes(bytes: number, tag: string): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / kilobyte ** 2 : Math.max(1, bytes / kilobyte));
}
