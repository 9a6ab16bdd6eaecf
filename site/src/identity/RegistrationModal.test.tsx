import { toasts } from '@halley/ui/toasts.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { createFakeApi, refuse, refuseField } from '../query/testing/fake-api.ts';
import { keepPromoCode } from '../storage/index.ts';
import { clearDrafts, readDraft } from './drafts.ts';
import { RegistrationDialog } from './RegistrationModal.tsx';
import { country, currency, fields } from './testing/registration-answers.ts';
import { showModal } from './testing/show-modal.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('./captcha/index.ts', () => ({
  captcha: { prepare: () => {}, token: async (action: string) => `token for ${action}` },
}));
vi.mock('./device-fingerprint.ts', () => ({ deviceFingerprint: async () => 'f00' }));
vi.mock('./passwords/measure-strength.ts', () => ({ measureStrength: async () => 3 }));

beforeEach(() => {
  server.reset();
  queries.clear();
  clearDrafts();
  sessionStorage.clear();
  server.answers.listCountries = () => [country('CA', 'CAD'), country('DE', 'EUR'), country('EE', 'EUR', false)];
  server.answers.listCurrencies = () => [currency('CAD'), currency('EUR')];
  server.answers.readCurrentIp = () => ({ ip: '', country_code: 'CA', region_code: null, default_currency: 'CAD' });
  server.answers.readPlayerFields = () => fields();
  server.answers.readProject = () => ({ license: 'CW' });
  server.answers.readWelcomeOfferConfig = () => ({ stag: {}, geoIp: {} });
  server.answers.checkEmail = () => ({ errors: { message: 'IBIZA::VALID::ACCEPTED_EMAIL' }, suggestion: null });
  server.answers.register = () => ({ id: 7 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.list()) toasts.close(id);
});

const show = (path = '/registration', options = {}) => showModal(RegistrationDialog, path, options);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

async function toDetails(email = 'ada@example.com') {
  type('E-mail', email);
  type('Password', 'Comet-1986!');
  await press('Continue');
  await screen.findByLabelText('Country');
}

async function toConsents() {
  await toDetails();
  await press('Continue');
  await screen.findByLabelText('I am 18 or older.');
}

async function create() {
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
  await press('Create account');
}

describe('registration', () => {
  test('shows what an operator offers newcomers of a country, on the first step alone', async () => {
    const offer = { image: { src: '/media/1.webp', srcRetina: '/media/2.webp' }, title: 'Hello, comet' };
    server.answers.readWelcomeOfferConfig = () => ({ stag: {}, geoIp: { CA: offer } });
    await show();
    expect((await screen.findByRole('figure')).textContent).toBe('Hello, comet');
    expect(await toDetails().then(() => screen.queryByRole('figure'))).toBeNull();
  });

  test('goes through its steps, sends everything once, asks about a limit and goes on', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = 'stag=7_abc';
    const { address } = await show('/registration?redirect=%2Fprofile%2Fgifts');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await toConsents();
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
    await create();
    expect(await screen.findByRole('heading', { name: 'Set a deposit limit now?' })).toBeTruthy();
    expect(server.inputsOf('register')).toEqual([
      {
        body: {
          user: {
            email: 'ada@example.com',
            password: 'Comet-1986!',
            country: 'CA',
            currency: 'CAD',
            terms_acceptance: true,
            age_acceptance: true,
            receive_promos: false,
            acquisition: { stag: '7_abc' },
            captcha: 'token for REGISTRATION',
            dfpc: 'f00',
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          },
        },
      },
    ]);
    await press('Not now');
    await waitFor(() => expect(address()).toBe('/profile/gifts'));
  });

  test.each(['Set limits', 'Not now', 'Close'])(
    '[F-41] [PP-22] the question about a limit counts as asked after %s: the cashier does not ask again',
    async (answer) => {
      await show();
      await toConsents();
      await create();
      await screen.findByRole('button', { name: 'Not now' });
      expect(server.inputsOf('declineLimit')).toHaveLength(0);
      await press(answer);
      await waitFor(() => expect(server.inputsOf('declineLimit')).toHaveLength(1));
    },
  );

  test('both answers to the limit are buttons of one look, and neither is chosen beforehand', async () => {
    const { address } = await show();
    await toConsents();
    await create();
    const [set, decline] = await Promise.all(
      ['Set limits', 'Not now'].map((name) => screen.findByRole('button', { name })),
    );
    expect(set?.className).toBe(decline?.className);
    expect([set, decline]).not.toContain(document.activeElement);
    await press('Set limits');
    await waitFor(() => expect(address()).toBe('/profile/limits'));
  });

  test('closing the question about a limit is an answer: the player is in', async () => {
    const { address } = await show('/registration?redirect=%2Fprofile%2Fgifts');
    await toConsents();
    await create();
    await screen.findByRole('button', { name: 'Not now' });
    await press('Close');
    await waitFor(() => expect(address()).toBe('/profile/gifts'));
  });

  test('back keeps what was typed', async () => {
    await show();
    await toDetails();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } });
    expect(value('Currency')).toBe('EUR');
    await press('Back');
    expect([value('E-mail'), value('Password')]).toEqual(['ada@example.com', 'Comet-1986!']);
    await press('Continue');
    await screen.findByLabelText('Country');
    expect([value('Country'), value('Currency')]).toEqual(['DE', 'EUR']);
  });

  test('closing and opening again keeps it too, but not the password', async () => {
    const { unmount } = await show();
    await toDetails();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } });
    unmount();
    await show();
    expect([value('E-mail'), value('Password')]).toEqual(['ada@example.com', '']);
    expect(JSON.stringify([readDraft('registration'), readDraft('account')])).not.toContain('Comet');
    await toDetails();
    expect(value('Country')).toBe('DE');
  });

  test('the own country is first, and closed ones are not offered', async () => {
    server.answers.readCurrentIp = () => ({ country_code: 'DE', default_currency: 'EUR' });
    await show();
    await toDetails();
    const options = [...(screen.getByLabelText('Country') as HTMLSelectElement).options].map((option) => option.text);
    expect(options).toEqual(['Germany', 'Canada']);
  });

  test('the code of the link is shown, travels, and can be taken off', async () => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    const { unmount } = await show();
    expect(screen.getByText('Promo code COMET')).toBeTruthy();
    await toConsents();
    await create();
    await screen.findByRole('button', { name: 'Not now' });
    expect(server.inputsOf('register')[0]).toMatchObject({ body: { user: { deposit_bonus_code: 'COMET' } } });
    unmount();

    sessionStorage.setItem('depositPromocode', 'COMET');
    await show();
    await press('Remove the promo code');
    expect(screen.queryByText('Promo code COMET')).toBeNull();
    await toConsents();
    await create();
    expect(JSON.stringify(server.inputsOf('register')[1])).not.toContain('COMET');
  });

  test('[GUARD-10] a code that is kept only after the form has opened is shown and travels too', async () => {
    await show();
    act(() => keepPromoCode('?promo=LATE-1', { forget: false }));
    expect(screen.getByText('Promo code LATE-1')).toBeTruthy();
    await toConsents();
    await create();
    await screen.findByRole('button', { name: 'Not now' });
    expect(server.inputsOf('register')[0]).toMatchObject({ body: { user: { deposit_bonus_code: 'LATE-1' } } });
    // The address still says it: the account has it, so it is not kept again.
    keepPromoCode('?promo=LATE-1', { forget: false });
    expect(sessionStorage.getItem('depositPromocode')).toBeNull();
  });
});

describe('the address', () => {
  const leave = () => act(async () => fireEvent.blur(screen.getByLabelText('E-mail')));

  test('[API-41] is checked when it is left, once; a slip of the finger is mended with one press', async () => {
    server.answers.checkEmail = (input) => {
      const meant = (input.body as { email: string }).email === 'ada@gmial.com' ? 'ada@gmail.com' : null;
      return { errors: { message: 'IBIZA::VALID::ACCEPTED_EMAIL' }, suggestion: meant };
    };
    await show();
    type('E-mail', 'Ada@gmial.com');
    await leave();
    await leave();
    expect(server.inputsOf('checkEmail')).toEqual([{ body: { email: 'ada@gmial.com' } }]);
    await press('Did you mean ada@gmail.com?');
    expect(value('E-mail')).toBe('ada@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('a throw-away one is refused, also by who does not wait', async () => {
    server.answers.checkEmail = () => ({ errors: { message: 'IBIZA::INVALID::BLACKLISTED' }, suggestion: null });
    await show();
    type('E-mail', 'ada@trash.example');
    type('Password', 'Comet-1986!');
    await press('Continue');
    expect(await screen.findByText(/throw-away address/)).toBeTruthy();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  test('a risky one is warned about and passes', async () => {
    server.answers.checkEmail = () => ({ errors: { message: 'IBIZA::RISKY::NON_PERSONAL' }, suggestion: null });
    await show();
    type('E-mail', 'info@example.com');
    await leave();
    expect(screen.getByText(/several people read/)).toBeTruthy();
    await toDetails('info@example.com');
  });

  test('a check that does not answer is in nobody’s way', async () => {
    server.answers.checkEmail = refuse(503, { error: { code: 'UNAVAILABLE' } });
    await show();
    await toDetails();
  });

  test('what is no address is not asked about', async () => {
    await show();
    type('E-mail', 'nobody');
    await leave();
    expect(server.inputsOf('checkEmail')).toEqual([]);
  });
});

describe('what the server refuses', () => {
  test.each([
    ['an address that is taken', refuseField('email', 'taken'), 'Step 1 of 3', /There is an account with this e-mail/],
    ['a password everybody uses', refuseField('password', 'too_common'), 'Step 1 of 3', /Many people use this one/],
    ['a country we do not know', refuseField('country', 'not_supported'), 'Step 2 of 3', /do not know this country/],
    [
      'a closed region',
      refuse(451, { error: { code: 'REGION_RESTRICTED' } }),
      'Step 3 of 3',
      /Registration restricted/,
    ],
    ['a captcha', refuseField('base', 'captcha_invalid'), 'Step 3 of 3', /The check did not pass/],
    ['too many tries', refuse(429, { error: { code: 'RATE_LIMITED' } }), 'Step 3 of 3', /Too many tries/],
    ['maintenance', refuse(503, { error: { code: 'UNAVAILABLE' } }), 'Step 3 of 3', /working on the site/],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'Step 3 of 3', /No connection/],
  ])('%s is said in the step where it stands', async (_what, answer, step, text) => {
    server.answers.register = answer;
    await show();
    await toConsents();
    await create();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(step)).toBeTruthy();
  });

  test('after it was mended the account is made', async () => {
    server.answers.register = refuseField('email', 'taken');
    await show();
    await toConsents();
    await create();
    await screen.findByText(/There is an account with this e-mail/);
    server.answers.register = () => ({ id: 7 });
    await toDetails('ada2@example.com');
    await press('Continue');
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      true,
      false,
    ]);
    await press('Create account');
    expect(await screen.findByRole('button', { name: 'Not now' })).toBeTruthy();
  });
});

describe('what a licence demands besides', () => {
  beforeEach(() => {
    server.answers.readProject = () => ({ license: 'EE' });
    server.answers.readPlayerFields = () => fields('date_of_birth', 'personal_id_number', 'postal_code', 'state');
  });

  const birthday = (day: string, month: string, year: string) => {
    type('Day of birth', day);
    type('Month of birth', month);
    type('Year of birth', year);
  };

  test('[VALID-17] day, month and year must form a date that exists, of somebody old enough', async () => {
    await show();
    await toDetails();
    birthday('31', '02', '1990');
    await press('Continue');
    expect(screen.getByText('Date of birth is not a date that exists.')).toBeTruthy();
    birthday('28', '02', String(new Date().getFullYear() - 20));
    await press('Continue');
    expect(screen.getByText('Date of birth: you must be at least 21 years old.')).toBeTruthy();
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  });

  test('the postal code names the province, and everything travels', async () => {
    await show();
    await toDetails();
    birthday('07', '05', '1990');
    type('Personal ID number', '12345678901');
    type('Postal code', 'K1A 0B1');
    expect(value('State or province')).toBe('ON');
    await press('Continue');
    expect(screen.getByLabelText('I am 21 or older.')).toBeTruthy();
    await create();
    await screen.findByRole('button', { name: 'Not now' });
    expect(server.inputsOf('register')[0]).toMatchObject({
      body: {
        user: {
          date_of_birth: '1990-05-07',
          personal_id_number: '12345678901',
          postal_code: 'K1A 0B1',
          state: 'ON',
        },
      },
    });
  });

  test('a field that the server refuses is said at its place', async () => {
    await show();
    await toDetails();
    birthday('07', '05', '1990');
    type('Personal ID number', '12345678901');
    type('Postal code', 'K1A 0B1');
    await press('Continue');
    server.answers.register = refuseField('personal_id_number', 'personal_id');
    for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
    await press('Create account');
    expect(await screen.findByText('Personal ID number must have exactly 11 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Personal ID number'));
  });
});

describe('what the browser has kept', () => {
  function keep() {
    const kept = { type: 'password', id: 'kept@b.co', password: 'Comet-1986!' };
    const credentials = { get: vi.fn(async () => kept), store: vi.fn(async () => undefined) };
    vi.stubGlobal('PasswordCredential', class {});
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    return credentials;
  }

  test('logs in without a word where the visitor allows it', async () => {
    const credentials = keep();
    server.answers.signIn = () => ({ id: 7 });
    const { address } = await show('/registration?redirect=%2Fprofile');
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(credentials.get.mock.calls).toEqual([[{ password: true, mediation: 'silent' }]]);
  });

  test('[ERR-06] a failure sends the visitor to log-in', async () => {
    keep();
    server.answers.signIn = refuseField('login', 'invalid');
    const { address } = await show('/registration?redirect=%2Fprofile');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fprofile'));
  });

  test('[ERR-06] the Estonian licence does not: its notice is shown where the visitor is', async () => {
    keep();
    server.answers.signIn = refuse(403, { error: { code: 'EE_LICENSE_BLOCKED' } });
    const { address } = await show();
    expect(await screen.findByText(/Estonian licence/)).toBeTruthy();
    expect(address()).toBe('/registration');
  });
});
