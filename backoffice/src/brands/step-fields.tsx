import type { Brand, BrandStep, StaffBrandFile } from '@halley/contract';
import { Field, Note, Select, TextArea } from '@halley/ui';
import type { ReactNode } from 'react';
import { isThisMachine, languageInWords } from '../console/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LookFields } from './LookFields.tsx';
import { NotHere } from './NotHere.tsx';
import { brandWords as own } from './words.ts';

export interface StepFieldsProps {
  file: StaffBrandFile;
  brand: Brand;
  onChange: (change: Partial<Brand>) => void;
}

function NameFields({ file, brand, onChange }: StepFieldsProps): ReactNode {
  return (
    <>
      <Field
        label={own.name}
        hint={own.nameHint}
        maxLength={60}
        autoComplete="off"
        value={brand.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {file.is_first ? (
        <Note>{own.hostsOfFirst}</Note>
      ) : (
        <TextArea
          label={own.hosts}
          hint={isThisMachine() ? own.hostsHintHere : own.hostsHint}
          rows={4}
          value={brand.hosts.join('\n')}
          onChange={(event) => onChange({ hosts: hostsIn(event.target.value) })}
        />
      )}
    </>
  );
}

/** A line that is just being begun stays one; what is pasted with a scheme or a path is cut to its host. */
function hostsIn(text: string): string[] {
  if (text === '') return [];
  return text.split('\n').map((line) =>
    line
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, ''),
  );
}

function MarketFields({ file, file: { choices }, brand, onChange }: StepFieldsProps): ReactNode {
  return (
    <>
      <ChoiceList
        label={own.markets}
        hint={own.marketsHint}
        options={choices.markets}
        value={brand.markets ?? []}
        onChange={(markets) => onChange({ markets })}
      />
      <NotHere file={file} markets={brand.markets} />
      <ChoiceList
        label={own.currencies}
        mayBeAll
        options={choices.currencies}
        value={brand.currencies}
        onChange={(currencies) => onChange({ currencies: currencies as Brand['currencies'] })}
      />
      <ChoiceList
        label={own.languages}
        mayBeAll
        options={choices.languages}
        value={brand.languages}
        onChange={(languages) => onChange({ languages })}
      />
    </>
  );
}

function LicenceFields({ file: { choices }, brand, onChange }: StepFieldsProps): ReactNode {
  const codes = brand.languages ?? choices.languages.map(({ id }) => id);
  const words = [...new Set(codes.map((code) => code.slice(0, 2)))];
  const write = (language: string, text: string) => {
    const { [language]: _, ...others } = brand.licenceTexts ?? {};
    const texts = text === '' ? others : { ...others, [language]: text };
    onChange({ licenceTexts: Object.keys(texts).length > 0 ? texts : undefined });
  };
  return (
    <>
      <Note>{own.licenceNote}</Note>
      {words.map((language) => (
        <TextArea
          key={language}
          label={own.licenceText(languageInWords(language))}
          hint={own.licenceTextHint}
          rows={3}
          maxLength={1000}
          value={brand.licenceTexts?.[language] ?? ''}
          onChange={(event) => write(language, event.target.value)}
        />
      ))}
      <Select
        label={own.licence}
        value={brand.licence ?? ''}
        options={Object.entries(own.licences).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ licence: (target.value || undefined) as Brand['licence'] })}
      />
    </>
  );
}

function MoneyFields({ file: { choices }, brand, onChange }: StepFieldsProps): ReactNode {
  const taken = (currencies: readonly string[]) =>
    currencies.filter((code) => brand.currencies?.some((own) => own === code) ?? true);
  return (
    <ChoiceList
      label={own.methods}
      mayBeAll
      options={choices.methods
        .filter(({ currencies }) => taken(currencies).length > 0)
        .map(({ id, title, currencies }) => ({ id, title, note: taken(currencies).join(', ') }))}
      value={brand.methods}
      onChange={(methods) => onChange({ methods })}
    />
  );
}

function GameFields({ file: { choices }, brand, onChange }: StepFieldsProps): ReactNode {
  const counted = (list: StaffBrandFile['choices']['producers']) =>
    list.map(({ id, title, games }) => ({ id, title, note: own.games(games) }));
  return (
    <>
      <ChoiceList
        label={own.producers}
        options={counted(choices.producers)}
        value={brand.closedProducers ?? []}
        onChange={(closedProducers) => onChange({ closedProducers })}
      />
      <ChoiceList
        label={own.collections}
        options={counted(choices.collections)}
        value={brand.closedCollections ?? []}
        onChange={(closedCollections) => onChange({ closedCollections })}
      />
    </>
  );
}

function OfferFields({ file: { choices }, brand, onChange }: StepFieldsProps): ReactNode {
  if (choices.offers.length === 0 && !brand.offers?.length) return <Note>{own.noOffers}</Note>;
  return (
    <ChoiceList
      label={own.offers}
      mayBeAll
      options={choices.offers.map(({ id, title, kind }) => ({ id, title, note: own.offerKinds[kind] }))}
      value={brand.offers}
      onChange={(offers) => onChange({ offers })}
    />
  );
}

function ContactFields({ brand, onChange }: StepFieldsProps): ReactNode {
  return (
    <>
      <Field
        type="email"
        label={own.email}
        hint={own.emailHint}
        autoComplete="off"
        value={brand.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <Field
        type="email"
        label={own.mailFrom}
        hint={own.mailFromHint}
        autoComplete="off"
        value={brand.mailFrom ?? ''}
        onChange={(event) => onChange({ mailFrom: event.target.value || undefined })}
      />
    </>
  );
}

/** What each step asks. */
export const stepFields: Record<Exclude<BrandStep, 'check'>, (props: StepFieldsProps) => ReactNode> = {
  name: NameFields,
  look: LookFields,
  markets: MarketFields,
  licence: LicenceFields,
  money: MoneyFields,
  games: GameFields,
  offers: OfferFields,
  contact: ContactFields,
};
