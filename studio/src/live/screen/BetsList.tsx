import type { LiveBet, LiveTable } from '@halley/contract';
import { IconButton } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import { sameJson, useWords } from '../../screen/index.ts';

interface Row {
  key: string;
  name: string;
  own: boolean;
  stake: string;
  choice: string;
  pays: number | null;
  win: string | undefined;
  won: boolean;
}

/** Everybody's bets in this round; one's own stand first. */
export function BetsList(props: {
  state: LiveTable;
  mine: readonly LiveBet[];
  choice(choice: unknown): string;
  /** On a phone it comes over the table when it is asked for. */
  open: boolean;
  onClose(): void;
}): ReactNode {
  const { state, mine } = props;
  const { text, money, whole, hundredths } = useWords();
  const own = mine.map(
    (bet): Row => ({
      key: bet.bet_id,
      name: text('live.bets.you'),
      own: true,
      choice: props.choice(bet.choice),
      stake: money(bet.stake_cents, bet.currency),
      pays: bet.pays,
      won: bet.win_cents > bet.stake_cents,
      win: bet.state === 'open' ? undefined : money(bet.win_cents, bet.currency),
    }),
  );
  const others = withoutOwn(state, mine).map(
    (bet, index): Row => ({
      key: `${index}`,
      name: bet.name || text('live.bets.guest'),
      own: false,
      choice: props.choice(bet.choice),
      stake: money(bet.stake_cents, bet.currency),
      pays: bet.pays,
      won: (bet.win_cents ?? 0) > bet.stake_cents,
      win: bet.win_cents === null ? undefined : money(bet.win_cents, bet.currency),
    }),
  );
  const rows = [...own, ...others];
  return (
    <aside
      aria-label={text('live.bets')}
      data-open={props.open || undefined}
      className="live-bets grid content-start gap-3 rounded-xl bg-surface-1 p-4 shadow-2"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="title-card">{text('live.bets')}</h2>
        <span className="text-13 text-text-soft">{text('live.bets.count', { count: whole(state.bets.count) })}</span>
        <span className="phone-only -m-2">
          <IconButton icon="close" label={text('studio.close')} onClick={props.onClose} />
        </span>
      </header>
      {rows.length === 0 ? (
        <p className="text-center text-13 text-text-faint">{text('live.bets.none')}</p>
      ) : (
        <ul className="live-bets-rows grid gap-1 text-13">
          {rows.map((row) => (
            <li key={row.key} data-own={row.own || undefined} data-won={row.won || undefined} className="live-bet">
              <span className="truncate font-semibold">{row.name}</span>
              <span className="truncate text-text-faint">{row.choice}</span>
              <span className="text-right text-text-soft tabular-nums">{row.win === undefined ? row.stake : ''}</span>
              <span className="text-right font-bold tabular-nums">
                {row.win === undefined
                  ? ''
                  : row.won
                    ? `×${hundredths(row.pays ?? 0)} ${row.win}`
                    : row.pays === 0
                      ? '–'
                      : row.win}
              </span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

/** The table does not say whose a bet is: of each own one a bet that is the same in everything is left out. */
function withoutOwn(state: LiveTable, mine: readonly LiveBet[]) {
  const own = mine.map((bet) => ({ bet, matched: false }));
  return state.bets.shown.filter((seen) => {
    const match = own.find(
      ({ bet, matched }) =>
        !matched &&
        (seen.name === '') === (bet.mode === 'demo') &&
        seen.currency === bet.currency &&
        seen.stake_cents === bet.stake_cents &&
        sameJson(seen.choice, bet.choice),
    );
    if (match) match.matched = true;
    return !match;
  });
}
