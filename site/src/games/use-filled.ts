import { useCallback, useEffect, useRef, useState } from 'react';

export interface Filled {
  on: boolean;
  toggle: () => void;
}

/**
 * The game over the whole window. Where the browser can, the window takes the whole screen as well; where it cannot
 * (an iPhone), the window is filled all the same. The page goes full screen, not the frame: dialogs must lie over it.
 */
export function useFilled(): Filled {
  const [on, setOn] = useState(false);
  const byBrowser = useRef(false);

  useEffect(() => {
    const changed = () => {
      if (document.fullscreenElement) byBrowser.current = true;
      else if (byBrowser.current) {
        // Left by the browser's own way.
        byBrowser.current = false;
        setOn(false);
      }
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (byBrowser.current && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      // A dialog above takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog]')) setOn(false);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);

  const toggle = useCallback(() => {
    if (on) {
      setOn(false);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      return;
    }
    setOn(true);
    // Refused or missing: the window is filled, and that is enough.
    void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  }, [on]);

  return { on, toggle };
}
