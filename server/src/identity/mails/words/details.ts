import type { CorrectableField } from '@halley/contract';
import type { Language, MailWords } from '../../../kit/mail/index.ts';

/** Which details were changed, not what they say: a mail may be read by others. */
export const detailsChangedWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your details were changed',
    heading: 'Your details were changed',
    paragraphs: [
      'Our team changed these details of your account on {time}: {fields}.',
      'If you did not ask for it, or something is wrong, tell our support at once.',
    ],
    button: 'See my details',
  },
  de: {
    subject: 'Deine Angaben wurden geändert',
    heading: 'Deine Angaben wurden geändert',
    paragraphs: [
      'Unser Team hat am {time} diese Angaben deines Kontos geändert: {fields}.',
      'Hast du nicht darum gebeten oder stimmt etwas nicht, sag es sofort unserem Support.',
    ],
    button: 'Meine Angaben ansehen',
  },
  fr: {
    subject: 'Vos informations ont été modifiées',
    heading: 'Vos informations ont été modifiées',
    paragraphs: [
      'Notre équipe a modifié ces informations de votre compte le {time} : {fields}.',
      'Si vous ne l’avez pas demandé ou si quelque chose est inexact, prévenez tout de suite notre assistance.',
    ],
    button: 'Voir mes informations',
  },
  it: {
    subject: 'I tuoi dati sono stati modificati',
    heading: 'I tuoi dati sono stati modificati',
    paragraphs: [
      'Il nostro team ha modificato questi dati del tuo conto il {time}: {fields}.',
      'Se non l’hai chiesto tu o qualcosa non è corretto, avvisa subito la nostra assistenza.',
    ],
    button: 'Vedi i miei dati',
  },
  no: {
    subject: 'Opplysningene dine er endret',
    heading: 'Opplysningene dine er endret',
    paragraphs: [
      'Teamet vårt endret disse opplysningene på kontoen din {time}: {fields}.',
      'Har du ikke bedt om det, eller er noe feil, si fra til kundestøtten vår med en gang.',
    ],
    button: 'Se opplysningene mine',
  },
};

export const fieldNames: Record<Language, Record<CorrectableField, string>> = {
  en: {
    first_name: 'first name',
    last_name: 'last name',
    date_of_birth: 'date of birth',
    gender: 'gender',
    nickname: 'nickname',
    mobile_phone: 'phone number',
    address: 'street',
    postal_code: 'postal code',
    city: 'city',
    state: 'state or province',
    country: 'country',
    personal_id_number: 'personal ID number',
  },
  de: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    date_of_birth: 'Geburtsdatum',
    gender: 'Geschlecht',
    nickname: 'Spitzname',
    mobile_phone: 'Telefonnummer',
    address: 'Straße',
    postal_code: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland oder Provinz',
    country: 'Land',
    personal_id_number: 'Personenkennzahl',
  },
  fr: {
    first_name: 'prénom',
    last_name: 'nom',
    date_of_birth: 'date de naissance',
    gender: 'genre',
    nickname: 'pseudonyme',
    mobile_phone: 'numéro de téléphone',
    address: 'rue',
    postal_code: 'code postal',
    city: 'ville',
    state: 'État ou province',
    country: 'pays',
    personal_id_number: 'numéro d’identification personnel',
  },
  it: {
    first_name: 'nome',
    last_name: 'cognome',
    date_of_birth: 'data di nascita',
    gender: 'sesso',
    nickname: 'nickname',
    mobile_phone: 'numero di telefono',
    address: 'via',
    postal_code: 'codice postale',
    city: 'città',
    state: 'stato o provincia',
    country: 'paese',
    personal_id_number: 'numero di identificazione personale',
  },
  no: {
    first_name: 'fornavn',
    last_name: 'etternavn',
    date_of_birth: 'fødselsdato',
    gender: 'kjønn',
    nickname: 'kallenavn',
    mobile_phone: 'telefonnummer',
    address: 'gate',
    postal_code: 'postnummer',
    city: 'by',
    state: 'delstat eller provins',
    country: 'land',
    personal_id_number: 'personnummer',
  },
};
