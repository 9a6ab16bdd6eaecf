import { use } from 'react';
import { KeptFactsContext, useCurrency, useHouse } from '../../session/index.ts';
import type { KeptProps } from './Kept.tsx';
import { KeeperContext } from './keeper.ts';

/** Never in a browser. The marks are text that is cut out before the page leaves. */
export function KeptPart({ name, of, children }: KeptProps) {
  const keeper = use(KeeperContext);
  const within = use(KeptFactsContext);
  const common = { house: useHouse(), currency: useCurrency() };
  // One part in another is a piece of that.
  const taken = within ? undefined : keeper?.take([name, of, common]);
  if (!taken) return [null, children, null];
  if ('place' in taken) return taken.place;
  return [
    taken.open,
    <KeptFactsContext key="part" value={common}>
      {children}
    </KeptFactsContext>,
    taken.close,
  ];
}
