import type { LiveBet, LiveTableId } from '@halley/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { chipKeys } from '../../chips/chip-keys.ts';
import type { RulesFormat, RulesSection } from '../../kit/rules-content.ts';
import type { SharedGame } from '../../kit/shared.ts';
import type { MessageKey } from '../../messages/index.ts';
import { GameDialog } from '../../screen/GameDialog.tsx';
import { GameFailed, GameLoading, GameRoot } from '../../screen/GameRoot.tsx';
import type { ScreenProps } from '../../screen/GameScreen.tsx';
import { KeysHelp } from '../../screen/KeysHelp.tsx';
import { RulesView } from '../../screen/RulesView.tsx';
import { StageFrame } from '../../screen/StageFrame.tsx';
import { Toolbar } from '../../screen/Toolbar.tsx';
import { useWords } from '../../screen/words.tsx';
import { BetsList } from './BetsList.tsx';
import { ChainCheck } from './ChainCheck.tsx';
import { LiveReplay } from './LiveReplay.tsx';
import { createLiveApi, type LiveApi } from './live-api.ts';
import { type LiveLink, useLiveTable } from './use-live-table.ts';
import { type Seat, useSeat } from './use-seat.ts';

export interface LiveStageProps {
  live: LiveLink;
  seat: Seat;
  /** This player's bets in the round that is on. */
  mine: LiveBet[];
  toolbar: ReactNode;
  sound: ScreenProps['sound'];
  demo: boolean;
}

export interface LivePanelProps extends LiveStageProps {
  launch: ScreenProps['launch'];
  link: ScreenProps['link'];
  paused: boolean;
}

/** What a game of shared rounds brings; the screen does the rest. */
export interface LiveParts<Choice, Outcome> {
  table: LiveTableId;
  game: SharedGame<Choice, Outcome>;
  rules(format: RulesFormat): RulesSection[];
  /** Stage and panel together: on a layout they share what is being put down. */
  view(props: LivePanelProps): ReactNode;
  /** An outcome in a few letters. */
  outcome(outcome: Outcome): string;
  /** What somebody bet on, in a few words. */
  choice(choice: Choice): string;
  /** The same with every part of it, for a bet that is played back; unset: the few words say it all. */
  wholeChoice?(choice: Choice, currency: string): string;
  /** The outcome as it was seen, for a bet that is played back. */
  picture?(outcome: Outcome): ReactNode;
  keys: { keys: MessageKey[]; does: MessageKey }[];
}

const BETS_KEPT = { one: 10, several: 50 };

/**
 * The last round this player was in, as one: what all bets in it have staked and won. Undefined while any is open, and
 * of rounds before the screen was opened: they have been seen.
 */
export function lastPlayed(bets: readonly LiveBet[], sinceRound: number) {
  const [last] = bets;
  if (!last || last.round_id < sinceRound) return undefined;
  const together = bets.filter(({ round_id, currency }) => round_id === last.round_id && currency === last.currency);
  if (together.some(({ state }) => state === 'open')) return undefined;
  return {
    id: last.bet_id,
    win: together.reduce((sum, bet) => sum + BigInt(bet.win_cents), 0n),
    stake: together.reduce((sum, bet) => sum + BigInt(bet.stake_cents), 0n),
    currency: last.currency,
  };
}

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
  const words = useWords();
  const [dialog, setDialog] = useState<'rules' | 'keys' | 'fair' | undefined>(launch.verify ? 'fair' : undefined);
  const [betsOpen, setBetsOpen] = useState(false);
  const [paused, setPaused] = useState(false);
  const [sinceRound, setSinceRound] = useState(Number.POSITIVE_INFINITY);
  if (sinceRound === Number.POSITIVE_INFINITY && live.state?.round) setSinceRound(live.state.round.id);
  const loaded = live.state !== undefined || live.failed;
  useEffect(() => {
    if (loaded) link.tell({ type: 'ready', game: parts.game.id, version: parts.game.version });
  }, [link, loaded, parts]);
  useEffect(
    () =>
      link.listen(({ type }) => {
        if (type === 'pause') setPaused(true);
        if (type === 'resume') setPaused(false);
      }),
    [link],
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
                  ...{ live, seat, mine, toolbar, sound, launch, link, paused },
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
      {dialog === 'rules' && (
        <GameDialog title={text('studio.rules')} onClose={() => setDialog(undefined)}>
          <RulesView sections={parts.rules(words)} />
        </GameDialog>
      )}
      {dialog === 'fair' && (
        <GameDialog title={text('live.fair.title')} onClose={() => setDialog(undefined)}>
          <ChainCheck api={api} parts={parts} />
        </GameDialog>
      )}
      {dialog === 'keys' && (
        <GameDialog title={text('studio.keys')} onClose={() => setDialog(undefined)}>
          <KeysHelp
            rows={[
              ...parts.keys.map(({ keys, does }) => ({ keys: keys.map((key) => text(key)), does: text(does) })),
              ...(parts.game.join ? chipKeys : []).map(({ keys, does }) => ({ keys, does: text(does) })),
            ]}
          />
        </GameDialog>
      )}
    </GameRoot>
  );
}
