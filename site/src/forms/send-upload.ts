import routes from 'virtual:halley-routes';
import type { ErrorBody } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';

export interface Sending<Answer> {
  done: Promise<Answer>;
  cancel(): void;
}

/** Told apart from a failure: the visitor did not want it any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** A file on its way, by XMLHttpRequest: it alone says how much of a body has left. `onProgress` gets 0 to 1. */
export function sendUpload<Answer>(
  call: 'uploadDocument' | 'sendChatFile',
  form: FormData,
  onProgress: (part: number) => void,
): Sending<Answer> {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer>((resolve, reject) => {
    const [method, path] = routes[call] as readonly [string, string];
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 201) resolve(body as Answer);
      else reject(new CallFailed(call, request.status, body as ErrorBody | null));
    };
    request.onerror = () => reject(new Error('no connection'));
    request.onabort = () => reject(new Cancelled());
  });
  request.send(form);
  return { done, cancel: () => request.abort() };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
