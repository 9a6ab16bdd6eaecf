import type { ReactNode } from 'react';
import { chipKeys } from '../../chips/index.ts';
import { GameDialog, KeysHelp, RulesView, useWords } from '../../screen/index.ts';
import { ChainCheck } from './ChainCheck.tsx';
import type { LiveApi } from './live-api.ts';
import type { LiveParts } from './live-parts.ts';

export type LiveDialog = 'rules' | 'keys' | 'fair';

/** Rules, keys and the check of the chain, over a shared table. */
export function LiveDialogs<Choice, Outcome>(props: {
  open: LiveDialog;
  api: LiveApi;
  parts: LiveParts<Choice, Outcome>;
  onClose(): void;
}): ReactNode {
  const { open, api, parts, onClose } = props;
  const words = useWords();
  const { text } = words;
  const keys = [
    ...parts.keys.map(({ keys, does }) => ({ keys: keys.map((key) => text(key)), does: text(does) })),
    ...(parts.game.join ? chipKeys : []).map(({ keys, does }) => ({ keys, does: text(does) })),
  ];
  const titles = { rules: 'studio.rules', keys: 'studio.keys', fair: 'live.fair.title' } as const;
  return (
    <GameDialog title={text(titles[open])} onClose={onClose}>
      {open === 'rules' && <RulesView sections={parts.rules(words)} />}
      {open === 'keys' && <KeysHelp rows={keys} />}
      {open === 'fair' && <ChainCheck api={api} parts={parts} />}
    </GameDialog>
  );
}
