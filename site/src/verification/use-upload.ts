import type { PlayerDocument } from '@halley/contract';
import { useEffect, useRef, useState } from 'react';
import { Cancelled, type Sending } from '../forms/index.ts';
import type { MessageKey } from '../i18n/index.ts';
import { checkFile } from './check-file.ts';
import { errorText } from './error-text.ts';
import { type DocumentToSend, sendDocument } from './send-document.ts';

/** A file on its way: chosen, checked, sent. A file that could not be sent stays, to be tried again. */
export function useUpload({ onSent }: { onSent: (documents: PlayerDocument[]) => void }) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<MessageKey>();
  const sending = useRef<Sending<PlayerDocument[]>>(undefined);
  // Who leaves the page takes the upload back.
  useEffect(() => () => sending.current?.cancel(), []);

  const choose = (next: File | undefined) => {
    const refusal = next && checkFile(next);
    setError(refusal);
    setFile(refusal ? undefined : next);
  };
  const send = async (document: Omit<DocumentToSend, 'file'>) => {
    if (!file || sending.current) return;
    setError(undefined);
    setProgress(0);
    sending.current = sendDocument({ file, ...document }, setProgress);
    try {
      onSent(await sending.current.done);
      setFile(undefined);
    } catch (failure) {
      if (failure instanceof Cancelled) return;
      setError(errorText(failure));
    } finally {
      sending.current = undefined;
      setProgress(undefined);
    }
  };
  return { file, progress, error, choose, send, cancel: () => sending.current?.cancel() };
}
