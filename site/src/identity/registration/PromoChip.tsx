import { IconButton } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../../i18n/index.ts';

/** The code of the link the visitor came by. It can be taken off: nobody has to want a bonus. */
export function PromoChip({ code, onRemove }: { code: string; onRemove: () => void }) {
  const say = useSay();
  return (
    <p className="flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-ice-wash pr-1 pl-4 text-13 font-semibold">
      <Icon name="ticket" size="small" className="text-ice" />
      <span className="min-w-0 break-all">{say('identity.promo.code', { code })}</span>
      <IconButton icon="close" size="small" label={say('identity.promo.remove')} onClick={onRemove} />
    </p>
  );
}
