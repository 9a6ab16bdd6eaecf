export interface Asked {
  metric: string;
  /** Names and values of `{name="value"}`; `exact` is no pattern. */
  matchers: { label: string; exact: boolean; value: string }[];
}

const ours = /\b((?:halley|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g;
const matcher = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;

/** The figures that an expression of Prometheus asks for, and by which labels. */
export function readExpression(expr: string): { asked: Asked[]; grouped: string[] } {
  const asked = [...expr.matchAll(ours)].map(([, metric = '', braces = '']) => ({
    metric,
    matchers: [...braces.matchAll(matcher)].map(([, label = '', sign, value = '']) => ({
      label,
      exact: sign === '=',
      value,
    })),
  }));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
  return { asked, grouped };
}
