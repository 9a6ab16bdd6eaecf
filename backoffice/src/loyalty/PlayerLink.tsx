import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass } from '../console/index.ts';
import { loyaltyWords } from './words.ts';

/** Leads to the player's points. */
export function PlayerLink({ id, nickname }: { id: number; nickname: string | null }): ReactNode {
  return (
    <Link to={`/players/${id}/points`} className={linkClass}>
      {loyaltyWords.playerName(id, nickname)}
    </Link>
  );
}
