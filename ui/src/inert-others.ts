/** The open layers in the order they came, and what has been made inert for them. */
const layers: Element[] = [];
const changed = new Set<Element>();

/**
 * Makes all of the page inert but the topmost layer and the toasts: not only hidden from screen readers, but out of reach
 * of Tab and find-in-page too. Returns how to undo it; layers may leave in any order. What was inert before stays so.
 */
export function inertOthers(layer: Element): () => void {
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settle();
  };
}

function settle(): void {
  for (const element of changed) element.removeAttribute('inert');
  changed.clear();
  const top = layers.at(-1);
  if (!top) return;
  const kept = [top, ...document.querySelectorAll('[data-toasts]')];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.hasAttribute('inert') || child.matches('script, style, link')) continue;
      if (kept.some((element) => child.contains(element))) visit(child);
      else {
        child.setAttribute('inert', '');
        changed.add(child);
      }
    }
  };
  visit(document.body);
}
