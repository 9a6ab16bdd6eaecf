import type { Brand } from '@halley/contract';
import { themeOf } from '@halley/contract/brand-theme';
import { buttonClass, Logo } from '@halley/ui';
import type { CSSProperties, ReactNode } from 'react';
import { brandWords as own } from './words.ts';

const { previewWords: said } = own;

/** A piece of the site with this brand's logo and tokens: its header, a card, what is chosen, and the button one acts with. */
export function BrandPreview({ brand }: { brand: Brand }): ReactNode {
  const tokens = Object.entries(themeOf(brand.colours)).map(([name, value]) => [`--color-${name}`, value]);
  return (
    <section
      aria-label={own.preview}
      className="min-w-0 overflow-hidden rounded-lg bg-night-900 text-text inset-ring inset-ring-line xl:sticky xl:top-4"
      style={Object.fromEntries(tokens) as CSSProperties}
    >
      <div className="flex items-center gap-4 bg-header px-4 py-3">
        <Mark brand={brand} />
        <span className="text-sm text-text-soft">{said.lobby}</span>
        <span className="rounded-full bg-ice-wash px-3 py-1 text-sm text-ice inset-ring inset-ring-ice-edge">
          {said.chosen}
        </span>
      </div>
      <div className="grid gap-3 p-4">
        <div className="grid gap-2 rounded-lg bg-surface-1 p-4">
          <p className="title-card">{said.title}</p>
          <p className="text-sm text-text-soft">{said.text}</p>
          <p className="text-13 text-text-faint">{said.faint}</p>
          <p>
            <span className={buttonClass({ look: 'primary', size: 'small' })}>{said.play}</span>
          </p>
        </div>
        <div className="flex gap-2">
          {['bg-surface-2', 'bg-surface-3', 'bg-surface-4'].map((level) => (
            <span key={level} className={`h-14 flex-1 rounded-md ${level}`} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** As the header of the site has it: the logo, or the name written out. */
function Mark({ brand: { name, logoUrl } }: { brand: Brand }): ReactNode {
  if (logoUrl.full) return <img src={logoUrl.full} alt="" className="h-7.5 w-auto max-w-44" />;
  if (name === 'Halley') return <Logo />;
  return <span className="block max-w-44 truncate font-display text-lg font-bold">{name}</span>;
}
