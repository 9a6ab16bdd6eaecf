import { useNavigate } from 'react-router';
import { type Desk, useShortcuts } from '../console/index.ts';
import { words } from '../words/index.ts';

const own = words.work.key;

/** Letters of the desks that are opened all day, after `g`. */
const letters: Readonly<Record<string, string>> = {
  '/overview': 'o',
  '/players': 'p',
  '/documents': 'd',
  '/support': 's',
  '/payments': 'c',
  '/reviews': 'r',
  '/promotions': 'm',
  '/games': 'g',
  '/sportsbook': 'b',
  '/reports': 'n',
  '/campaigns': 'k',
  '/protection': 'h',
  '/audit': 'a',
  '/members': 't',
  '/my-work': 'w',
};

/** Keys of the whole back office. A page's own win over them. */
export function useKeys({ desks, onHelp }: { desks: readonly Desk[]; onHelp: () => void }): void {
  const navigate = useNavigate();
  const toDesks = desks.flatMap(({ to, label }) => {
    const letter = letters[to];
    return letter ? [[`g ${letter}`, { label: own.desk(label), run: () => void navigate(to) }] as const] : [];
  });
  const keys = {
    '?': { label: own.help, run: onHelp },
    '/': { label: own.search, run: toSearch },
    j: { label: own.next, run: () => moveRow(1) },
    k: { label: own.previous, run: () => moveRow(-1) },
    t: { label: own.take, run: takeRow },
    ...Object.fromEntries(toDesks),
  };
  useShortcuts(keys, { isBottom: true });
}

function toSearch(): void {
  const field =
    document.querySelector<HTMLElement>('[data-search]') ?? document.querySelector<HTMLElement>('input[type="search"]');
  field?.focus();
}

const rowOf = (element: Element | null) => element?.closest('main tbody tr, main ol > li, main ul > li, main article');

/** From row to row by their first link or button: what is focused is read aloud, and Enter opens it. */
function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tbody tr, main ol > li, main ul > li, main article')].filter((row) =>
    row.querySelector('a[href], button'),
  );
  const at = rows.indexOf(rowOf(document.activeElement) as Element);
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
  const target = next?.querySelector<HTMLElement>('a[href]') ?? next?.querySelector<HTMLElement>('button');
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

function takeRow(): void {
  const here = rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-take]');
  (here ?? document.querySelector<HTMLElement>('main [data-take]'))?.click();
}
