import { useEffect, useRef } from 'react';
import { useOpenModal } from '../page/index.ts';

/** `/` and Ctrl-K (⌘-K) open the search from anywhere but a field or a dialog. */
export function useSearchKeys(): void {
  const open = useRef<ReturnType<typeof useOpenModal>>(undefined);
  open.current = useOpenModal();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, target } = event;
      const wanted = key === '/' ? !ctrlKey && !metaKey : key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const writing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (!wanted || event.defaultPrevented || writing || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      void open.current?.('/search');
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
