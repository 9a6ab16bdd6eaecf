/** What a newcomer goes through. The last comes when the account is open already. */
export const formSteps = ['start', 'details', 'consents'] as const;
export type FormStep = (typeof formSteps)[number];
export type Step = FormStep | 'limit';

const fieldsOf: Record<Exclude<FormStep, 'details'>, readonly string[]> = {
  start: ['email', 'password'],
  consents: ['terms_acceptance', 'age_acceptance', 'receive_promos'],
};

/** Where a field stands; every field that is not the account's own or a consent is one of the details. */
export function stepOfField(field: string): FormStep {
  if (fieldsOf.start.includes(field)) return 'start';
  return fieldsOf.consents.includes(field) ? 'consents' : 'details';
}

/** The first step in which one of these fields stands. */
export function firstStepOf(fields: readonly string[]): FormStep | undefined {
  return formSteps.find((step) => fields.some((field) => stepOfField(field) === step));
}

export function stepBefore(step: Step): FormStep | undefined {
  return step === 'limit' ? undefined : formSteps[formSteps.indexOf(step) - 1];
}

export function stepAfter(step: FormStep): Step {
  return formSteps[formSteps.indexOf(step) + 1] ?? 'limit';
}
