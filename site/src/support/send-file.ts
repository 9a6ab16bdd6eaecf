import type { ChatMessage } from '@halley/contract';
import { sendUpload } from '../forms/index.ts';

/** `onProgress` gets 0 to 1. */
export function sendFile(
  { file, clientId }: { file: File; clientId: string },
  onProgress: (part: number) => void,
): Promise<ChatMessage> {
  const form = new FormData();
  form.append('client_id', clientId);
  form.append('file', file);
  return sendUpload<ChatMessage>('sendChatFile', form, onProgress).done;
}
