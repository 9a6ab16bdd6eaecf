import { type ReactNode, useEffect, useState } from 'react';
import {
  GameFailed,
  GameLoading,
  GameRoot,
  type ScreenProps,
  StageFrame,
  Toolbar,
  useWords,
} from '../../screen/index.ts';
import { BetsList } from './BetsList.tsx';
import { type LiveDialog, LiveDialogs } from './LiveDialogs.tsx';
import { LiveReplay } from './LiveReplay.tsx';
import { createLiveApi, type LiveApi } from './live-api.ts';
import { type LiveParts, lastPlayed } from './live-parts.ts';
import { useLiveTable } from './use-live-table.ts';
import { useSeat } from './use-seat.ts';

const BETS_KEPT = { one: 10, several: 50 };

let ownApi: LiveApi | undefined;

export function LiveScreen<Choice, Outcome>({
  parts,
  ...props
}: ScreenProps & { parts: LiveParts<Choice, Outcome>; liveApi?: LiveApi }): ReactNode {
  const { launch, link, sound } = props;
  ownApi ??= createLiveApi();
  const api = props.liveApi ?? ownApi;
  const { text } = useWords();
  const live = useLiveTable(api, parts.table);
  const kept = parts.game.join ? BETS_KEPT.several : BETS_KEPT.one;
  const seat = useSeat({ api, table: parts.table, launch, link, state: live.state, kept });
  const [dialog, setDialog] = useState<LiveDialog | undefined>(launch.verify ? 'fair' : undefined);
  const [betsOpen, setBetsOpen] = useState(false);
  const [paused, setPaused] = useState(false);
  const [bonus, setBonus] = useState(false);
  const [sinceRound, setSinceRound] = useState(Number.POSITIVE_INFINITY);
  if (sinceRound === Number.POSITIVE_INFINITY && live.state?.round) setSinceRound(live.state.round.id);
  const loaded = live.state !== undefined || live.failed;
  useEffect(() => {
    if (loaded) link.tell({ type: 'ready', game: parts.game.id, version: parts.game.version });
  }, [link, loaded, parts]);
  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'pause') setPaused(true);
        if (message.type === 'resume') setPaused(false);
        if (message.type === 'bonus') setBonus(launch.mode === 'real' && message.active);
      }),
    [link, launch],
  );

  if (launch.replay) {
    return (
      <GameRoot link={link}>
        <h1 className="sr-only">{parts.game.title}</h1>
        <LiveReplay api={api} parts={parts} betId={launch.replay} onClose={() => link.tell({ type: 'close' })} />
      </GameRoot>
    );
  }

  const { state } = live;
  const roundId = state?.round?.id;
  const mine = seat.bets.filter((bet) => bet.round_id === roundId);
  const shown = lastPlayed(seat.bets, sinceRound);
  const toolbar = (
    <Toolbar
      sound={sound}
      onKeys={() => setDialog('keys')}
      onRules={() => {
        link.tell({ type: 'rules' });
        setDialog('rules');
      }}
      onFairness={() => setDialog('fair')}
      onBets={() => setBetsOpen(true)}
    />
  );
  return (
    <GameRoot link={link}>
      <h1 className="sr-only">{parts.game.title}</h1>
      {!state && !live.failed && <GameLoading />}
      {(!state && live.failed) || seat.loginNeeded ? (
        <GameFailed
          message={text(seat.loginNeeded ? 'studio.error.logIn' : 'studio.error.load')}
          {...(!seat.loginNeeded && { onRetry: () => void live.ask() })}
        />
      ) : (
        state && (
          <div className="game-layout">
            <StageFrame shown={shown} sound={sound}>
              <div className="game-table">
                {parts.view({
                  live,
                  seat,
                  mine,
                  toolbar,
                  sound,
                  launch,
                  link,
                  paused,
                  bonus,
                  demo: launch.mode === 'demo',
                })}
              </div>
            </StageFrame>
            <BetsList
              state={state}
              mine={mine}
              open={betsOpen}
              onClose={() => setBetsOpen(false)}
              choice={(choice) => {
                const parsed = parts.game.parseChoice(choice);
                return parsed.ok ? parts.choice(parsed.value) : '';
              }}
            />
          </div>
        )
      )}
      {dialog && <LiveDialogs open={dialog} api={api} parts={parts} onClose={() => setDialog(undefined)} />}
    </GameRoot>
  );
}
