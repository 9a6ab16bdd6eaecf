import type { Lootbox } from '@halley/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../query/index.ts';
import { type DrawFault, decideLootbox, faultOf, readDrawsAgain } from './decide-lootbox.ts';
import { isTurn, lastTurn } from './own-lootboxes.ts';

/** The free turn of the day, or one that the player holds. */
export type Choice = 'today' | number;
export type Phase = 'ready' | 'asking' | 'turning';

interface UseTurns {
  boxes: readonly Lootbox[] | undefined;
  /** Turns the disc to where the turn says. */
  show: (box: Lootbox) => Promise<void>;
}

/**
 * One turn after the other. What a turn gives is decided once, by the server; the address remembers which turn it was, so a
 * page that is loaded anew shows what was decided and never asks for a second draw.
 */
export function useTurns({ boxes, show }: UseTurns) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('ready');
  const [fault, setFault] = useState<DrawFault | null>(null);
  const [turned, setTurned] = useState<Lootbox | null>(null);
  const busy = useRef(false);
  const today = useToday();
  const asked = Number(search.get('turn') ?? Number.NaN);
  const known = boxes?.find((box) => box.id === asked && isTurn(box) && box.stage === 'activated');
  const decided = turned ?? known ?? (boxes && today ? lastTurn(boxes, today) : undefined) ?? null;

  async function turn(choice: Choice): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPhase('asking');
    setFault(null);
    setTurned(null);
    const answer = await decide(choice);
    if (typeof answer === 'string') setFault(answer);
    else {
      setPhase('turning');
      await show(answer);
      setTurned(answer);
    }
    busy.current = false;
    setPhase('ready');
    readDrawsAgain();
  }

  async function decide(choice: Choice): Promise<Lootbox | DrawFault> {
    const id = choice === 'today' ? await takeToday() : choice;
    if (typeof id === 'string') return id;
    await navigate(`?turn=${id}`, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    return decideLootbox(id);
  }

  // What is on its way is told by the disc, not by the list.
  return { phase, fault, decided: phase === 'ready' ? decided : null, turn };
}

function takeToday(): Promise<number | DrawFault> {
  return callApi('takeDailyTurn').then(({ id }) => id, faultOf);
}

/** By the browser's clock, which the server does not know. */
export function useToday(): Date | null {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(new Date()), []);
  return today;
}
