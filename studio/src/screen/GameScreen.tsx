import type { StudioRound } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MessageKey } from '../messages/index.ts';
import type { GameApi } from './api.ts';
import { GameFailed, GameLoading, GameRoot } from './GameRoot.tsx';
import type { Launch } from './launch.ts';
import type { PageLink } from './page-link.ts';
import { readBalance } from './read-balance.ts';
import type { RoundRecord } from './read-record.ts';
import type { Sound } from './sound.ts';
import { useSeeds } from './use-seeds.ts';
import { useWords } from './words.tsx';

/** How many past rounds a table shows, unless it says otherwise. */
const PILLS = 5;

/** What the page gives a game. */
export interface ScreenProps {
  api: GameApi;
  launch: Launch;
  link: PageLink;
  sound: Sound;
}

export interface TableProps<R> extends ScreenProps {
  seeds: ReturnType<typeof useSeeds>;
  /** Newest first. */
  past: R[];
  balance: bigint | undefined;
}

/** What a game brings for its screen. */
export interface ScreenParts<R extends RoundRecord> {
  game: { id: string; version: number; title: string };
  /** undefined: not a round of this game, or of a version its screen cannot play. */
  read(round: StudioRound): R | undefined;
  /** Likewise for what is played back, where that is more: rounds of earlier versions. */
  readReplay?(round: StudioRound): R | undefined;
  /** The newest round may be waiting for its player: without the past nothing can be played. */
  needsPast: boolean;
  /** How many past rounds the table wants to see. */
  pastRounds?: number | undefined;
  replay(round: R, onClose: () => void): ReactNode;
  table(props: TableProps<R>): ReactNode;
}

type State<R> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: MessageKey; retry: boolean }
  | { kind: 'replay'; round: R }
  | { kind: 'table'; past: R[]; balance: bigint | undefined };

/** A game from its launch on: loads what it needs, then plays a stored round back or opens the table. */
export function GameScreen<R extends RoundRecord>({ parts, ...props }: ScreenProps & { parts: ScreenParts<R> }) {
  const { api, launch, link } = props;
  const { text } = useWords();
  const [state, setState] = useState<State<R>>({ kind: 'loading' });
  const seeds = useSeeds(api, launch.mode);
  const { load: loadSeeds } = seeds;

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(launch.replay ? await loadReplay(api, launch.replay, parts) : await loadTable());
    } catch (error) {
      const refused = error instanceof CallFailed && error.status === 401;
      setState({ kind: 'failed', message: refused ? 'studio.error.logIn' : 'studio.error.load', retry: !refused });
    }

    async function loadTable(): Promise<State<R>> {
      const [pair, past] = await Promise.all([loadSeeds(), loadPast(api, launch, parts)]);
      const balance = await readBalance(api, { launch, pair, last: past[0]?.balanceAfter });
      if (balance !== undefined) {
        const { mode, currency } = launch;
        link.tell({ type: 'balance', mode, currency, balance_cents: Number(balance) });
      }
      return { kind: 'table', past, balance };
    }
  }, [api, launch, link, loadSeeds, parts]);

  useEffect(() => {
    void load();
  }, [load]);

  const mayRetry = state.kind === 'failed' && state.retry;
  useEffect(() => {
    if (!mayRetry) return;
    const onLine = () => void load();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, [mayRetry, load]);

  const loaded = state.kind !== 'loading';
  useEffect(() => {
    if (loaded) link.tell({ type: 'ready', game: parts.game.id, version: parts.game.version });
  }, [link, loaded, parts]);

  return (
    <GameRoot link={link}>
      <h1 className="sr-only">{parts.game.title}</h1>
      {state.kind === 'loading' && <GameLoading />}
      {state.kind === 'failed' && (
        <GameFailed
          message={text(state.message)}
          {...(state.retry && { onRetry: () => void load() })}
          {...(props.launch.replay && { onClose: () => link.tell({ type: 'close' }) })}
        />
      )}
      {state.kind === 'replay' && parts.replay(state.round, () => link.tell({ type: 'close' }))}
      {state.kind === 'table' && parts.table({ ...props, seeds, past: state.past, balance: state.balance })}
    </GameRoot>
  );
}

async function loadReplay<R extends RoundRecord>(api: GameApi, id: string, parts: ScreenParts<R>): Promise<State<R>> {
  try {
    const record = await api.replayRound({ params: { game: parts.game.id, round: id } });
    const round = (parts.readReplay ?? parts.read)(record);
    if (round) return { kind: 'replay', round };
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
  }
  return { kind: 'failed', message: 'studio.replay.missing', retry: false };
}

async function loadPast<R extends RoundRecord>(api: GameApi, { mode }: Launch, parts: ScreenParts<R>): Promise<R[]> {
  try {
    const rounds = await api.listRounds({
      params: { game: parts.game.id },
      query: { mode, limit: parts.pastRounds ?? PILLS },
    });
    return rounds.map(parts.read).filter((round) => round !== undefined);
  } catch (error) {
    if (parts.needsPast) throw error;
    return [];
  }
}
