import type { LimitPeriod, LimitType } from '@halley/contract';
import type { Language } from '../../kit/mail/index.ts';

interface Words {
  subject: string;
  heading: string;
  /** What is asked for: `{limit}` and, where it is a change, `{wish}`. */
  change: string;
  remove: string;
  /** `{delay}`. */
  waits: string;
  /** `{until}`. */
  link: string;
  nothing: string;
  button: string;
  footer: string;
  hours: string;
  minutes: string;
  types: Record<Exclude<LimitType, 'coolingoff' | 'selfexclusion'>, Partial<Record<LimitPeriod, string>>>;
}

/** A player asked for a looser limit. The mail says plainly that doing nothing is a good answer. */
export const words: Record<Language, Words> = {
  en: {
    subject: 'Confirm the change of your limit',
    heading: 'You asked for a looser limit',
    change: 'You asked to change your {limit} to {wish}.',
    remove: 'You asked to remove your {limit}.',
    waits: 'If you confirm, the change holds {delay} later. Until then your limit stays as it is.',
    link: 'The link works once and until {until}.',
    nothing: 'If you do nothing, your limit stays. You can take the wish back in your profile at any time.',
    button: 'Confirm the change',
    footer: 'You receive this mail because a limit of your account at Halley is to be changed.',
    hours: '{count} hours',
    minutes: '{count} minutes a session',
    types: {
      loss: { day: 'daily loss limit', week: 'weekly loss limit', month: 'monthly loss limit' },
      wager: { day: 'daily stake limit', week: 'weekly stake limit', month: 'monthly stake limit' },
      deposit: { day: 'daily deposit limit', week: 'weekly deposit limit', month: 'monthly deposit limit' },
      session: { day: 'session time' },
    },
  },
  de: {
    subject: 'Bestätige die Änderung deines Limits',
    heading: 'Du möchtest ein lockereres Limit',
    change: 'Du möchtest dein {limit} auf {wish} ändern.',
    remove: 'Du möchtest dein {limit} aufheben.',
    waits: 'Wenn du bestätigst, gilt die Änderung {delay} später. Bis dahin bleibt dein Limit, wie es ist.',
    link: 'Der Link gilt einmal und bis {until}.',
    nothing: 'Wenn du nichts tust, bleibt dein Limit. Im Profil kannst du den Wunsch jederzeit zurücknehmen.',
    button: 'Änderung bestätigen',
    footer: 'Du erhältst diese Mail, weil ein Limit deines Kontos bei Halley geändert werden soll.',
    hours: '{count} Stunden',
    minutes: '{count} Minuten je Sitzung',
    types: {
      loss: { day: 'tägliches Verlustlimit', week: 'wöchentliches Verlustlimit', month: 'monatliches Verlustlimit' },
      wager: { day: 'tägliches Einsatzlimit', week: 'wöchentliches Einsatzlimit', month: 'monatliches Einsatzlimit' },
      deposit: {
        day: 'tägliches Einzahlungslimit',
        week: 'wöchentliches Einzahlungslimit',
        month: 'monatliches Einzahlungslimit',
      },
      session: { day: 'Zeitlimit je Sitzung' },
    },
  },
  fr: {
    subject: 'Confirmez la modification de votre limite',
    heading: 'Vous avez demandé une limite plus souple',
    change: 'Vous avez demandé à faire passer votre {limit} à {wish}.',
    remove: 'Vous avez demandé à supprimer votre {limit}.',
    waits:
      'Si vous confirmez, la modification prendra effet {delay} plus tard. D’ici là, votre limite reste inchangée.',
    link: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
    nothing:
      'Si vous ne faites rien, votre limite reste en place. Vous pouvez retirer votre demande à tout moment dans votre profil.',
    button: 'Confirmer la modification',
    footer: 'Vous recevez ce message parce qu’une limite de votre compte Halley doit être modifiée.',
    hours: '{count} heures',
    minutes: '{count} minutes par session',
    types: {
      loss: {
        day: 'limite de pertes par jour',
        week: 'limite de pertes par semaine',
        month: 'limite de pertes par mois',
      },
      wager: {
        day: 'limite de mises par jour',
        week: 'limite de mises par semaine',
        month: 'limite de mises par mois',
      },
      deposit: {
        day: 'limite de dépôts par jour',
        week: 'limite de dépôts par semaine',
        month: 'limite de dépôts par mois',
      },
      session: { day: 'durée de session' },
    },
  },
  it: {
    subject: 'Conferma la modifica del tuo limite',
    heading: 'Hai chiesto un limite meno severo',
    change: 'Hai chiesto di portare il tuo {limit} a {wish}.',
    remove: 'Hai chiesto di togliere il tuo {limit}.',
    waits: 'Se confermi, la modifica vale {delay} dopo. Fino ad allora il limite resta com’è.',
    link: 'Il link funziona una sola volta, fino al {until}.',
    nothing: 'Se non fai nulla, il limite resta. Puoi ritirare la richiesta nel tuo profilo in ogni momento.',
    button: 'Conferma la modifica',
    footer: 'Ricevi questo messaggio perché un limite del tuo conto Halley sta per essere modificato.',
    hours: '{count} ore',
    minutes: '{count} minuti per sessione',
    types: {
      loss: {
        day: 'limite di perdita giornaliero',
        week: 'limite di perdita settimanale',
        month: 'limite di perdita mensile',
      },
      wager: {
        day: 'limite di puntata giornaliero',
        week: 'limite di puntata settimanale',
        month: 'limite di puntata mensile',
      },
      deposit: {
        day: 'limite di deposito giornaliero',
        week: 'limite di deposito settimanale',
        month: 'limite di deposito mensile',
      },
      session: { day: 'limite di tempo per sessione' },
    },
  },
  no: {
    subject: 'Bekreft endringen av grensen din',
    heading: 'Du har bedt om en romsligere grense',
    change: 'Du har bedt om å endre {limit} til {wish}.',
    remove: 'Du har bedt om å fjerne {limit}.',
    waits: 'Hvis du bekrefter, gjelder endringen {delay} senere. Til da er grensen som den er.',
    link: 'Lenken virker én gang, til {until}.',
    nothing: 'Gjør du ingenting, blir grensen stående. Du kan trekke ønsket tilbake i profilen når som helst.',
    button: 'Bekreft endringen',
    footer: 'Du får denne e-posten fordi en grense på kontoen din hos Halley skal endres.',
    hours: '{count} timer',
    minutes: '{count} minutter per økt',
    types: {
      loss: { day: 'den daglige tapsgrensen', week: 'den ukentlige tapsgrensen', month: 'den månedlige tapsgrensen' },
      wager: {
        day: 'den daglige innsatsgrensen',
        week: 'den ukentlige innsatsgrensen',
        month: 'den månedlige innsatsgrensen',
      },
      deposit: {
        day: 'den daglige innskuddsgrensen',
        week: 'den ukentlige innskuddsgrensen',
        month: 'den månedlige innskuddsgrensen',
      },
      session: { day: 'tidsgrensen for en økt' },
    },
  },
};
