interface Panel {
  title: string;
  /** As Grafana calls it: `s`, `bytes`, `ops`, `reqps`, `percentunit`, `short`. */
  unit: string;
  kind?: 'timeseries' | 'stat';
  /** From here on it is drawn in red. */
  redAbove?: number;
  lines: readonly (readonly [expr: string, legend: string])[];
}

export interface Dashboard {
  name: string;
  title: string;
  panels: readonly Panel[];
}

const source = { type: 'prometheus', uid: '$source' };
const columns = 24;
const sizes = { stat: { w: 4, h: 4 }, timeseries: { w: 12, h: 8 } };

/** What Grafana reads. Panels stand in rows of equal height, from left to right. */
export function makeDashboard({ name, title, panels }: Dashboard): string {
  let [x, y, height] = [0, 0, 0];
  const placed = panels.map((panel, index) => {
    const { w, h } = sizes[panel.kind ?? 'timeseries'];
    if (x + w > columns || (height > 0 && height !== h)) [x, y, height] = [0, y + height, 0];
    const gridPos = { x, y, w, h };
    [x, height] = [x + w, h];
    return drawn(panel, { id: index + 1, gridPos });
  });
  const dashboard = {
    uid: `halley-${name}`,
    title: `Halley: ${title}`,
    tags: ['halley'],
    timezone: 'utc',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus', label: 'Source' }] },
    links: [{ title: 'Halley', type: 'dashboards', tags: ['halley'], asDropdown: false }],
    panels: placed,
  };
  return `${JSON.stringify(dashboard, undefined, 2)}\n`;
}

function drawn({ title, unit, kind = 'timeseries', redAbove, lines }: Panel, place: { id: number; gridPos: object }) {
  const steps = [
    { color: 'green', value: null },
    ...(redAbove === undefined ? [] : [{ color: 'red', value: redAbove }]),
  ];
  const custom = redAbove === undefined ? {} : { thresholdsStyle: { mode: 'line' } };
  return {
    ...place,
    type: kind,
    title,
    datasource: source,
    fieldConfig: { defaults: { unit, min: 0, custom, thresholds: { mode: 'absolute', steps } }, overrides: [] },
    targets: lines.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: source,
      expr,
      legendFormat,
    })),
  };
}
