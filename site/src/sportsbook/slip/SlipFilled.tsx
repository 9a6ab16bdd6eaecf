import { Segmented } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { type Placing, wholeSlip } from './placing-store.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipLegs } from './SlipLegs.tsx';
import { slip } from './slip-store.ts';
import type { SlipView } from './use-slip-view.ts';
import { Waiting } from './Waiting.tsx';

interface SlipFilledProps {
  view: SlipView;
  /** All of it is with the house. */
  waiting: Extract<Placing, { state: 'waiting' }> | undefined;
  isSheet: boolean;
}

/** A slip with something on it: selections, how they are combined, and the form. */
export default function SlipFilled({ view, waiting, isSheet }: SlipFilledProps): ReactNode {
  const say = useSay();
  const { state, shape, tab } = view;
  if (waiting) {
    return (
      <>
        <SlipLegs view={view} isLocked />
        <Waiting id={wholeSlip} waiting={waiting} currency={view.currency} />
      </>
    );
  }
  return (
    <>
      <Segmented
        label={say('slip.kind')}
        value={tab}
        onChange={(next) => slip.change({ tab: next })}
        options={[
          { value: 'single', label: say('slip.tab.single') },
          { value: 'combo', label: say('slip.tab.combo'), disabled: state.legs.length < 2 },
          { value: 'system', label: say('slip.tab.system'), disabled: shape.counted.length < 3 },
        ]}
      />
      <SlipLegs view={view} withPad={isSheet} />
      <SlipForm view={view} withPad={isSheet} />
    </>
  );
}
