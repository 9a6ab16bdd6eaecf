import { popups } from './create-popups.ts';

type Opener = () => void;
let chat: Opener | undefined;

/** A chat that has been loaded says how it is opened; until one has, support is the popup. */
export function registerSupportChat(open: Opener): () => void {
  chat = open;
  return () => {
    if (chat === open) chat = undefined;
  };
}

export function openSupport(): void {
  if (chat) chat();
  else popups.open('support');
}
