import { afterPaint } from '../page/index.ts';

type Subscribe = (listener: () => void) => () => void;

/** For what stands beside the thing that was touched: first that one is drawn as it is now, then whoever listens by this. */
export const listenAfterPaint =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    let isOver = false;
    const stop = subscribe(() => {
      void afterPaint().then(() => {
        if (!isOver) listener();
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  };
