import routes from 'virtual:halley-routes';
import type { ChatMessage, ErrorBody } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';

/** By XMLHttpRequest: it alone says how much of a body has left. `onProgress` gets 0 to 1. */
export function sendFile(
  { file, clientId }: { file: File; clientId: string },
  onProgress: (part: number) => void,
): Promise<ChatMessage> {
  return new Promise((resolve, reject) => {
    const [method, path] = routes.sendChatFile as readonly [string, string];
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 201) resolve(body as ChatMessage);
      else reject(new CallFailed('sendChatFile', request.status, body as ErrorBody | null));
    };
    request.onerror = () => reject(new Error('no connection'));
    const form = new FormData();
    form.append('client_id', clientId);
    form.append('file', file);
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
