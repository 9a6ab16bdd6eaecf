import type { Player, PostalAddress } from '@halley/contract';
import { postalAddressForm } from '@halley/contract/forms';
import { Field } from '@halley/ui/Field.tsx';
import { Select } from '@halley/ui/Select.tsx';
import type { ReactNode } from 'react';
import { countryChoices, FormNote, useForm } from '../../../forms/index.ts';
import { useSpeech } from '../../../i18n/index.ts';
import { useQuery } from '../../../query/index.ts';

interface AddressFormProps {
  player: Player;
  busy: boolean;
  onSend: (address: PostalAddress) => void;
  children: (submit: { type: 'submit' }) => ReactNode;
}

/** Where it is sent: what the profile knows stands there already. */
export function AddressForm({ player, busy, onSend, children }: AddressFormProps) {
  const { say, tag } = useSpeech();
  const known = useQuery('listCountries').data ?? [];
  const codes = new Set([...(player.country ? [player.country] : []), ...known.map(({ code }) => code)]);
  const { errors, form, submit, field } = useForm({
    name: 'MartAddress',
    schema: postalAddressForm,
    labels: {
      name: say('mart.address.name'),
      street: say('mart.address.street'),
      postal_code: say('mart.address.postalCode'),
      city: say('mart.address.city'),
      country: say('mart.address.country'),
      phone: say('mart.address.phone'),
    },
    send: async ({ phone, ...address }) => onSend({ ...address, ...(phone !== undefined && { phone }) }),
  });
  const name = [player.first_name, player.last_name].filter(Boolean).join(' ');
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <h2 className="title-card">{say('mart.address.title')}</h2>
      <fieldset disabled={busy} className="grid gap-x-3 sm:grid-cols-2">
        <Field {...field('name')} defaultValue={name} autoComplete="name" maxLength={100} />
        <Field {...field('street')} defaultValue={player.address ?? ''} autoComplete="street-address" maxLength={200} />
        <Field
          {...field('postal_code')}
          defaultValue={player.postal_code ?? ''}
          autoComplete="postal-code"
          maxLength={20}
        />
        <Field {...field('city')} defaultValue={player.city ?? ''} autoComplete="address-level2" maxLength={100} />
        <Select
          {...field('country')}
          options={countryChoices([...codes], tag, player.country)}
          defaultValue={player.country ?? ''}
          placeholder={say('profile.field.choose')}
          autoComplete="country"
        />
        <Field
          {...field('phone')}
          defaultValue={player.mobile_phone ?? ''}
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
        />
      </fieldset>
      <FormNote text={errors.form} />
      {children({ type: 'submit' })}
    </form>
  );
}
