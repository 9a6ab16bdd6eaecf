import { Button, Field, Icon, Select, type SelectOption, type TableColumn } from '@halley/ui';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Input, type Output, call as send, useRead } from '../api/index.ts';
import { words } from '../words/index.ts';
import { type Action, actionColumn } from './actions.tsx';
import { DataTable } from './DataTable.tsx';
import { Loading } from './Loading.tsx';
import { type ListFilter, readFilters } from './list-filters.ts';
import { linkClass } from './Page.tsx';
import { MoreButton, Pages } from './Pages.tsx';
import { SaveCsv } from './SaveCsv.tsx';
import { queryOf, type StaffCallName } from './use-call.ts';
import { usePages } from './use-pages.ts';

export interface ListColumn<Row> extends TableColumn<Row> {
  /** In a file, where the cell is more than a text. */
  text?: (row: Row) => string;
}

interface ResourceListProps<Name extends StaffCallName, Row> {
  call: Name;
  caption: string;
  empty: string;
  /** Where the rows are in an answer. */
  rows: (answer: Output<Name>) => readonly Row[];
  rowKey: (row: Row) => string | number;
  columns: readonly ListColumn<Row>[];
  /** Fields of the call's query, by name, in their order. */
  filters?: Readonly<Record<string, ListFilter>>;
  /** Asked for in any case. */
  given?: Readonly<Record<string, unknown>>;
  /** What can be done with one of them; the list is read again afterwards. */
  actions?: (row: Row) => readonly (Action | false)[];
  /** Where the first column leads. */
  href?: (row: Row) => string;
  /** How many were found, where pages are counted. */
  found?: (answer: Output<Name>) => string;
  /** The name of a file with these rows; unset: there is none. */
  csv?: string;
  /** Hears the first page, for what stands above the list. */
  onRead?: (answer: Output<Name>) => void;
  /** Changes when the list is to be read again. */
  version?: unknown;
}

/** Rows of a call: filters in the address, page by page, with a way to take them along. */
export function ResourceList<Name extends StaffCallName, Row>(props: ResourceListProps<Name, Row>): ReactNode {
  const { filters = {}, given } = props;
  const [params] = useSearchParams();
  const query = { ...readFilters(queryOf(props.call), filters, params), ...given };
  return (
    <>
      {Object.keys(filters).length > 0 && <Filters key={String(params)} call={props.call} filters={filters} />}
      <Found key={JSON.stringify(query)} {...props} query={query} />
    </>
  );
}

function Filters({ call, filters }: { call: StaffCallName; filters: Readonly<Record<string, ListFilter>> }): ReactNode {
  const [params, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [
      name,
      String(value).trim(),
    ]);
    setParams(typed.filter(([, value]) => value !== ''));
  };
  const fields = new Map(queryOf(call).map((field) => [field.name, field]));
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
      >
        {Object.entries(filters).map(([name, filter]) => {
          const field = fields.get(name);
          const shown = {
            label: filter.label,
            hint: filter.hint,
            name: filter.short ?? name,
            className: filter.wide ? 'lg:col-span-2' : undefined,
          };
          const value = params.get(shown.name) ?? '';
          const choices = filter.options ?? field?.choices?.map((choice) => ({ value: choice, label: choice }));
          if (choices) {
            const options: SelectOption[] = [{ value: '', label: filter.any ?? words.any }, ...choices];
            // What can be chosen may come later than the address.
            return <Select key={`${name} ${options.length}`} {...shown} defaultValue={value} options={options} />;
          }
          return (
            <Field
              key={name}
              {...shown}
              type={filter.day ? 'date' : filter.wide ? 'search' : 'text'}
              autoComplete="off"
              maxLength={field?.most}
              pattern={field?.pattern}
              inputMode={field?.pattern?.startsWith('^[0-9]') ? 'numeric' : undefined}
              prefix={filter.wide && <Icon name="search" size="small" />}
              defaultValue={value}
            />
          );
        })}
        <Button
          type="submit"
          look="primary"
          className="min-h-12 justify-self-start px-6 max-sm:justify-self-stretch sm:mt-6.5"
        >
          {words.filter}
        </Button>
      </form>
    </search>
  );
}

type FoundProps<Name extends StaffCallName, Row> = ResourceListProps<Name, Row> & { query: Record<string, unknown> };

function Found<Name extends StaffCallName, Row>(props: FoundProps<Name, Row>): ReactNode {
  const { call, query, caption, empty, rows, rowKey, href, found, csv, actions, onRead, version } = props;
  const [params, setParams] = useSearchParams();
  const input = (more: object) => ({ query: { ...query, ...more } }) as unknown as Input<Name>;
  const isCounted = queryOf(call).some(({ name }) => name === 'page');
  const first = useRead(call, input(isCounted && params.get('page') ? { page: params.get('page') } : {}));
  const cursor = queryOf(call).find(({ name }) => name === 'before' || name === 'after')?.name;
  const { pages, more } = usePages(first.data as object | undefined, {
    nextOf: (page) => (cursor ? ((page as Record<string, string | number | null>)[`next_${cursor}`] ?? null) : null),
    load: (from) => send(call, input({ [cursor ?? '']: from })) as Promise<object>,
  });
  const { data } = first;
  // Before it is painted: head and list change together.
  useLayoutEffect(() => {
    if (data !== undefined) onRead?.(data);
  }, [data, onRead]);
  const read = useRef(version);
  useEffect(() => {
    if (read.current !== version) first.reload();
    read.current = version;
  }, [version, first.reload]);
  const all = pages.flatMap((page) => rows(page as Output<Name>));
  const columns = linked(props.columns, href);
  const goTo = (page: number) => {
    setParams((before) => ({ ...Object.fromEntries(before), page: String(page) }));
    window.scrollTo(0, 0);
  };
  return (
    <Loading from={first}>
      {(answer) => (
        <div className="grid gap-4">
          <DataTable
            caption={caption}
            empty={empty}
            rows={all}
            rowKey={rowKey}
            columns={actions ? [...columns, actionColumn(actions, first.reload)] : columns}
          />
          <div className="flex flex-wrap items-center gap-3">
            <MoreButton more={more} />
            {isCounted && found && (
              <Pages {...(answer as { page: number; pages: number })} found={found(answer)} onPage={goTo} />
            )}
            {csv && all.length > 0 && (
              <SaveCsv list={call} name={csv} columns={props.columns} rows={all} filters={query} />
            )}
          </div>
        </div>
      )}
    </Loading>
  );
}

/** The first column leads to the thing itself. */
function linked<Row>(
  columns: readonly ListColumn<Row>[],
  href: ((row: Row) => string) | undefined,
): readonly ListColumn<Row>[] {
  const [head, ...others] = columns;
  if (!href || !head) return columns;
  const cell = (row: Row) => (
    <Link to={href(row)} className={linkClass}>
      {head.cell(row)}
    </Link>
  );
  return [{ ...head, cell }, ...others];
}
