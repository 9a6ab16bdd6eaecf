import { IconButton } from '@halley/ui/Button.tsx';
import { classNames } from '@halley/ui/class-names.ts';
import { useSay } from '../i18n/index.ts';
import type { useSlider } from './use-slider.ts';

type ControlsProps = Pick<ReturnType<typeof useSlider>, 'stops' | 'place' | 'goTo' | 'isStopped' | 'setStopped'>;

/** Arrows, dots and the button that makes it stand still. Their room is kept free before they can do anything. */
export function SliderControls({ stops, place, goTo, isStopped, setStopped }: ControlsProps) {
  const say = useSay();
  return (
    <div className={classNames('mt-1 flex h-11 items-center gap-1', stops.length < 2 && 'invisible')}>
      <ul className="flex flex-1 items-center">
        {stops.map((stop, number) => (
          <li key={stop}>
            <button
              type="button"
              aria-label={say('lobby.slider.show', { number: number + 1, count: stops.length })}
              aria-current={number === place ? 'true' : undefined}
              onClick={() => goTo(number)}
              className="group grid h-8 w-7 place-items-center rounded-md"
            >
              <span className="h-1.5 w-4 rounded-full bg-control group-hover:bg-text-soft group-aria-current:bg-ice" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={isStopped ? 'play' : 'pause'}
        size="small"
        label={say(isStopped ? 'lobby.slider.resume' : 'lobby.slider.pause')}
        className="motion-reduce:hidden"
        onClick={() => setStopped(!isStopped)}
      />
      <IconButton icon="chevron-left" size="small" label={say('lobby.slider.back')} onClick={() => goTo(place - 1)} />
      <IconButton icon="chevron-right" size="small" label={say('lobby.slider.next')} onClick={() => goTo(place + 1)} />
    </div>
  );
}
