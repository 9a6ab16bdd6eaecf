import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';

type Svg = ReactElement<ComponentProps<'svg'>>;

/**
 * A scene in sheets: each part that moves lies on one of its own, and what stands still between them on another. A part
 * that moves makes its sheet be drawn anew, and only that.
 */
export function Scene({ drawing }: { drawing: ReactNode }): ReactNode {
  if (!isSvg(drawing)) return drawing;
  const { children, ...frame } = drawing.props;
  const sheets: ReactNode[][] = [[]];
  for (const part of Children.toArray(children)) {
    if (!moves(part)) sheets.at(-1)?.push(part);
    else sheets.push([part], []);
  }
  return sheets
    .filter((sheet) => sheet.length > 0)
    .map((sheet, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes its order
      <svg key={index} aria-hidden="true" {...frame}>
        {sheet}
      </svg>
    ));
}

const isSvg = (node: ReactNode): node is Svg => isValidElement(node) && node.type === 'svg';

/** A style sheet moves parts by their class. */
const moves = (node: ReactNode): boolean =>
  isValidElement<{ className?: string; children?: ReactNode }>(node) &&
  (node.props.className !== undefined || Children.toArray(node.props.children).some(moves));
