import type { CorrectableField } from '@halley/contract';
import { type Language, languageOfLocale, layOutMail, type MailWords } from '../../kit/mail/index.ts';
import type { Device } from '../sessions/describe-device.ts';
import { confirmWords } from './words/confirm.ts';
import { detailsChangedWords, fieldNames } from './words/details.ts';
import { passkeyAddedWords, passkeyRemovedWords } from './words/passkey.ts';
import { passwordChangedWords, resetWords } from './words/password.ts';
import { providerConnectedWords, providerDisconnectedWords } from './words/provider.ts';
import { twoFactorOffWords, twoFactorOnWords, twoFactorResetWords } from './words/second-factor.ts';
import { lockedWords, newDeviceWords, signedOutWords } from './words/sign-in.ts';

interface Reader {
  /** The player's locale. */
  language: string;
  publicUrl: string;
}

type Moment = Reader & { at: Date };

/** Where the buttons lead. Tokens stand in the query, as the pages expect them. */
const security = '/profile/security';

export const confirmMail = ({ token, ...reader }: Reader & { token: string }) =>
  write(confirmWords, reader, { path: `/confirmation?confirmation_token=${token}`, why: opened });

export const resetMail = ({ token, ...reader }: Reader & { token: string }) =>
  write(resetWords, reader, { path: `/new-password?reset_password_token=${token}` });

export const lockedMail = ({ token, ...reader }: Reader & { token: string }) =>
  write(lockedWords, reader, { path: `/login?unlock_token=${token}` });

export const passwordChangedMail = (moment: Moment) => write(passwordChangedWords, moment, { path: '/remind' });

export const twoFactorMail = ({ isOn, ...moment }: Moment & { isOn: boolean }) =>
  write(isOn ? twoFactorOnWords : twoFactorOffWords, moment, { path: security });

export const twoFactorResetMail = (moment: Moment) => write(twoFactorResetWords, moment, { path: security });

export const signedOutMail = (moment: Moment) => write(signedOutWords, moment, { path: '/remind' });

export function detailsChangedMail({ fields, ...moment }: Moment & { fields: readonly CorrectableField[] }) {
  const language = languageOfLocale(moment.language);
  const names = fields.map((field) => fieldNames[language][field]).join(', ');
  return write(detailsChangedWords, moment, { path: '/profile', values: { fields: names } });
}

export const passkeyAddedMail = ({ name, ...moment }: Moment & { name: string }) =>
  write(passkeyAddedWords, moment, { path: security, values: { name } });

export const passkeyRemovedMail = ({ name, ...moment }: Moment & { name: string }) =>
  write(passkeyRemovedWords, moment, { path: security, values: { name } });

export const providerMail = ({ change, name, ...moment }: Moment & { change: 'added' | 'removed'; name: string }) =>
  write(change === 'added' ? providerConnectedWords : providerDisconnectedWords, moment, {
    path: security,
    values: { name },
  });

export function newDeviceMail({ device, country, ...moment }: Moment & { device: Device; country: string }) {
  const language = languageOfLocale(moment.language);
  const names = [device.browser, device.system].filter((name) => name !== undefined);
  return write(newDeviceWords, moment, {
    path: security,
    values: { device: names.join(', ') || unknownDevice[language], country: countryIn(language, country) },
  });
}

interface Particulars {
  path: string;
  values?: Record<string, string>;
  why?: Record<Language, string>;
}

function write(
  letters: Record<Language, MailWords>,
  reader: Reader & { at?: Date },
  { path, values = {}, why = concerns }: Particulars,
) {
  const language = languageOfLocale(reader.language);
  const { button, paragraphs, ...letter } = letters[language];
  const all: Record<string, string> = { ...values, ...(reader.at && { time: timeIn(language, reader.at) }) };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (hole, name: string) => all[name] ?? hole);
  return layOutMail({
    language,
    ...letter,
    paragraphs: paragraphs.map(fill),
    button: button === undefined ? undefined : { label: button, url: new URL(path, reader.publicUrl).toString() },
    footer: why[language],
  });
}

/** We do not know the reader's time zone, so the zone is written beside the time. */
function timeIn(language: Language, at: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language === 'no' ? 'nb' : language, style).format(at)} UTC`;
}

function countryIn(language: Language, code: string): string {
  return new Intl.DisplayNames(language === 'no' ? 'nb' : language, { type: 'region' }).of(code) ?? code;
}

const unknownDevice: Record<Language, string> = {
  en: 'unknown device',
  de: 'unbekanntes Gerät',
  fr: 'appareil inconnu',
  it: 'dispositivo sconosciuto',
  no: 'ukjent enhet',
};

const concerns: Record<Language, string> = {
  en: 'You get this mail because it concerns the safety of your account at Halley. We never ask for your password.',
  de: 'Du bekommst diese Mail, weil sie die Sicherheit deines Kontos bei Halley betrifft. Wir fragen nie nach deinem Passwort.',
  fr: 'Vous recevez ce courriel parce qu’il concerne la sécurité de votre compte Halley. Nous ne demandons jamais votre mot de passe.',
  it: 'Ricevi questa e-mail perché riguarda la sicurezza del tuo conto Halley. Non chiediamo mai la tua password.',
  no: 'Du får denne e-posten fordi den gjelder sikkerheten til kontoen din hos Halley. Vi spør aldri om passordet ditt.',
};

const opened: Record<Language, string> = {
  en: 'You get this mail because an account was opened with this address. If that was not you, tell our support.',
  de: 'Du bekommst diese Mail, weil mit dieser Adresse ein Konto eröffnet wurde. Warst du das nicht, sag es unserem Support.',
  fr: 'Vous recevez ce courriel parce qu’un compte a été ouvert avec cette adresse. Si ce n’était pas vous, écrivez à notre assistance.',
  it: 'Ricevi questa e-mail perché è stato aperto un conto con questo indirizzo. Se non sei stato tu, avvisa la nostra assistenza.',
  no: 'Du får denne e-posten fordi en konto ble åpnet med denne adressen. Var det ikke deg, si fra til kundestøtten vår.',
};
