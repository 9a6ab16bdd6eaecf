import type { ContentItemFile } from '@halley/contract';
import { Button, Field, Note, Segmented, Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed, useRead } from '../../api/index.ts';
import { languages, editorWords as own } from './editor-words.ts';

type Width = keyof typeof own.widths;
/** A desktop's page is drawn in its own width and shown smaller. */
const sizes = {
  phone: 'h-[44rem] w-[390px]',
  desktop: 'h-[60rem] w-[1280px] origin-top-left scale-[0.72]',
} as const satisfies Record<Width, string>;

/** The newest version on the real site: in a language, from a country, on a brand's hosts, at a moment to come. */
export function SitePreview({ file }: { file: ContentItemFile }): ReactNode {
  const { data: brands } = useRead('readConfigDocument', { params: { name: 'brands' } });
  const [wish, setWish] = useState({ locale: 'en', country: '', brand: '', at: '' });
  const [width, setWidth] = useState<Width>('desktop');
  const [path, setPath] = useState<string>();
  const { busy, error, run } = useDeed();
  const set = (name: keyof typeof wish) => (event: { target: { value: string } }) =>
    setWish((before) => ({ ...before, [name]: event.target.value }));
  const show = () =>
    run(async () => {
      const { locale, country, brand, at } = wish;
      const version = file.change?.version ?? file.newest;
      const { url } = await call('makePreview', {
        body: {
          items: [{ name: file.name, version }],
          hours: 1,
          locale,
          ...(country && { country: country.toUpperCase() }),
          ...(brand && { brand }),
          ...(at && { at: new Date(`${at}Z`).toISOString() }),
        },
      });
      const { pathname, search } = new URL(url);
      setPath(`${pathname}${search}`);
    });
  const named = (Array.isArray(brands?.content) ? brands.content : []) as { id: string; name: string }[];
  return (
    <section aria-label={own.preview} className="grid min-w-0 gap-3 rounded-lg bg-surface-1 p-4 shadow-1 sm:p-5">
      <h2 className="title-card">{own.preview}</h2>
      <p className="text-13 text-text-soft">{own.previewText}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Select
          label={own.language}
          value={wish.locale}
          onChange={set('locale')}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
        <Field
          label={own.country}
          hint={own.marketHint}
          maxLength={2}
          autoComplete="off"
          value={wish.country}
          onChange={set('country')}
        />
        <Select
          label={own.brand}
          value={wish.brand}
          onChange={set('brand')}
          options={[{ value: '', label: own.asUsual }, ...named.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Field type="datetime-local" label={own.moment} hint={own.momentHint} value={wish.at} onChange={set('at')} />
        <Button className="min-h-12 sm:mt-6.5" loading={busy} onClick={show}>
          {own.previewShow}
        </Button>
      </div>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      {path !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              label={own.width}
              value={width}
              onChange={setWidth}
              options={(Object.keys(own.widths) as Width[]).map((value) => ({ value, label: own.widths[value] }))}
            />
            <Button look="outline" size="small" icon="external" asChild>
              <a href={path} target="_blank" rel="noopener noreferrer">
                {own.openApart}
              </a>
            </Button>
          </div>
          <div className="h-[44rem] max-w-full overflow-auto rounded-md bg-surface-2">
            <iframe key={path} title={own.frameTitle} src={path} className={`border-0 ${sizes[width]}`} />
          </div>
        </>
      )}
    </section>
  );
}
