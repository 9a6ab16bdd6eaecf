import type { ReactNode } from 'react';

/** A face of folded paper: its corners, and which tone of the sheet the light gives it. */
export type Facet = readonly [corners: string, tone: number];

/** A thing folded from one sheet: its shadow, its faces, and the bright edge where the paper is cut. */
export function folded(tones: readonly string[], facets: readonly Facet[]): ReactNode {
  return (
    <g strokeLinejoin="round">
      <g transform="translate(2.500 4)" opacity=".26">
        {facets.map(([corners]) => (
          <polygon key={corners} points={corners} />
        ))}
      </g>
      {facets.map(([corners, tone]) => (
        <polygon key={corners} points={corners} fill={tones[tone]} stroke="#fff" strokeOpacity=".28" strokeWidth=".7" />
      ))}
    </g>
  );
}
