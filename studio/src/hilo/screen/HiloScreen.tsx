import { CallFailed } from '@halley/contract/client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MessageKey } from '../../messages/index.ts';
import type { GameApi } from '../../screen/api.ts';
import { GameFailed, GameLoading, GameRoot } from '../../screen/GameRoot.tsx';
import type { Launch } from '../../screen/launch.ts';
import type { PageLink } from '../../screen/page-link.ts';
import { readBalance } from '../../screen/read-balance.ts';
import type { Sound } from '../../screen/sound.ts';
import { useSeeds } from '../../screen/use-seeds.ts';
import { useWords } from '../../screen/words.tsx';
import { hiloGame } from '../rules.ts';
import { HiloReplay } from './HiloReplay.tsx';
import { HiloTable } from './HiloTable.tsx';
import { type HiloRow, readRow } from './read-row.ts';

const PILLS = 5;

export interface HiloScreenProps {
  api: GameApi;
  launch: Launch;
  link: PageLink;
  sound: Sound;
}

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: MessageKey; retry: boolean }
  | { kind: 'replay'; row: HiloRow }
  | { kind: 'table'; past: HiloRow[]; balance: bigint | undefined };

export function HiloScreen({ api, launch, link, sound }: HiloScreenProps): ReactNode {
  const { text } = useWords();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const seeds = useSeeds(api, launch.mode);
  const { load: loadSeeds } = seeds;

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      setState(launch.replay ? await loadReplay(api, launch.replay) : await loadTable());
    } catch (error) {
      const refused = error instanceof CallFailed && error.status === 401;
      setState({ kind: 'failed', message: refused ? 'studio.error.logIn' : 'studio.error.load', retry: !refused });
    }

    async function loadTable(): Promise<State> {
      const { mode } = launch;
      const [pair, past] = await Promise.all([loadSeeds(), loadPast(api, launch)]);
      const balance = await readBalance(api, { launch, pair, last: past[0]?.balanceAfter });
      if (balance !== undefined) {
        link.tell({ type: 'balance', mode, currency: launch.currency, balance_cents: Number(balance) });
      }
      return { kind: 'table', past, balance };
    }
  }, [api, launch, link, loadSeeds]);

  useEffect(() => {
    void load();
  }, [load]);

  const loaded = state.kind !== 'loading';
  useEffect(() => {
    if (loaded) link.tell({ type: 'ready', game: hiloGame.id, version: hiloGame.version });
  }, [link, loaded]);

  return (
    <GameRoot link={link}>
      <h1 className="sr-only">{text('hilo.title')}</h1>
      {state.kind === 'loading' && <GameLoading />}
      {state.kind === 'failed' && (
        <GameFailed message={text(state.message)} {...(state.retry && { onRetry: () => void load() })} />
      )}
      {state.kind === 'replay' && <HiloReplay row={state.row} onClose={() => link.tell({ type: 'close' })} />}
      {state.kind === 'table' && (
        <HiloTable
          api={api}
          launch={launch}
          link={link}
          sound={sound}
          seeds={seeds}
          past={state.past}
          balance={state.balance}
        />
      )}
    </GameRoot>
  );
}

async function loadReplay(api: GameApi, id: string): Promise<State> {
  try {
    const row = readRow(await api.replayRound({ params: { game: hiloGame.id, round: id } }));
    if (row) return { kind: 'replay', row };
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
  }
  return { kind: 'failed', message: 'studio.replay.missing', retry: false };
}

/** Not only a comfort: the first of them may be a row that waits, so without them nothing is dealt. */
async function loadPast(api: GameApi, launch: Launch): Promise<HiloRow[]> {
  const rounds = await api.listRounds({ params: { game: hiloGame.id }, query: { mode: launch.mode, limit: PILLS } });
  return rounds.map(readRow).filter((row) => row !== undefined);
}
