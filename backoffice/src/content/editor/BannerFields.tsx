import { Checkbox, Field, Segmented, TextArea, Toggle } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { ImagePick } from '../images/ImagePick.tsx';
import { type FieldsProps, textIn, valueAt, withTextIn, withValue, wordsOf } from './content-values.ts';
import { editorWords } from './editor-words.ts';

const own = editorWords.banner;
type Audience = keyof typeof own.audiences;

/** What a banner says in one language, where it leads, where it stands and who sees it. */
export function BannerFields({ content, language, issues, onChange }: FieldsProps): ReactNode {
  const at = (path: string) => valueAt(content, path);
  const put = (path: string, value: unknown) => onChange(withValue(content, path, value));
  const said = (path: string) => ({
    value: textIn(at(path), language),
    error: issues.get(path.replace('banner.', '')),
    onChange: ({ target }: { target: { value: string } }) => put(path, withTextIn(at(path), language, target.value)),
  });
  const plain = (path: string) => ({
    value: String(at(path) ?? ''),
    error: issues.get(path.replace('banner.', '')),
    onChange: ({ target }: { target: { value: string } }) => put(path, target.value),
  });
  const places = (at('banner.categories') ?? []) as string[];
  const order = Object(at('banner.order')) as Record<string, number>;
  const logged = at('banner.logged');
  const audience: Audience = logged === true ? 'players' : logged === false ? 'guests' : 'all';
  return (
    <div className="grid gap-4">
      <Field label={editorWords.title} {...said('banner.title.text')} />
      <TextArea label={own.text} rows={3} {...said('banner.description.text')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={own.button} {...said('banner.button.name')} />
        <Field label={own.link} {...plain('banner.button.url')} />
      </div>
      <div className="flex items-end gap-2 *:first:grow">
        <Field label={own.image} {...plain('banner.image')} />
        <span className="pb-6">
          <ImagePick label={editorWords.marks.img} onPick={({ url }) => put('banner.image', url)} />
        </span>
      </div>
      <fieldset className="grid gap-2">
        <legend className="pb-1 text-13 font-semibold text-text-soft">{own.places}</legend>
        {Object.entries(own.placeNames).map(([place, label]) => (
          <Checkbox
            key={place}
            label={label}
            checked={places.includes(place)}
            onChange={({ target }) => {
              const others = places.filter((one) => one !== place);
              put('banner.categories', target.checked ? [...others, place] : others);
            }}
          />
        ))}
      </fieldset>
      <Field
        type="number"
        label={own.order}
        value={String(places[0] === undefined ? '' : (order[places[0]] ?? ''))}
        onChange={({ target }) =>
          put('banner.order', Object.fromEntries(places.map((place) => [place, Number(target.value)])))
        }
      />
      <Segmented
        label={own.audience}
        value={audience}
        onChange={(chosen) => put('banner.logged', chosen === 'all' ? undefined : chosen === 'players')}
        options={(Object.keys(own.audiences) as Audience[]).map((value) => ({ value, label: own.audiences[value] }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Listed
          label={own.countries}
          hint={own.countriesHint}
          value={(at('countries') ?? []) as string[]}
          error={issues.get('countries')}
          onChange={(countries) =>
            put(
              'countries',
              countries.map((country) => country.toUpperCase()),
            )
          }
        />
        <Listed
          label={own.groups}
          hint={own.groupsHint}
          value={((at('banner.groups') ?? []) as number[]).map(String)}
          error={issues.get('groups')}
          onChange={(groups) => put('banner.groups', groups.length === 0 ? undefined : groups.map(Number))}
        />
      </div>
      <Toggle
        label={own.hidden}
        checked={at('hidden') === true}
        onChange={({ target }) => put('hidden', target.checked)}
      />
    </div>
  );
}

interface ListedProps {
  label: string;
  hint: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (words: string[]) => void;
}

/** Words separated by commas; what is typed stays as it is typed. */
function Listed({ value, onChange, ...shown }: ListedProps): ReactNode {
  const [text, setText] = useState(() => value.join(', '));
  return (
    <Field
      {...shown}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(wordsOf(target.value));
      }}
    />
  );
}
