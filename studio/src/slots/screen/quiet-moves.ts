const moves = [
  'animationstart',
  'animationiteration',
  'animationend',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
] as const;

/**
 * What begins and ends to move on a stage is not told to React, which hears every such event twice and hands it to nobody:
 * dozens of them in one turn cost a slow phone a frame. Dialogs and buttons beside the stage are left alone.
 */
export function quietMoves(): void {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.slot-stage')) event.stopPropagation();
  };
  for (const move of moves) document.addEventListener(move, stop, { capture: true });
}
