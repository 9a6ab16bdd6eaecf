import { Button, IconButton } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { type FormEvent, memo, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useHref, useNavigate } from 'react-router';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { afterPaint, SiteLink } from '../page/index.ts';
import {
  type Filters,
  filtersQuery,
  isNarrowed,
  type Order,
  orders,
  readFilters,
  volatilityLevels,
} from './filters.ts';
import type { ListData } from './read-list.server.ts';

const orderNames: Record<Order, MessageKey> = {
  popular: 'catalogue.sort.popular',
  new: 'catalogue.sort.new',
  title: 'catalogue.sort.title',
  payout: 'catalogue.sort.payout',
};
const levelNames: Record<(typeof volatilityLevels)[number], MessageKey> = {
  low: 'catalogue.volatility.low',
  'low-medium': 'catalogue.volatility.lowMedium',
  medium: 'catalogue.volatility.medium',
  'medium-high': 'catalogue.volatility.mediumHigh',
  high: 'catalogue.volatility.high',
  'very-high': 'catalogue.volatility.veryHigh',
};

interface FilterFormProps {
  /** Of the list, without page. */
  path: string;
  list: Pick<ListData, 'filters' | 'studios' | 'place'>;
}

/**
 * A bar on a wide screen, where every change counts at once; the browser's own sheet on a phone, where the list follows
 * when the sheet goes. It opens, closes and is sent without script too. All of it stands in the address.
 */
export function FilterForm({ path, list }: FilterFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const action = useHref(path);
  const { filters, studios, place } = list;
  const given = filtersQuery(filters);
  // A tick is seen at once; the list follows when the hand rests. Whatever else changes the address changes the form.
  const [wanted, setWanted] = useState(filters);
  const asked = useRef(given);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (resting.current) return;
    asked.current = given;
    setWanted((now) => (filtersQuery(now) === given ? now : readFilters(new URLSearchParams(given))));
  }, [given]);
  useEffect(() => () => clearTimeout(resting.current), []);
  const form = useRef<HTMLFormElement>(null);
  const isSheet = useRef(false);
  useFoldsOfBar(form, isSheet);
  const chosen = wanted.providers.length + wanted.volatility.length;

  function ask(next: Filters) {
    clearTimeout(resting.current);
    resting.current = undefined;
    const query = filtersQuery(next);
    if (query === asked.current) return;
    asked.current = query;
    void navigate(path + query, { preventScrollReset: true, replace: true });
  }

  function change(event: FormEvent<HTMLFormElement>) {
    const next = wishOf(event.currentTarget);
    setWanted(next);
    // Behind the sheet nobody sees the list.
    if (isSheet.current) return;
    clearTimeout(resting.current);
    resting.current = setTimeout(() => ask(next), handRestsMs);
  }

  async function finish(filled: HTMLFormElement) {
    const goal = () => (router?.state.navigation.location ?? router?.state.location)?.pathname;
    const here = router?.state.location.pathname;
    // The sheet goes first, and that is seen first.
    await afterPaint();
    // A click on what lies behind closes the sheet too: whoever leaves is not called back.
    if (goal() === here) ask(wishOf(filled));
  }

  return (
    <>
      <button type="button" popoverTarget="filters" className={`${openClass} lg:hidden`}>
        <Icon name="filter" />
        {say('catalogue.filter.open')}
        {chosen > 0 && <span className="rounded-full bg-ice-wash px-2 text-xs text-ice">{chosen}</span>}
      </button>
      <form
        ref={form}
        id="filters"
        popover="auto"
        method="get"
        action={action}
        aria-label={say('catalogue.filter.open')}
        className={sheetClass}
        onChange={change}
        onToggle={(event) => {
          // Its folds turn too, and are heard here.
          if (event.target !== event.currentTarget) return;
          isSheet.current = event.newState === 'open';
          if (!isSheet.current) void finish(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.hidePopover?.();
          void finish(event.currentTarget);
        }}
      >
        <div className="flex items-center justify-between lg:hidden">
          <h2 className="title-card">{say('catalogue.filter.open')}</h2>
          <IconButton icon="close" label={say('ui.close')} popoverTarget="filters" popoverTargetAction="hide" />
        </div>
        <label className="grid gap-1.5 text-13 text-text-soft lg:order-last lg:ml-auto lg:flex lg:items-center">
          {say('catalogue.sort')}
          <select name="sort" value={wanted.order} onChange={heardByForm} className={selectClass}>
            {(Object.keys(orders) as Order[]).map((order) => (
              <option key={order} value={order}>
                {say(orderNames[order])}
              </option>
            ))}
          </select>
        </label>
        {place.kind !== 'producer' && studios.length > 1 && (
          <Choices
            name="provider"
            title={say('catalogue.filter.providers')}
            chosen={wanted.providers}
            options={studios.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <Choices
          name="volatility"
          title={say('catalogue.filter.volatility')}
          chosen={wanted.volatility}
          options={volatilityLevels.map((level) => ({ value: level, label: say(levelNames[level]) }))}
        />
        {isNarrowed(filters) && (
          <SiteLink
            href={path + filtersQuery({ ...filters, providers: [], volatility: [] })}
            className="grid min-h-11 place-items-center px-2 font-semibold text-ice"
          >
            {say('catalogue.filter.clear')}
          </SiteLink>
        )}
        <Button type="submit" look="primary" className="lg:hidden">
          {say('catalogue.filter.show')}
        </Button>
        <noscript>
          <Button type="submit" className="max-lg:hidden">
            {say('catalogue.filter.show')}
          </Button>
        </noscript>
      </form>
    </>
  );
}

/** Between two ticks of one who chooses several: a list that came in between would only stand in the way. */
const handRestsMs = 250;

/** The form itself listens to all of them. */
const heardByForm = () => {};

function wishOf(form: HTMLFormElement): Filters {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  return readFilters(query);
}

/** In the bar a fold is a menu: a press elsewhere closes it, and Escape. In the sheet it stays as it was left. */
function useFoldsOfBar(form: RefObject<HTMLFormElement | null>, isSheet: RefObject<boolean>) {
  useEffect(() => {
    function close(event: Event) {
      if (isSheet.current || (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape')) return;
      for (const fold of form.current?.querySelectorAll('details') ?? []) {
        if (event.type === 'keydown' || !fold.contains(event.target as Node)) fold.open = false;
      }
    }
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, close);
    };
  }, [form, isSheet]);
}

/** Boxes that fill the place they have, in the sheet and in the bar. */
const inSight = 20;

interface Option {
  value: string;
  label: string;
}

interface ChoicesProps {
  name: string;
  title: string;
  chosen: readonly string[];
  options: Option[];
}

/** Boxes to tick behind their title: one below the other in the sheet, each in a menu of its own in the bar. */
function Choices({ name, title, chosen, options }: ChoicesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // A house has a hundred studios: those in sight are drawn with the click, the others with the next frame.
  const [whole, setWhole] = useState(true);
  useEffect(() => setWhole(fold.current?.open ?? false), []);
  async function turn() {
    if (fold.current?.open) await afterPaint();
    setWhole(fold.current?.open ?? false);
  }
  const box = ({ value, label }: Option) => (
    <Box key={value} name={name} value={value} label={label} checked={chosen.includes(value)} />
  );
  return (
    <details ref={fold} name="filter" onToggle={turn} className="group/choices lg:relative">
      <summary className={`${openClass} list-none max-lg:w-full [&::-webkit-details-marker]:hidden`}>
        {title}
        {chosen.length > 0 && <span className="rounded-full bg-ice-wash px-2 text-xs text-ice">{chosen.length}</span>}
        <Icon
          name="chevron-down"
          size="small"
          className="text-text-faint transition-transform duration-fast group-open/choices:rotate-180 max-lg:ml-auto"
        />
      </summary>
      <fieldset className="grid gap-0.5 pt-2 max-lg:grid-cols-2 lg:absolute lg:top-full lg:left-0 lg:z-raised lg:mt-2 lg:max-h-96 lg:min-w-60 lg:overflow-y-auto lg:rounded-lg lg:bg-surface-2 lg:p-2 lg:shadow-3">
        <legend className="sr-only">{title}</legend>
        {options.slice(0, inSight).map(box)}
        <div hidden={!whole} className="contents">
          {options.slice(inSight).map(box)}
        </div>
      </fieldset>
    </details>
  );
}

/** A tick draws one of them, not a hundred. */
const Box = memo(function Box({ name, value, label, checked }: Option & { name: string; checked: boolean }) {
  return (
    <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-10 px-3 font-semibold text-text-soft select-none hover:bg-surface-3 has-checked:text-text">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={heardByForm}
        className="size-4.5 shrink-0 accent-ice"
      />
      <span className="truncate">{label}</span>
    </label>
  );
});

/** What a list is narrowed to, each with a way to take it back. */
export function ChosenFilters({ path, list }: FilterFormProps) {
  const say = useSay();
  const { filters, studios } = list;
  if (!isNarrowed(filters)) return null;
  const without = (change: Partial<Filters>) => path + filtersQuery({ ...filters, ...change });
  const chips = [
    ...filters.providers.map((id) => ({
      key: id,
      label: studios.find((studio) => studio.id === id)?.title ?? id,
      href: without({ providers: filters.providers.filter((other) => other !== id) }),
    })),
    ...filters.volatility.map((level) => ({
      key: level,
      label: say(levelNames[level]),
      href: without({ volatility: filters.volatility.filter((other) => other !== level) }),
    })),
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <SiteLink
            href={href}
            aria-label={say('catalogue.filter.remove', { name: label })}
            className="flex min-h-9 items-center gap-2 rounded-full bg-ice-wash px-3.5 text-13 font-semibold inset-ring inset-ring-ice-edge"
          >
            {label}
            <Icon name="close" size="small" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const openClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface-2 px-4 font-semibold text-text-soft shadow-1 select-none hover:text-text';
const selectClass = 'min-h-11 rounded-md bg-surface-2 px-3 text-base font-semibold text-text shadow-1 lg:text-sm';
const sheetClass =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col gap-4 overflow-y-auto rounded-t-2xl bg-surface-1 p-5 text-text backdrop:bg-night-950/76 open:flex lg:static lg:flex lg:max-h-none lg:w-auto lg:flex-row lg:flex-wrap lg:items-center lg:gap-3 lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0';
