import { createPaymentsApi } from './create-payments-api.ts';

// Whoever was here first stays: a house may have brought another one with the page.
window.PaymentsAPI ??= createPaymentsApi();
