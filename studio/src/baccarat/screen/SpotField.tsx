import type { ReactNode } from 'react';
import { Chip, chipColour } from '../../chips/index.ts';
import type { Spots, StakeLimits } from '../../kit/index.ts';
import { useWords } from '../../screen/index.ts';
import { type BaccaratSpot, baccaratSpots, spotNames, spotPays } from '../rules.ts';

export interface SpotFieldProps {
  bets: Spots<BaccaratSpot>;
  limits: StakeLimits;
  won: readonly BaccaratSpot[];
  disabled: boolean;
  onPut(spot: BaccaratSpot): void;
  onLift(spot: BaccaratSpot): void;
  /** Where more lies on the table than the chips of one hand: what to draw on a spot, and what it is called with it. */
  lying?: { draw(spot: BaccaratSpot): ReactNode; name(spot: BaccaratSpot, name: string): string };
}

/** What can be bet on, with the chips that lie there. */
export function SpotField({ bets, limits, won, disabled, onPut, onLift, lying }: SpotFieldProps): ReactNode {
  const { text } = useWords();
  return (
    <fieldset className="baccarat-spots" aria-label={text('baccarat.table')}>
      {baccaratSpots.map((spot) => (
        <SpotButton
          key={spot}
          spot={spot}
          part={bets[spot]}
          colour={chipColour(BigInt(bets[spot] ?? 0), limits)}
          won={won.includes(spot)}
          disabled={disabled}
          lying={lying}
          onPut={() => onPut(spot)}
          onLift={() => onLift(spot)}
        />
      ))}
    </fieldset>
  );
}

interface SpotButtonProps {
  spot: BaccaratSpot;
  part: number | undefined;
  colour: number;
  won: boolean;
  disabled: boolean;
  lying: SpotFieldProps['lying'];
  onPut(): void;
  onLift(): void;
}

function SpotButton({ spot, part, colour, won, disabled, lying, onPut, onLift }: SpotButtonProps): ReactNode {
  const { text, money } = useWords();
  const name = text(spotNames[spot]);
  return (
    <button
      type="button"
      className="baccarat-spot"
      data-spot={spot}
      data-won={won || undefined}
      aria-label={
        lying ? lying.name(spot, name) : part ? text('baccarat.spot.with', { spot: name, amount: money(part) }) : name
      }
      aria-disabled={disabled || undefined}
      onClick={onPut}
      onKeyDown={(event) => {
        if (event.key === 'Delete') onLift();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onLift();
      }}
    >
      <span className="baccarat-name">{name}</span>
      <span className="baccarat-pays">{spot === 'banker' ? '0.95 : 1' : `${spotPays[spot] / 100 - 1} : 1`}</span>
      {lying ? lying.draw(spot) : part !== undefined && <Chip amount={BigInt(part)} colour={colour} />}
    </button>
  );
}
