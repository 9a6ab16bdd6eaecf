import type { LotteryDraw, TicketLeaf } from '@halley/contract';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../query/index.ts';
import { type Checks, unchecked } from './checks.ts';

/** As a list is read: the rows of it, once they are all there. */
interface Recounting {
  checks: Checks;
  rows: TicketLeaf[] | null;
  /** How many rows have been hashed. */
  counted: number;
  isBusy: boolean;
}

const atFirst: Recounting = { checks: unchecked, rows: null, counted: 0, isBusy: false };

/** The next turn of the page's own work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks a draw when it is asked to. What it needs for that is loaded then. */
export function useRecount(draw: LotteryDraw, { isPlayer }: { isPlayer: boolean }) {
  const [state, setState] = useState(atFirst);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function check(): Promise<void> {
    const params = { id: String(draw.lottery_id) };
    setState({ ...atFirst, isBusy: true });
    const { recount } = await import('./recount.ts');
    const rows = await recount({
      draw,
      readRows: (from) => callApi('listDrawTickets', { params, query: { from } }),
      readProof: isPlayer ? () => callApi('readTicketProof', { params }) : null,
      tell: (name, verdict, counted) => {
        if (!isThere.current) return;
        setState((known) => ({
          ...known,
          checks: { ...known.checks, [name]: verdict },
          counted: counted ?? known.counted,
        }));
      },
      pause,
    });
    if (isThere.current) setState((known) => ({ ...known, rows, isBusy: false }));
  }

  async function checkOnce(): Promise<void> {
    try {
      await check();
    } catch {
      // What checks did not come over the line.
      if (!isThere.current) return;
      setState({ ...atFirst, checks: { ...unchecked, list: 'unread', winners: 'unread' } });
    }
  }

  return { ...state, check: checkOnce };
}
