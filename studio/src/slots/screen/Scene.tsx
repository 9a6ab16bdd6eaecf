import {
  Children,
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Svg = ReactElement<ComponentProps<'svg'>>;
type Part = ReactElement<ComponentProps<'g'>>;
type Point = readonly [x: number, y: number];

/** What stands still, or one part that moves: its class moves the whole sheet. */
interface Layer {
  parts: ReactNode[];
  moves?: Pick<ComponentProps<'svg'>, 'className' | 'opacity' | 'style'>;
}

/** The groups around a part, from the outermost. */
type Groups = readonly Part[];

/**
 * A scene in sheets: each part with a class lies on one of its own, and what stands still between them on another. The
 * class goes to the sheet, so that it is the sheet that moves, which is left to the compositor: a shape that moves inside a
 * drawing is styled, laid out and painted anew with every frame. Where the part's own zero lies is `--x` and `--y`,
 * around which it turns; a unit of the drawing is `--u`.
 */
export function Scene({ drawing }: { drawing: ReactNode }): ReactNode {
  if (!isSvg(drawing)) return drawing;
  const { children, ...frame } = drawing.props;
  return layersOf(children).map(({ parts, moves }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes its order
    <svg key={index} aria-hidden="true" {...frame} {...(moves && { overflow: 'visible', ...moves })}>
      {parts}
    </svg>
  ));
}

function layersOf(children: ReactNode): Layer[] {
  const layers: Layer[] = [];
  const lay = (node: ReactNode, groups: Groups) => {
    if (isPart(node) && node.props.className !== undefined) {
      const { className, opacity, style } = node.props;
      const place = { ...style, ...placeOf(groups) } as CSSProperties;
      const part = within(groups, cloneElement(node, { className: undefined, opacity: undefined, style: undefined }));
      layers.push({ parts: [part], moves: { className: `slot-part ${className}`, opacity, style: place } });
    } else if (isPart(node) && moves(node)) {
      const inside = node.type === (Fragment as unknown) ? groups : [...groups, node];
      for (const child of Children.toArray(node.props.children)) lay(child, inside);
    } else {
      if (!layers.at(-1) || layers.at(-1)?.moves) layers.push({ parts: [] });
      layers.at(-1)?.parts.push(within(groups, node, layers.at(-1)?.parts.length));
    }
  };
  for (const child of Children.toArray(children)) lay(child, []);
  return layers;
}

const isSvg = (node: ReactNode): node is Svg => isValidElement(node) && node.type === 'svg';
const isPart = (node: ReactNode): node is Part => isValidElement(node);

/** A style sheet moves parts by their class. */
const moves = (node: ReactNode): boolean =>
  isPart(node) && (node.props.className !== undefined || Children.toArray(node.props.children).some(moves));

/** The same groups again, around this alone. */
function within(groups: Groups, node: ReactNode, key?: number): ReactNode {
  const whole = groups.reduceRight<ReactNode>((inner, group) => cloneElement(group, { id: undefined }, inner), node);
  return key === undefined || !isPart(whole) || groups.length === 0 ? whole : cloneElement(whole, { key });
}

/** Where zero of these groups lies on the sheet, of 800 × 560. */
function placeOf(groups: Groups): Record<'--x' | '--y', string> {
  const [x, y] = groups.reduceRight<Point>((point, { props }) => through(props.transform, point), [0, 0]);
  return { '--x': `${x / 8}%`, '--y': `${y / 5.6}%` };
}

/** Through `translate(…) rotate(…) scale(…)`, the last of them first. */
function through(transform: string | undefined, point: Point): Point {
  return [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reduceRight<Point>(([x, y], [, name, list]) => {
    const [one = 0, two] = (list ?? '').split(/[\s,]+/).map(Number);
    if (name === 'translate') return [x + one, y + (two ?? 0)];
    if (name === 'scale') return [x * one, y * (two ?? one)];
    const [sin, cos] = [Math.sin((one * Math.PI) / 180), Math.cos((one * Math.PI) / 180)];
    return name === 'rotate' ? [x * cos - y * sin, x * sin + y * cos] : [x, y];
  }, point);
}
