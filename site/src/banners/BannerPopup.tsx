import { Button } from '@halley/ui/Button.tsx';
import { useSay } from '../i18n/index.ts';

export interface BannerPopupProps {
  id: string;
  title: string;
  lead: string;
  text: string;
}

/** The browser's own popover: it opens, closes on Escape or a press outside, and needs no script. */
export function BannerPopup({ id, title, lead, text }: BannerPopupProps) {
  const say = useSay();
  return (
    <section
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[80dvh] w-[min(30rem,calc(100vw-2rem))] gap-3 overflow-y-auto rounded-xl bg-surface-1 p-6 text-text shadow-3 backdrop:bg-black/70 open:grid open:animate-lift-in"
    >
      <h3 id={`${id}-title`} className="title-card">
        {title}
      </h3>
      {lead && <p className="font-semibold">{lead}</p>}
      {text && <p className="whitespace-pre-line text-text-soft">{text}</p>}
      <Button popoverTarget={id} popoverTargetAction="hide" className="justify-self-start">
        {say('ui.close')}
      </Button>
    </section>
  );
}
