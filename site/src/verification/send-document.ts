import routes from 'virtual:halley-routes';
import type { ErrorBody, PlayerDocument } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import type { DocumentType } from './standing.ts';

export interface Sending {
  done: Promise<PlayerDocument[]>;
  cancel(): void;
}

export interface DocumentToSend {
  file: File;
  documentType: DocumentType;
  description: string;
}

/** Told apart from a failure: the player did not want it any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** By XMLHttpRequest: it alone says how much of a body has left. `onProgress` gets 0 to 1. */
export function sendDocument(document: DocumentToSend, onProgress: (part: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<PlayerDocument[]>((resolve, reject) => {
    const [method, path] = routes.uploadDocument as readonly [string, string];
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 201) resolve(body as PlayerDocument[]);
      else reject(new CallFailed('uploadDocument', request.status, body as ErrorBody | null));
    };
    request.onerror = () => reject(new Error('no connection'));
    request.onabort = () => reject(new Cancelled());
  });
  request.send(formOf(document));
  return { done, cancel: () => request.abort() };
}

function formOf({ file, documentType, description }: DocumentToSend): FormData {
  const form = new FormData();
  form.append('document[document_type]', documentType);
  if (description.trim() !== '') form.append('document[description]', description.trim());
  form.append('document[attachment]', file);
  return form;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
