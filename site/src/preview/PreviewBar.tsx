import { useSpeech } from '../i18n/index.ts';
import { LocalTime } from '../page/index.ts';
import { useRootData } from '../session/index.ts';

/** Says that what is seen is not published. Plain HTML: it is there before any script, and leaves without one. */
export function PreviewBar() {
  const { say } = useSpeech();
  const preview = useRootData()?.preview;
  if (!preview) return null;
  const [before, after] = say('preview.text', { names: preview.names.join(', '), time: '\u0000' }).split('\u0000');
  return (
    <aside
      aria-label={say('preview.title')}
      data-preview
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-warn px-gutter py-2 text-13 font-semibold text-ink"
    >
      <p className="min-w-0 wrap-anywhere">
        {before}
        <LocalTime at={preview.until} />
        {after}
      </p>
      <a href="/api/preview/leave" className="font-bold text-ink underline underline-offset-3">
        {say('preview.leave')}
      </a>
    </aside>
  );
}
