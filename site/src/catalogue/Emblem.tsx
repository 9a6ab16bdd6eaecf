import { classNames } from '@halley/ui/class-names.ts';

interface EmblemProps {
  studio: { title: string; emblem: string | null };
  className: string;
}

/** A studio's emblem; of one that has none, its first letter. Its name always stands beside it. */
export function Emblem({ studio, className }: EmblemProps) {
  if (studio.emblem) {
    return (
      <img src={studio.emblem} alt="" width={96} height={96} loading="lazy" decoding="async" className={className} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames('figure grid place-items-center rounded-full bg-violet-wash text-violet-soft', className)}
    >
      {studio.title.slice(0, 1)}
    </span>
  );
}
