import {
  type Licence,
  type PlayerFields,
  type ProviderContext,
  profileFields,
  providerContexts,
} from '@halley/contract';
import { minimumAge, statesOf } from '@halley/contract/validation';

/** Whose fields are asked for: what must be filled depends on the licence, the country and the kind of money. */
export interface FieldsSubject {
  licence: Licence;
  country: string | null;
  /** True where the selected wallet is fiat: those players need a whole profile before the cashbox opens. */
  isFiat: boolean;
}

/** Live tables show a name to others and check it; the rest only need to know age and country. */
const liveProviders: readonly string[] = ['authentic', 'evolution', 'playtech'];

const providerFields = Object.fromEntries(
  providerContexts.map((provider) => [
    provider,
    liveProviders.includes(provider)
      ? ['first_name', 'last_name', 'nickname', 'date_of_birth', 'country']
      : ['date_of_birth', 'country'],
  ]),
) as Record<ProviderContext, string[]>;

const account = ['email', 'password', 'country', 'currency', 'terms_acceptance', 'age_acceptance'];
const wholeProfile = profileFields.filter((field) => field !== 'id');
/** As a form asks for it: the phone comes last. */
const personal = [...wholeProfile.filter((field) => field !== 'mobile_phone'), 'mobile_phone'];

/** What a licence asks of a newcomer besides the account itself. */
const registrationByLicence: Readonly<Record<Licence, readonly string[]>> = {
  CW: [],
  GCB: [],
  EE: ['first_name', 'last_name', 'date_of_birth', 'personal_id_number'],
};

/** Personal fields that an account under this licence has from its first day. */
export function registrationDetails(licence: Licence): readonly string[] {
  return registrationByLicence[licence];
}

const name = { type: 'text', length: { minimum: 1, maximum: 50 } } as const;

/** The personal fields and which of them each context demands: `/api/info/player_fields`. */
export function playerFieldsFor(subject: FieldsSubject): PlayerFields {
  const { licence, country, isFiat } = subject;
  const states = statesOf[country ?? ''];
  const edition = [...personal, ...(states ? ['state'] : []), ...(licence === 'EE' ? ['personal_id_number'] : [])];
  const cashbox = isFiat ? [...wholeProfile, ...(states ? ['state'] : [])] : [];
  const banks = ['first_name', 'last_name', 'country', 'city', 'address', 'postal_code'];
  return {
    fields: [
      { field: 'email', type: 'email', once_set: true, length: { maximum: 254 } },
      { field: 'password', type: 'password', length: { minimum: 8, maximum: 128 } },
      { field: 'currency', type: 'select' },
      { field: 'terms_acceptance', type: 'checkbox' },
      { field: 'age_acceptance', type: 'checkbox' },
      { field: 'first_name', ...name, once_set: true },
      { field: 'last_name', ...name, once_set: true },
      { field: 'nickname', type: 'text', length: { minimum: 3, maximum: 15 } },
      {
        field: 'date_of_birth',
        type: 'date',
        once_set: true,
        age: { min: { default: minimumAge({ licence, country }) } },
      },
      { field: 'gender', type: 'select', once_set: true, inclusion: { in: ['m', 'f'] } },
      { field: 'country', type: 'select', once_set: true },
      { field: 'city', type: 'text', length: { minimum: 1, maximum: 100 } },
      { field: 'address', type: 'text', length: { minimum: 1, maximum: 200 } },
      { field: 'postal_code', type: 'text', length: { minimum: 1, maximum: 20 } },
      ...(states ? [{ field: 'state', type: 'select', inclusion: { in: [...states] } }] : []),
      { field: 'mobile_phone', type: 'phone', length: { minimum: 8, maximum: 30 } },
      { field: 'personal_id_number', type: 'text', once_set: true, length: { minimum: 11, maximum: 11 } },
      { field: 'iban', type: 'text', length: { minimum: 1, maximum: 42 } },
      { field: 'receive_promos', type: 'checkbox' },
      { field: 'receive_sms_promos', type: 'checkbox' },
      { field: 'receive_promos_via_phone_calls', type: 'checkbox' },
      { field: 'agreed_to_partner_promotions', type: 'checkbox' },
    ],
    contexts: {
      registration: [...account, ...registrationByLicence[licence]],
      deposit: cashbox,
      cashout: [...cashbox],
      edition,
      ...providerFields,
      payment_systems: {
        cards: { base: { deposit: ['first_name', 'last_name'], cashout: banks } },
        bank_transfer: { base: { deposit: banks, cashout: banks } },
        direct: { base: { deposit: ['first_name', 'last_name'], cashout: ['first_name', 'last_name'] } },
        voucher: { base: { deposit: [], cashout: banks } },
        crypto: { base: { deposit: [], cashout: ['country'] } },
      },
    },
  };
}

/** Fields a player may change in `edition` although nobody demands them. */
const optionalInEdition = [
  'nickname',
  'gender',
  'state',
  'personal_id_number',
  'iban',
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
];

/** Which fields may be sent and which of them may not be empty; undefined for a context nobody knows. */
export function contextOf(
  { contexts }: PlayerFields,
  context: string,
): { editable: readonly string[]; required: readonly string[] } | undefined {
  const required: unknown = Object.hasOwn(contexts, context) ? contexts[context as keyof typeof contexts] : undefined;
  if (!Array.isArray(required)) return undefined;
  // An account is opened once: what `registration` asks beyond personal fields is not changed here.
  const fields = required.filter((field: string) => !account.includes(field) || field === 'country');
  return { editable: context === 'edition' ? [...fields, ...optionalInEdition] : fields, required: fields };
}
