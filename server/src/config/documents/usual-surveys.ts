import type { SurveysConfig } from '@halley/contract';

/** A survey to begin with. It is asked once an operator names it in `survey-config`. */
export const usualSurveys: SurveysConfig = {
  'first-impression': {
    title: {
      en: 'How do you like it here?',
      de: 'Wie gefällt es dir hier?',
      fr: 'Que pensez-vous de notre site ?',
      it: 'Come ti trovi da noi?',
      no: 'Hva synes du om siden?',
    },
    questions: [
      {
        id: 'recommend',
        kind: 'scale',
        text: {
          en: 'How likely are you to recommend Halley to a friend?',
          de: 'Wie wahrscheinlich ist es, dass du Halley weiterempfiehlst?',
          fr: 'Quelle est la probabilité que vous recommandiez Halley à un ami ?',
          it: 'Quanto è probabile che tu consigli Halley a un amico?',
          no: 'Hvor sannsynlig er det at du vil anbefale Halley til en venn?',
        },
        low: {
          en: 'Not at all',
          de: 'Gar nicht',
          fr: 'Pas du tout',
          it: 'Per niente',
          no: 'Ikke i det hele tatt',
        },
        high: {
          en: 'Very likely',
          de: 'Sehr wahrscheinlich',
          fr: 'Très probable',
          it: 'Molto probabile',
          no: 'Svært sannsynlig',
        },
      },
      {
        id: 'better',
        kind: 'choice',
        text: {
          en: 'What should we work on first?',
          de: 'Woran sollen wir zuerst arbeiten?',
          fr: 'Que devrions-nous améliorer en premier ?',
          it: 'Su cosa dovremmo lavorare per prima cosa?',
          no: 'Hva bør vi jobbe med først?',
        },
        choices: [
          { id: 'games', text: { en: 'The games', de: 'Die Spiele', fr: 'Les jeux', it: 'I giochi', no: 'Spillene' } },
          {
            id: 'payments',
            text: {
              en: 'Deposits and withdrawals',
              de: 'Ein- und Auszahlungen',
              fr: 'Les dépôts et les retraits',
              it: 'Depositi e prelievi',
              no: 'Innskudd og uttak',
            },
          },
          {
            id: 'limits',
            text: {
              en: 'Limits and safer play',
              de: 'Limits und sicheres Spielen',
              fr: 'Les limites et le jeu responsable',
              it: 'Limiti e gioco responsabile',
              no: 'Grenser og trygt spill',
            },
          },
          {
            id: 'support',
            text: { en: 'Support', de: 'Der Support', fr: 'L’assistance', it: 'L’assistenza', no: 'Kundeservice' },
          },
        ],
      },
      {
        id: 'words',
        kind: 'text',
        text: {
          en: 'Anything else? Please leave out names, addresses and payment details.',
          de: 'Sonst noch etwas? Bitte keine Namen, Adressen oder Zahlungsdaten.',
          fr: 'Autre chose ? Merci de ne pas indiquer de nom, d’adresse ni de données de paiement.',
          it: 'Altro? Non inserire nomi, indirizzi o dati di pagamento.',
          no: 'Noe annet? La navn, adresser og betalingsopplysninger stå utenfor.',
        },
      },
    ],
  },
};
