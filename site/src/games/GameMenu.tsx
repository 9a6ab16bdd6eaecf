import { Dialog, Icon, type IconName } from '@halley/ui';
import type { useFavourite } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import type { GameView } from './read-game-page.server.ts';
import { WalletChooser } from './WalletChooser.tsx';

export interface GameMenuProps {
  game: GameView;
  real: boolean;
  favourite: ReturnType<typeof useFavourite>;
  onReload: () => void;
  onOpen: (wanted: 'pause' | 'settings') => void;
  onClosed: () => void;
}

const rowClass = 'flex min-h-12 w-full items-center gap-3 border-t border-line text-left font-semibold';

/** On a phone: what the one row over a game has no room for. The break stands first. */
export default function GameMenu({ game, real, favourite, onReload, onOpen, onClosed }: GameMenuProps) {
  const say = useSay();
  return (
    <Dialog title={say('games.menu')} onClosed={onClosed}>
      <div className="grid">
        {real && (
          <>
            <WalletChooser game={game} />
            <Way icon="pause" text={say('games.break')} href="/profile/limits#break" onPress={() => onOpen('pause')} />
            <Row icon="settings" text={say('games.settings')} onPress={() => onOpen('settings')} />
            <Way icon="limits" text={say('games.menu.limits')} href="/profile/limits" />
            <Way icon="plus" text={say('games.deposit')} href="/deposit" />
          </>
        )}
        {game.hasRules && <Way icon="info" text={say('games.rulesLink')} href={`${game.path}/rules`} />}
        <Way icon="shield" text={say('games.menu.fairness')} href="/fairness" />
        {real && <Way icon="recent" text={say('games.rolls.title')} href="/profile/games-history" />}
        {favourite && (
          <Row
            icon="favourite"
            text={say(favourite.on ? 'games.favourite.remove' : 'games.favourite.add')}
            onPress={favourite.onToggle}
          />
        )}
        <Row
          icon="refresh"
          text={say('games.reload')}
          onPress={() => {
            onReload();
            onClosed();
          }}
        />
      </div>
    </Dialog>
  );
}

function Row({ icon, text, onPress }: { icon: IconName; text: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={rowClass}>
      <Icon name={icon} className="text-text-faint" />
      {text}
    </button>
  );
}

interface WayProps {
  icon: IconName;
  text: string;
  href: string;
  /** What happens here instead of the way there. */
  onPress?: () => void;
}

function Way({ icon, text, href, onPress }: WayProps) {
  return (
    <SiteLink
      href={href}
      className={rowClass}
      {...(onPress && {
        onClick: (event) => {
          event.preventDefault();
          onPress();
        },
      })}
    >
      <Icon name={icon} className="text-text-faint" />
      <span className="flex-1">{text}</span>
      <Icon name="chevron-right" size="small" className="text-text-faint" />
    </SiteLink>
  );
}
