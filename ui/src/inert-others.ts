/**
 * Makes all of the page inert but `layer` and the toasts: not only hidden from screen readers, but out of reach of Tab
 * and find-in-page too. Returns how to undo it. What was inert before stays so.
 */
export function inertOthers(layer: Element): () => void {
  const kept = [layer, ...document.querySelectorAll('[data-toasts]')];
  const changed: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.hasAttribute('inert') || child.matches('script, style, link')) continue;
      if (kept.some((element) => child.contains(element))) visit(child);
      else {
        child.setAttribute('inert', '');
        changed.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of changed) element.removeAttribute('inert');
  };
}
