import type { LiveBet, LiveTable, LiveTableId } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { newUuid } from '@halley/contract/new-uuid';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Launch, PageLink } from '../../screen/index.ts';
import type { LiveApi } from './live-api.ts';

export interface Seat {
  /** Newest first. */
  bets: LiveBet[];
  balance: bigint | undefined;
  busy: boolean;
  refusal: string | undefined;
  loginNeeded: boolean;
  place(bet: { roundId: number; stake: bigint; choice: unknown }): Promise<boolean>;
  cashOut(betId: string): Promise<void>;
  forgetRefusal(): void;
}

/** A bet is sent under its key until it is answered: a lost answer and a second try are one bet. */
const TRIES = 3;

/** This player's place at the table: bets, balance, and what can be done. */
export function useSeat(input: {
  api: LiveApi;
  table: LiveTableId;
  launch: Launch;
  link: PageLink;
  state: LiveTable | undefined;
  /** How many bets are kept at hand: all of one round, where there may be several. */
  kept: number;
}): Seat {
  const { api, table, launch, link, state, kept } = input;
  const [bets, setBets] = useState<LiveBet[]>([]);
  const [balance, setBalance] = useState<bigint>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [loginNeeded, setLoginNeeded] = useState(false);
  const told = useRef(new Set<string>());
  const known = useRef<LiveBet[]>([]);
  known.current = bets;

  const tellPage = useCallback(
    (bet: LiveBet) => {
      const { mode, currency, balance_cents } = bet;
      link.tell({ type: 'balance', mode, currency, balance_cents });
      if (bet.state === 'open' || told.current.has(bet.bet_id)) return;
      told.current.add(bet.bet_id);
      const { bet_id: round_id, stake_cents, win_cents } = bet;
      link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
    },
    [link],
  );

  const load = useCallback(async () => {
    try {
      const query = { mode: launch.mode, ...(launch.mode === 'real' && { currency: launch.currency }), limit: kept };
      const seat = await api.listLiveBets({ params: { table }, query });
      const open = new Set(known.current.filter((bet) => bet.state === 'open').map((bet) => bet.bet_id));
      for (const bet of seat.bets) {
        if (open.has(bet.bet_id) || (known.current.length === 0 && bet.state === 'open')) tellPage(bet);
        else if (bet.state !== 'open') told.current.add(bet.bet_id);
      }
      setBets(seat.bets);
      setBalance(BigInt(seat.balance_cents));
      setLoginNeeded(false);
      const { mode, currency } = launch;
      link.tell({ type: 'balance', mode, currency, balance_cents: seat.balance_cents });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) setLoginNeeded(true);
    }
  }, [api, launch, link, table, tellPage, kept]);

  // Whatever has happened to the round has happened to the bets in it.
  const phase = state?.round ? `${state.round.id} ${state.round.state}` : '';
  const cashedOut = state?.event === 'cashed_out' ? state.bets.won : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the round has moved
  useEffect(() => {
    const isOpen = known.current.some((bet) => bet.state === 'open');
    if (known.current.length === 0 || isOpen) void load();
  }, [phase, cashedOut, load]);

  useEffect(
    () =>
      link.listen((message) => {
        if (message.type !== 'balance' || launch.mode !== 'real' || message.currency !== launch.currency) return;
        setBalance(BigInt(message.balance_cents));
      }),
    [link, launch],
  );

  const answered = useCallback(
    (bet: LiveBet) => {
      setBets((all) => [bet, ...all.filter((each) => each.bet_id !== bet.bet_id)].slice(0, kept));
      setBalance(BigInt(bet.balance_cents));
      setRefusal(undefined);
      tellPage(bet);
    },
    [tellPage, kept],
  );

  const run = useCallback(
    async (call: () => Promise<LiveBet>): Promise<boolean> => {
      setBusy(true);
      try {
        for (let tries = 1; ; tries++) {
          try {
            answered(await call());
            return true;
          } catch (error) {
            const refused = error instanceof CallFailed && error.status < 500;
            if (!refused && tries < TRIES) continue;
            setRefusal(error instanceof CallFailed ? error.code : 'lost');
            void load();
            return false;
          }
        }
      } finally {
        setBusy(false);
      }
    },
    [answered, load],
  );

  return {
    bets,
    balance,
    busy,
    refusal,
    loginNeeded,
    place: async ({ roundId, stake, choice }) => {
      const key = newUuid();
      const body = { mode: launch.mode, round_id: roundId, stake_cents: Number(stake), choice };
      const currency = launch.mode === 'real' ? { currency: launch.currency } : {};
      return run(() =>
        api.placeLiveBet({ params: { table }, body: { ...body, ...currency } }, { idempotencyKey: key }),
      );
    },
    cashOut: async (betId) => {
      await run(() => api.cashOutLiveBet({ params: { table, bet: betId } }));
    },
    forgetRefusal: useCallback(() => setRefusal(undefined), []),
  };
}
