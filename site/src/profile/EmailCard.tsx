import type { Player } from '@halley/contract';
import { Badge } from '@halley/ui/Badge.tsx';
import { Card } from '@halley/ui/Card.tsx';
import { useSay } from '../i18n/index.ts';
import { ResendForm } from '../identity/index.ts';
import { LocalTime } from '../page/index.ts';

/** The address of the account, and whether it is known to be the player's. */
export function EmailCard({ player }: { player: Player }) {
  const say = useSay();
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="title-card">{say('profile.email')}</h2>
        {player.confirmed_at ? (
          <Badge tone="win">{say('profile.email.confirmed')}</Badge>
        ) : (
          <Badge tone="warn">{say('profile.email.open')}</Badge>
        )}
      </div>
      <p className="text-base font-semibold break-all">{player.email}</p>
      {player.confirmed_at ? (
        <p className="text-13 text-text-soft">
          {say('profile.email.since')} <LocalTime at={player.confirmed_at} format={{ dateStyle: 'long' }} />
        </p>
      ) : (
        <>
          <p className="text-13 text-text-soft">{say('profile.email.why')}</p>
          <ResendForm email={player.email} submitLook="secondary" address="known" />
        </>
      )}
    </Card>
  );
}
