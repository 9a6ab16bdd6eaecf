import type { MethodFields, PaymentMethod } from '../api/payments-api.d.ts';

export function aMethod(changes: Partial<PaymentMethod> & { min?: number; max?: number | null } = {}): PaymentMethod {
  const { min = 10, max = 5000, ...rest } = changes;
  const id = rest.id ?? 'visa';
  return {
    id,
    brand: id,
    type: 'cards',
    provider: 'sandbox',
    title: id,
    description: null,
    iconSrc: null,
    translationKey: id,
    extraIcons: '',
    network: null,
    savedProfiles: [],
    isForSavedProfilesOnly: false,
    isProfileRequiredForCashout: false,
    termsOfService: {
      processingTime: { type: 'instant', value: null },
      commissions: { type: 'none', value: null },
      restrictions: { minAmountValue: min, maxAmountValue: max, amountCurrencyCode: 'EUR' },
    },
    ...rest,
  };
}

export function someFields(changes: Partial<MethodFields> = {}): MethodFields {
  return {
    amountField: { min: 10, max: 5000, step: 10, presets: [20, 50, 100, 200], proposed: 100 },
    methodFields: [],
    playerFields: [],
    isSubmitAvailable: true,
    ...changes,
  };
}
