import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../i18n/index.ts';
import { useAccounts, useSelectedAccount } from '../wallet/index.ts';
import { useSelectWallet } from './GamePlace.tsx';
import type { GameView } from './read-game-page.server.ts';

/** The player's wallets that the game takes; with one alone there is nothing to choose. */
export function WalletChooser({ game }: { game: GameView }) {
  const say = useSay();
  const accounts = useAccounts().filter(({ currency }) => Object.hasOwn(game.ids, currency));
  const selected = useSelectedAccount()?.currency;
  const { busy, select } = useSelectWallet();
  if (accounts.length < 2 || !accounts.some(({ currency }) => currency === selected)) return null;
  return (
    <span className="relative flex items-center">
      <select
        aria-label={say('games.wallet')}
        value={selected}
        disabled={busy !== undefined}
        onChange={({ currentTarget }) => {
          const wanted = accounts.find(({ currency }) => currency === currentTarget.value);
          if (wanted) void select(wanted.currency);
        }}
        className="min-h-11 appearance-none rounded-md bg-surface-2 pr-8 pl-3 text-13 font-bold [&>option]:bg-surface-2"
      >
        {accounts.map(({ currency }) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className="pointer-events-none absolute right-2.5 text-text-faint" />
    </span>
  );
}
