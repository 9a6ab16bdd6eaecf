import type { PlayerRound } from '@halley/contract';
import type { ReactNode } from 'react';
import { roundWords } from './round-words.ts';

/** Where the maker of another house's game shows the round again; the link leads out of the house. */
export function Replay({ told }: { told: PlayerRound['told'] }): ReactNode {
  const url = told?.replay_url;
  if (!url || !/^https?:\/\//.test(url)) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className="text-ice underline-offset-3 hover:underline"
    >
      {roundWords.replay}
    </a>
  );
}
