import type { Jackpot } from '@halley/contract';
import { Banner, bannerRowClass, bannerSecondClass } from '@halley/ui/Banner.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Timer } from '@halley/ui/Timer.tsx';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { Kept } from '../page/index.ts';
import { BannerPopup } from './BannerPopup.tsx';
import type { BannerPlace } from './banners-for.ts';
import { JackpotPool } from './JackpotPool.tsx';
import { SliderControls } from './SliderControls.tsx';
import { createSeen, trackPress } from './seen-banners.ts';
import type { Slide } from './slide.ts';
import { useSlider } from './use-slider.ts';

export interface SliderProps {
  slides: readonly Slide[];
  place: BannerPlace;
  /** Those the page was made with. */
  jackpots: Jackpot[];
  /** The server's clock when the page was made. */
  nowMs: number;
}

/** Banners in a row. The server draws it whole: it scrolls and leads on before any script, and without one. */
export function Slider({ slides, place, jackpots, nowMs }: SliderProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const slider = useSlider(list);
  useSeen(list, slides, place);
  return (
    <section aria-label={say('lobby.banners')} {...slider.attention}>
      <ul ref={list} className={bannerRowClass}>
        {slides.map((slide, number) => (
          <li key={slide.id} data-banner={slide.id}>
            {number === 0 || slide.timer || slide.jackpot ? (
              <OneBanner {...{ slide, place, jackpots, nowMs }} isFirst={number === 0} />
            ) : (
              <Kept name="banner" of={[slide, place]}>
                <OneBanner {...{ slide, place, jackpots, nowMs }} isFirst={false} />
              </Kept>
            )}
          </li>
        ))}
      </ul>
      <SliderControls {...slider} />
    </section>
  );
}

/** Not drawn anew because the row has moved. */
const OneBanner = memo(function OneBanner({
  slide,
  place,
  jackpots,
  nowMs,
  isFirst,
}: { slide: Slide; isFirst: boolean } & Omit<SliderProps, 'slides'>) {
  const id = useId();
  const { title, text, image, overlay, gradient, labels, action, second, timer, jackpot } = slide;
  return (
    <>
      <Banner
        {...{ id, title, gradient, labels }}
        big={isFirst}
        eager={isFirst}
        art={image}
        overlay={overlay ?? undefined}
        text={
          <>
            {jackpot && <JackpotPool identifier={jackpot} initial={jackpots} />}
            {text}
            {timer && <BannerTimer {...timer} nowMs={nowMs} />}
          </>
        }
        action={action ? { ...action, onPress: () => trackPress(place, slide.id, 'first') } : undefined}
        second={
          second && (
            <Button
              look="quiet"
              size="small"
              className={bannerSecondClass}
              popoverTarget={`${id}-popup`}
              onClick={() => trackPress(place, slide.id, 'second')}
            >
              {second.label}
            </Button>
          )
        }
      />
      {second && <BannerPopup id={`${id}-popup`} {...second} />}
    </>
  );
});

/** How long until it begins, then how long it goes on; nothing once it is over. */
function BannerTimer({ startMs, endMs, nowMs }: { startMs: number; endMs: number; nowMs: number }) {
  const say = useSay();
  const [isOver, setOver] = useState(nowMs >= endMs);
  const [hasBegun, setBegun] = useState(nowMs >= startMs);
  if (isOver) return null;
  return (
    <p className="mt-1 font-semibold">
      {say(hasBegun ? 'lobby.slider.ends' : 'lobby.slider.starts')}{' '}
      <Timer
        key={String(hasBegun)}
        untilMs={hasBegun ? endMs : startMs}
        nowMs={nowMs}
        onEnd={() => (hasBegun ? setOver(true) : setBegun(true))}
      />
    </p>
  );
}

/** Half of it in view is seen. Told when the visitor leaves the page, whichever way. */
function useSeen(list: React.RefObject<HTMLUListElement | null>, slides: readonly Slide[], place: BannerPlace) {
  const [seen] = useState(() => createSeen(place));
  useEffect(() => {
    const row = list.current;
    if (!row || slides.length === 0 || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.note((target as HTMLElement).dataset.banner ?? '');
        }
      },
      { threshold: 0.5 },
    );
    for (const child of row.children) watch.observe(child);
    return () => watch.disconnect();
  }, [list, slides, seen]);
  useEffect(() => {
    window.addEventListener('pagehide', seen.leave);
    return () => {
      window.removeEventListener('pagehide', seen.leave);
      seen.leave();
    };
  }, [seen]);
}
