import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SlotArt } from './slot-art.ts';

/** Glows and rays reach beyond the 100 × 100 of a symbol; `.slot-symbol` in slot.css has the same. */
const BEYOND = 16;
const WHOLE = 100 + 2 * BEYOND;

/**
 * Every symbol as a drawing that stands alone, by its name: with the gradients it is painted with, wherever the machine
 * keeps them.
 */
export function drawSymbols(art: SlotArt): Map<string, string> {
  const host = document.createElement('div');
  const root = createRoot(host);
  const names = Object.keys(art.symbols);
  flushSync(() =>
    root.render(
      <>
        {art.scene}
        {art.freeScene}
        {names.map((name) => (
          <svg
            key={name}
            data-name={name}
            xmlns="http://www.w3.org/2000/svg"
            viewBox={`${-BEYOND} ${-BEYOND} ${WHOLE} ${WHOLE}`}
            width={WHOLE}
            height={WHOLE}
            fontFamily="sans-serif"
            aria-hidden="true"
          >
            {art.symbols[name]}
          </svg>
        ))}
      </>,
    ),
  );
  const drawings = [...host.querySelectorAll('[data-name]')].map(
    (svg) => [svg.getAttribute('data-name') ?? '', standingAlone(svg, host)] as const,
  );
  root.unmount();
  return new Map(drawings);
}

/** With everything of the host that it refers to, and what that refers to. */
function standingAlone(svg: Element, host: Element): string {
  const written = new XMLSerializer();
  let parts = written.serializeToString(svg);
  const taken = new Set<string>();
  let missing = referredTo(parts);
  let defs = '';
  while (missing.length > 0) {
    let next = '';
    for (const id of missing) {
      taken.add(id);
      const part = host.querySelector(`[id="${id}"]`);
      if (part && !svg.contains(part)) next += written.serializeToString(part);
    }
    defs += next;
    missing = referredTo(next).filter((id) => !taken.has(id));
  }
  if (defs) parts = parts.replace('>', `><defs>${defs}</defs>`);
  return parts;
}

const referredTo = (markup: string): string[] => [
  ...new Set(
    [...markup.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, paint, link]) => (paint ?? link) as string),
  ),
];

/**
 * Lets cells show symbols as images. A cell is one box then instead of forty shapes, so that a grid that changes costs
 * little, and each drawing is read by the browser once. It is done when all of them are there.
 */
export async function showAsImages(drawings: ReadonlyMap<string, string>): Promise<void> {
  const sheet = new CSSStyleSheet();
  const images = [...drawings].map(([name, markup]) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
    sheet.insertRule(`[data-symbol="${name}"] > .slot-symbol { background-image: url("${image.src}"); }`);
    return image;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  await Promise.allSettled(images.map((image) => image.decode()));
}
